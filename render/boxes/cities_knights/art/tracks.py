"""
The three tracks: a sign each, and the level that a seat has reached.

They differ by shape as well as by color: a bale of cloth, a coin, a sheet of paper.
"""

from __future__ import annotations

from collections.abc import Callable

from render.pen import Pen
from render.shapes import Point

BALE: tuple[Point, ...] = (
    (-24, -16), (-16, -24), (16, -24), (24, -16), (24, 16), (16, 24), (-16, 24), (-24, 16),
)  # fmt: skip
ON = {"trade": "ink", "politics": "pale", "science": "pale"}
"""The color of writing on each."""
SHEET: tuple[Point, ...] = ((-22, -24), (10, -24), (22, -12), (22, 24), (-22, 24))


def shape(pen: Pen, track: str, fill: str, line: str, wide: float, rim: str = "") -> None:
    """The outline of a *track*, filled; *rim* is drawn around it, if given."""
    for colour, more in ((rim, 9.0), (line, 0.0)):
        if not colour:
            continue
        if track == "politics":
            pen.disc((0, 0), 25 + wide / 2 + more / 2, colour)
        else:
            outline = BALE if track == "trade" else SHEET
            pen.polygon(outline, colour, colour, wide + more)
    if track == "politics":
        pen.disc((0, 0), 25 - wide / 2, fill)
    else:
        pen.polygon(BALE if track == "trade" else SHEET, fill)
    if track == "science":
        pen.polygon([(10, -24), (22, -12), (10, -12)], line)


def level(pen: Pen, track: str, reached: int, is_crowned: bool) -> None:
    """The level on its sign, pale at zero; with gold around it for the metropolis owner."""
    fill = f"track.{track}" if reached else "paper"
    rim = "gold" if is_crowned else ""
    with pen.moved((0, 0), 0.9 if is_crowned else 1.0):
        if is_crowned:
            shape(pen, track, fill, "gold.dark", 11)
        shape(pen, track, fill, "ink", 4, rim)
    pen.text((0, 0), str(reached), 53, ON[track] if reached else "grey")


def pips(pen: Pen, track: str, reached: int) -> None:
    """Five steps side by side, the reached ones filled."""
    for i in range(5):
        x = (i - 2) * 58
        is_there = i < reached
        pen.box(x - 25, -25, x + 25, 25, 10, "ink")
        fill = f"track.{track}" if is_there else "paper.dark"
        pen.box(x - 21, -21, x + 21, 21, 7, fill)
        colour = ON[track] if is_there else "grey"
        pen.text((x, 0), str(i + 1), 40, colour)


def row(pen: Pen, track: str) -> None:
    """The background of a track's row in a hand."""
    pen.box(-784, -76, 784, 76, 22, "ink")
    pen.box(-779, -71, 779, 71, 18, "ivory")
    pen.box(-779, -71, -764, 71, 6, f"track.{track}")


def sign(pen: Pen, track: str) -> None:
    """A track's sign with an emblem of its material: a thread, a crown, a line of writing."""
    shape(pen, track, f"track.{track}", "ink", 4)
    FILLS[track](pen, ON[track])


def _thread(pen: Pen, colour: str) -> None:
    for y in (-11, 0, 11):
        pen.line([(-14, y), (14, y)], colour, 5)


def _crown(pen: Pen, colour: str) -> None:
    pen.polygon([(-14, 10), (-15, -8), (-7, 0), (0, -13), (7, 0), (15, -8), (14, 10)], colour)


def _flask(pen: Pen, colour: str) -> None:
    pen.polygon([(-5, -12), (5, -12), (5, -2), (14, 16), (-14, 16), (-5, -2)], colour)


FILLS: dict[str, Callable[[Pen, str], None]] = {
    "trade": _thread,
    "politics": _crown,
    "science": _flask,
}
