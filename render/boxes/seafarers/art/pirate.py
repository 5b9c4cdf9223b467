"""The pirate: a black ship seen from the front, as unlike the robber as can be."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point

HULL: tuple[Point, ...] = (
    (-44, 12), (-36, 17), (34, 17), (46, 8), (38, 32), (28, 42), (-26, 42), (-36, 32),
)  # fmt: skip
SAIL: tuple[Point, ...] = (
    (-27, -46), (28, -46), (33, -28), (31, -6), (26, 6), (-27, 6), (-22, -10), (-22, -30),
)  # fmt: skip
BONE = "pale"


def pirate(pen: Pen, name: str) -> None:
    """A black hull under a black sail with a skull."""
    with pen.moved((0, 6), 0.86):
        _ship(pen)


def _ship(pen: Pen) -> None:
    for colour, wide in (("pale", 14), ("night", 7)):
        pen.polygon(HULL, colour, colour, wide)
        pen.polygon(SAIL, colour, colour, wide)
        pen.line([(0, -58), (0, 20)], colour, wide)
    pen.polygon(HULL, "#4a2a1c")
    pen.line([(-38, 22), (39, 22)], "hot", 6)
    for x in (-22, -4, 14):
        pen.disc((x, 33), 4.4, "gold")
    pen.polygon(SAIL, "#2b2e38")
    pen.polygon([(0, -58), (24, -53), (0, -48)], "hot")
    skull(pen, (4, -22), 1.0)


def skull(pen: Pen, at: Point, size: float) -> None:
    """A skull over two bones."""
    with pen.moved(at, size):
        for side in (-1, 1):
            pen.line([(-17 * side, 6), (17 * side, 20)], BONE, 5)
            for end in ((-17 * side, 6), (17 * side, 20)):
                pen.disc(end, 4, BONE)
        pen.disc((0, -4), 14.5, BONE)
        pen.box(-8, 4, 8, 15, 3, BONE)
        for x in (-5.6, 5.6):
            pen.oval((x, -4), 4.2, 5, "night")
        pen.polygon([(0, 2), (2.6, 7), (-2.6, 7)], "night")
