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


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), MEADOWS[0])
    for colour, y in zip(MEADOWS[1:], (-58, 4, 62), strict=True):
        pen.polygon([*ridge(chance, y, 14), (130, 140), (-130, 140)], colour)
    for _ in range(16):
        x, y = chance.uniform(-100, 100), chance.uniform(-105, 105)
        for lean in (-4, 0, 4):
            pen.line([(x, y), (x + lean, y - 8)], BLADE, 2.4)
    for _ in range(9):
        x, y = chance.uniform(-95, 95), chance.uniform(-100, 100)
        pen.disc((x, y), 3.6, chance.choice(("#fff7d6", "#ffe169", "#ff9db5")))
    for i, at in enumerate(ring(chance, 5, 78, 78)):
        sheep(pen, at, 0.98, is_left=(i + int(at[0])) % 2 == 0)


def sheep(pen: Pen, at: Point, s: float, *, is_left: bool = True) -> None:
    """A sheep about *at*."""
    x, y = at
    d = -s if is_left else s
    with pen.glass(0.3):
        pen.oval((x, y + 17 * s), 24 * s, 5 * s, "#28500f")
    for leg in (-11, -5, 7, 12):
        pen.line([(x + leg * d, y + 6 * s), (x + leg * d, y + 17 * s)], FACE, 4 * s)
    puffs = ((-14, 2, 10), (-8, -8, 10), (3, -10, 11), (13, -5, 10), (14, 5, 9), (3, 6, 11), (-7, 7, 10))
    for dx, dy, r in puffs:
        pen.disc((x + dx * d, y + dy * s), (r + 2) * s, SHADE)
    for dx, dy, r in puffs:
        pen.disc((x + dx * d - s, y + (dy - 1.5) * s), r * s, WOOL)
    pen.oval((x + 22 * d, y - 5 * s), 8 * s, 9.5 * s, FACE)
    pen.oval((x + 14 * d, y - 10 * s), 5 * s, 3 * s, FACE)
    pen.disc((x + 24 * d, y - 7 * s), 2 * s, WOOL)
    pen.disc((x + 17 * d, y - 13 * s), 6 * s, WOOL)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """A sheep, the sign of wool; *size* is half its height."""
    k = size / 21
    sheep(pen, (at[0] - 3 * k, at[1] - k), k * 1.08, is_left=False)
