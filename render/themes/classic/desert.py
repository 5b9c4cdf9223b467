"""Desert: dunes, cacti and stones."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import ridge

DUNES = ("#f3dfa4", "#ecd393", "#e5c883", "#dfbf77")
CREST, STONE = "#c9a55c", "#b59a6a"
GREEN, DARK = "#4d9a4a", "#2c6b35"
BONE, OLD, HOLLOW = "#fbf3df", "#8d7a55", "#5c4a2c"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), DUNES[0])
    for colour, height in zip(DUNES[1:], (-58, 2, 60), strict=True):
        line = ridge(chance, height, 17)
        pen.polygon([*line, (130, 140), (-130, 140)], colour)
        pen.line(line, CREST, 2.6)
        for shift in (14, 26):
            part = [(px, py + shift) for px, py in line][3 + shift // 4 : 18 + shift // 4]
            pen.line(part, CREST, 1.8)
    for _ in range(6):
        x, y = chance.uniform(-85, 85), chance.uniform(-85, 90)
        pen.oval((x, y + 2), 8, 4.5, CREST)
        pen.oval((x - 1, y), 7, 4.5, STONE)
    cactus(pen, (-36, 8), 1.25)
    cactus(pen, (50, 66), 0.95)
    skull(pen, (30, -52), 1.0)


def cactus(pen: Pen, foot: Point, size: float) -> None:
    """A cactus; *foot* is its foot."""
    arms: tuple[list[Point], ...] = (
        [(0, 0), (0, -52)],
        [(0, -20), (-18, -20), (-18, -38)],
        [(0, -14), (17, -14), (17, -34)],
    )
    with pen.moved(foot, size):
        pen.oval((8, 2), 24, 5, CREST)
        for arm in arms:
            pen.line(arm, DARK, 13)
        for arm in arms:
            pen.line([(x - 1, y - 1) for x, y in arm], GREEN, 8.5)
        pen.disc((0, -59), 4, "#e0507a")


def skull(pen: Pen, at: Point, size: float) -> None:
    """The skull of an ox."""
    with pen.moved(at, size):
        for colour, wide in ((OLD, 6), (BONE, 3.4)):
            for side in (-1, 1):
                pen.line([(7 * side, -6), (19 * side, -9), (22 * side, -19)], colour, wide)
        head = [(-11, -10), (11, -10), (9, 3), (5, 16), (-5, 16), (-9, 3)]
        pen.polygon(head, BONE, OLD, 2.6)
        for side in (-1, 1):
            pen.oval((5.5 * side, -2), 2.8, 3.4, HOLLOW)
            pen.oval((2.2 * side, 11), 1.2, 2, HOLLOW)
