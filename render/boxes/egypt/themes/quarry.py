"""Quarry: terraces cut into pale rock, and blocks ready to be hauled."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point

FLOORS = ("#c2bcae", "#b3ac9d", "#a69f90", "#989182")
WALL, CREVICE, DUST = "#857e70", "#6c665a", "#cfc9bc"
FRONT, TOP, SIDE, LINE = "#a9a498", "#dedad0", "#7f7a6f", "#45413a"
RED, RED_TOP, RED_SIDE = "#b98a78", "#dcb4a2", "#8f6353"
BLOCKS = ((-52, -70, 1.0), (50, -74, 0.9), (-80, 18, 0.92), (78, 14, 0.95), (-42, 84, 0.9),
          (44, 86, 1.02))  # fmt: skip
"""The position and scale of each block."""


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), FLOORS[0])
    for colour, y in zip(FLOORS[1:], (-52, 18, 62), strict=True):
        edge = _ledge(chance, y)
        pen.polygon([*edge, (130, 140), (-130, 140)], WALL)
        pen.line(edge, DUST, 3)
        pen.polygon([*((x, h + 15) for x, h in edge), (130, 140), (-130, 140)], colour)
        for cut in range(-110, 120, 27):
            pen.line([(cut, y + 4), (cut + chance.uniform(-3, 3), y + 13)], CREVICE, 2.4)
    for _ in range(15):
        with pen.moved((chance.uniform(-95, 95), chance.uniform(-100, 105))):
            pen.polygon([(-5, 3), (-2, -3), (4, -2), (6, 3)], CREVICE)
    for i, (x, y, size) in enumerate(BLOCKS):
        spot = (x + chance.uniform(-5, 5), y + chance.uniform(-4, 4))
        block(pen, spot, size, is_red=i == 1)
        if i % 2 == 0:
            block(pen, (spot[0] + 3, spot[1] - 21 * size), size * 0.8)


def _ledge(chance: Random, y: float) -> list[Point]:
    """The edge of a terrace: straight cuts, a step here and there."""
    points: list[Point] = []
    x, height = -130.0, y
    while x < 130:
        wide = chance.uniform(34, 62)
        points += [(x, height), (x + wide, height)]
        x, height = x + wide, y + chance.choice((-7, 0, 7))
    return points


def block(pen: Pen, at: Point, size: float, *, is_red: bool = False) -> None:
    """A dressed block, seen a little from above."""
    front, top, side = (RED, RED_TOP, RED_SIDE) if is_red else (FRONT, TOP, SIDE)
    with pen.moved(at, size):
        pen.oval((4, 17), 34, 6, CREVICE)
        pen.polygon([(-27, -6), (-16, -17), (30, -17), (30, 6), (20, 17), (-27, 17)], front, LINE,
                    3.4)  # fmt: skip
        pen.polygon([(-27, -6), (-16, -17), (30, -17), (20, -6)], top)
        pen.polygon([(20, -6), (30, -17), (30, 6), (20, 17)], side)
        pen.line([(-20, 2), (-10, 2)], side, 2.6)
        pen.line([(2, 9), (12, 9)], side, 2.6)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """Three blocks, the sign of stone; *size* is half its height."""
    with pen.moved(at, size / 38):
        block(pen, (-22, 15), 0.86)
        block(pen, (23, 15), 0.86)
        block(pen, (1, -13), 0.92)
