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


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), DUNES[0])
    for colour, y in zip(DUNES[1:], (-58, 2, 60), strict=True):
        line = ridge(chance, y, 17)
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


def cactus(pen: Pen, foot: Point, s: float) -> None:
    """A cactus that stands at *foot*."""
    x, y = foot
    with pen.glass(0.3):
        pen.oval((x + 8 * s, y + 2 * s), 24 * s, 5 * s, "#5b3d10")
    arms = (
        [(x, y), (x, y - 52 * s)],
        [(x, y - 20 * s), (x - 18 * s, y - 20 * s), (x - 18 * s, y - 38 * s)],
        [(x, y - 14 * s), (x + 17 * s, y - 14 * s), (x + 17 * s, y - 34 * s)],
    )
    for arm in arms:
        pen.line(arm, DARK, 13 * s)
    for arm in arms:
        pen.line([(px - s, py - s) for px, py in arm], GREEN, 8.5 * s)
    pen.disc((x, y - 59 * s), 4 * s, "#e0507a")


def skull(pen: Pen, at: Point, s: float) -> None:
    """What the desert has left of an ox."""
    x, y = at
    for side in (-1, 1):
        pen.line([(x + 7 * side * s, y - 6 * s), (x + 19 * side * s, y - 9 * s), (x + 22 * side * s, y - 19 * s)], "#8d7a55", 6 * s)
        pen.line([(x + 7 * side * s, y - 6 * s), (x + 19 * side * s, y - 9 * s), (x + 22 * side * s, y - 19 * s)], "#fbf3df", 3.4 * s)
    head = [(x - 11 * s, y - 10 * s), (x + 11 * s, y - 10 * s), (x + 9 * s, y + 3 * s), (x + 5 * s, y + 16 * s), (x - 5 * s, y + 16 * s), (x - 9 * s, y + 3 * s)]
    pen.polygon(head, "#fbf3df", "#8d7a55", 2.6 * s)
    for side in (-1, 1):
        pen.oval((x + 5.5 * side * s, y - 2 * s), 2.8 * s, 3.4 * s, "#5c4a2c")
        pen.oval((x + 2.2 * side * s, y + 11 * s), 1.2 * s, 2 * s, "#5c4a2c")
