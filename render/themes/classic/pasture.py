"""Pasture: soft meadows, sheep and a few flowers."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import ridge, ring

MEADOWS = ("#b4df6c", "#a4d75c", "#95cd4f", "#88c247")
BLADE = "#5f9f33"
WOOL, SHADE, FACE = "#ffffff", "#d5dcdf", "#2d2a2b"
PUFFS = (
    (-14, 2, 10),
    (-8, -8, 10),
    (3, -10, 11),
    (13, -5, 10),
    (14, 5, 9),
    (3, 6, 11),
    (-7, 7, 10),
)
"""A sheep's wool, looking right: the position and size of each tuft."""


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), MEADOWS[0])
    for colour, height in zip(MEADOWS[1:], (-58, 4, 62), strict=True):
        pen.polygon([*ridge(chance, height, 14), (130, 140), (-130, 140)], colour)
    for _ in range(16):
        x, y = chance.uniform(-100, 100), chance.uniform(-105, 105)
        for lean in (-4, 0, 4):
            pen.line([(x, y), (x + lean, y - 8)], BLADE, 2.4)
    for _ in range(9):
        x, y = chance.uniform(-95, 95), chance.uniform(-100, 100)
        pen.disc((x, y), 3.6, chance.choice(("#fff7d6", "#ffe169", "#ff9db5")))
    for i, at in enumerate(ring(chance, 5, 78, 78)):
        sheep(pen, at, 0.98, is_left=(i + int(at[0])) % 2 == 0)


def sheep(pen: Pen, at: Point, size: float, *, is_left: bool = True) -> None:
    """A sheep about *at*."""
    with pen.moved(at, size, mirrored=is_left):
        pen.oval((0, 17), 24, 5, BLADE)
        for leg in (-11, -5, 7, 12):
            pen.line([(leg, 6), (leg, 17)], FACE, 4)
        for x, y, radius in PUFFS:
            pen.disc((x, y), radius + 2, SHADE)
        for x, y, radius in PUFFS:
            pen.disc((x + 1, y - 1.5), radius, WOOL)
        pen.oval((22, -5), 8, 9.5, FACE)
        pen.oval((14, -10), 5, 3, FACE)
        pen.disc((24, -7), 2, WOOL)
        pen.disc((17, -13), 6, WOOL)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """A sheep, the sign of wool; *size* is half its height."""
    with pen.moved(at, size / 24):
        sheep(pen, (-3, -1), 1.08, is_left=False)
