"""Ships along their edges, and the sea routes between two hexes of sea."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point
from render.themes.classic.marks import mark
from render.themes.classic.pieces import along, ends
from render.themes.classic.spread import between

LONG, HALF = 53, 16
"""Half the length and half the width of a hull, in pixels at unit 1."""
SAIL: tuple[Point, ...] = (
    (-20, -31), (-7, -34), (8, -33), (20, -29), (25, -17), (25, -2), (19, 13),
    (6, 10), (-8, 10), (-20, 14), (-16, -1), (-15, -17),
)  # fmt: skip
"""The outline of a full sail, for ships in any direction."""
DECK = "#c8924f"


def ship(pen: Pen, piece: str, seat: str, slope: int) -> None:
    """A hull along the edge, pointed at both ends, and a large sail with the owner's mark."""
    hull = _hull(slope, LONG, HALF)
    for colour, wide in (("pale", 12), ("ink", 7)):
        pen.polygon(hull, colour, colour, wide)
        pen.polygon(SAIL, colour, colour, wide)
    pen.polygon(hull, f"{seat}.dark")
    pen.polygon(_hull(slope, LONG - 9, HALF - 5), DECK)
    pen.polygon(SAIL, "ink", "ink", 7)
    pen.polygon(SAIL, seat)
    pen.polygon(
        [SAIL[0], *SAIL[:-4:-1], (-13, 11), (-8, -1), (-8, -19), (-12, -31)], f"{seat}.light"
    )
    mark(pen, seat, (5, -10), 11, f"{seat}.on", seat)


def _hull(slope: int, reach: float, half: float) -> list[Point]:
    """The outline of a hull: broad for most of its length, pointed at both ends."""
    steps = [i / 8 for i in range(-8, 9)]
    one = [along(slope, reach * t, -half * (1 - abs(t) ** 2.6)) for t in steps]
    return one + [along(slope, reach * t, half * (1 - abs(t) ** 2.6)) for t in reversed(steps)]


def seaway(pen: Pen, slope: int) -> None:
    """A dashed line where a ship can be built."""
    one, other = ends(slope, 50)
    for i in range(5):
        start, end = i / 5 + 0.04, i / 5 + 0.16
        pen.line([between(one, other, start), between(one, other, end)], "seaway", 5)
