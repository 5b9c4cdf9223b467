"""Boats of bound reeds, seen from above, on paths that a river crosses."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point
from render.themes.classic.marks import mark
from render.themes.classic.pieces import along

REED, BAND, CORD = "#d9c065", "#a98a34", "#6f5716"


def boat(pen: Pen, piece: str, seat: str, slope: int) -> None:
    """A boat of bound reeds with both ends drawn up, its deck in the owner's color."""
    hull = _lens(slope, 52, 19)
    for colour, wide in (("pale", 12), ("ink", 7)):
        pen.polygon(hull, colour, colour, wide)
    pen.polygon(hull, REED)
    for far in (-42, -37, 37, 42):
        half = 19 * (1 - (far / 52) ** 2) * 0.8
        pen.line([along(slope, far, -half), along(slope, far, half)], CORD, 3)
    pen.polygon(_lens(slope, 37, 17.5), BAND)
    pen.polygon(_lens(slope, 35, 15.5), seat)
    for side in (-1, 1):
        pen.disc(along(slope, 49 * side, 0), 5.5, "ink")
        pen.disc(along(slope, 49 * side, 0), 3.4, CORD)
    mark(pen, seat, (0, 0), 9, f"{seat}.on", seat)


def _lens(slope: int, reach: float, half: float) -> list[Point]:
    """The outline of a boat along an edge: broad in the middle, pointed at both ends."""
    steps = [i / 10 for i in range(-10, 11)]
    one = [along(slope, reach * t, -half * (1 - t * t)) for t in steps]
    return one + [along(slope, reach * t, half * (1 - t * t)) for t in reversed(steps)]
