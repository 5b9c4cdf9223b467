"""Oxcarts, seen from above: which way they go, and whose they are."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point
from render.themes.classic import pieces
from render.themes.classic.marks import mark
from render.themes.classic.pieces import REACH, along, ends

HIDE, FACE, HORN = "#8a4b24", "#643214", "#fff6dc"
PLANK, RIM = "#b98546", "#4a2c12"


def route(pen: Pen, piece: str, seat: str, slope: int) -> None:
    """An oxcart on its track; all else as the classic theme has it."""
    if piece == "road":
        cart(pen, seat, slope)
    else:
        pieces.route(pen, piece, seat, slope)


def cart(pen: Pen, seat: str, slope: int) -> None:
    """A track in the owner's colour, and a cart on it with an ox before it."""
    for colour, wide in (("pale", 24), ("ink", 20), (seat, 14)):
        pen.line(ends(slope, REACH + 2), colour, wide)
    bed = _box(slope, -37, 16, 15)
    beast = _box(slope, 24, 45, 8)
    for colour, wide in (("pale", 13), ("ink", 8)):
        pen.polygon(bed, colour, colour, wide)
        pen.polygon(beast, colour, colour, wide)
    for far in (-25, 3):
        for side in (-1, 1):
            pen.line([along(slope, far - 7, 17.5 * side), along(slope, far + 7, 17.5 * side)],
                     "ink", 9)  # fmt: skip
            pen.line([along(slope, far - 5, 17.5 * side), along(slope, far + 5, 17.5 * side)],
                     PLANK, 4)  # fmt: skip
    pen.line([along(slope, 8, 0), along(slope, 26, 0)], RIM, 5)
    pen.polygon(bed, seat, RIM, 3)
    pen.line([along(slope, -34, -11), along(slope, 13, -11)], f"{seat}.light", 3)
    pen.line([along(slope, 25, 0), along(slope, 38, 0)], HIDE, 15)
    pen.line([along(slope, 27, 0), along(slope, 33, 0)], seat, 13)
    pen.line([along(slope, 43, 0), along(slope, 47, 0)], FACE, 9)
    horns = [along(slope, 46, -11), along(slope, 41, -7), along(slope, 41, 7), along(slope, 46, 11)]
    pen.line(horns, "ink", 6.5)
    pen.line(horns, HORN, 3.6)
    mark(pen, seat, along(slope, -11, 0), 10, f"{seat}.on", seat)


def _box(slope: int, start: float, end: float, half: float) -> list[Point]:
    """The corners of a box along an edge."""
    return [along(slope, *c) for c in ((start, -half), (end, -half), (end, half), (start, half))]
