"""Pieces, larger and flatter than the classic ones, with larger marks."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point
from render.themes.classic.marks import mark
from render.themes.classic.pieces import REACH, ends
from render.themes.classic.spread import between

HOUSE: tuple[Point, ...] = ((-28, -6), (0, -34), (28, -6), (28, 24), (-28, 24))
TOWN: tuple[Point, ...] = (
    (-42, -16), (-20, -46), (2, -16), (2, -10), (42, -10), (42, 32), (-42, 32),
)  # fmt: skip
OTHER: tuple[Point, ...] = ((-26, -26), (26, -26), (26, 26), (-26, 26))
MARKS: dict[str, tuple[tuple[Point, float], ...]] = {
    "settlement": (((0, 3), 14),),
    "city": (((-20, 6), 14), ((22, 11), 12)),
}
"""The position and size of a piece's marks."""


def route(pen: Pen, piece: str, seat: str, slope: int) -> None:
    """A broad road with its marks; an unknown kind is drawn as a shorter hull."""
    one, other = ends(slope, REACH if piece == "road" else REACH * 0.7)
    pen.line([one, other], "pale", 34)
    pen.line([one, other], "ink", 29)
    pen.line([one, other], seat, 22)
    for share in (0.12, 0.5, 0.88):
        mark(pen, seat, between(one, other, share), 8, f"{seat}.on", seat)


def gold(pen: Pen, slope: int) -> None:
    """The rim under a road of the longest route."""
    line = ends(slope, REACH + 8)
    pen.line(line, "ink", 54)
    pen.line(line, "gold", 48)


def building(pen: Pen, piece: str, seat: str, look: int = 0) -> None:
    """A house, a house with a tower, or a block for an unknown kind."""
    outline = {"settlement": HOUSE, "city": TOWN}.get(piece, OTHER)
    pen.polygon(outline, "pale", "pale", 18)
    pen.polygon(outline, "ink", "ink", 10)
    pen.polygon(outline, seat)
    for at, size in MARKS.get(piece, (((0, 0), 14),)):
        mark(pen, seat, at, size, f"{seat}.on", seat)
