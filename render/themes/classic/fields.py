"""Fields: furrows of ripe grain, and sheaves."""

from __future__ import annotations

import math
from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import ring

RIPE, FURROW, BRIGHT = "#f2c12e", "#d9a21b", "#fbd75a"
STALK, EAR, EDGE, BAND = "#dea022", "#fbd555", "#7d4f08", "#b5462a"
LEANS = (-54, 54, -27, 27, 0)
"""How the ears lean, the hindmost first."""


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), RIPE)
    bend = chance.uniform(-10, 10)
    for row, y in enumerate(range(-130, 150, 18)):
        line = [(x, y + bend + 14 * (x / 110) ** 2 - 8) for x in range(-120, 121, 16)]
        pen.line(line, FURROW, 4)
        if row % 2:
            pen.line([(px, py + 7) for px, py in line], BRIGHT, 5)
    for _ in range(46):
        x, y = chance.uniform(-108, 108), chance.uniform(-112, 112)
        pen.line([(x, y), (x + 2, y - 9)], FURROW, 3)
    for at in ring(chance, 7, 80, 82, 5):
        sheaf(pen, at, 0.95)


def sheaf(pen: Pen, at: Point, s: float) -> None:
    """A bound sheaf of grain about *at*."""
    x, y = at
    with pen.glass(0.35):
        pen.oval((x + 2 * s, y + 23 * s), 17 * s, 4.5 * s, "#6b4300")
    skirt = [(x - 4 * s, y + 4 * s), (x - 13 * s, y + 23 * s), (x + 13 * s, y + 23 * s), (x + 4 * s, y + 4 * s)]
    pen.polygon(skirt, STALK, EDGE, 3 * s)
    for lean in (-5, 0, 5):
        pen.line([(x + lean * 0.4 * s, y + 8 * s), (x + lean * s, y + 21 * s)], EDGE, 1.8 * s)
    for angle in LEANS:
        pen.polygon(_ear(x, y, angle, s), EDGE, EDGE, 5 * s)
    for angle in LEANS:
        pen.polygon(_ear(x, y, angle, s), STALK if abs(angle) == 27 else EAR)
        for along in (12, 18, 24):
            px, py = _along(x, y, angle, along * s, 0)
            for side in (-3.4, 3.4):
                pen.line([(px, py), _along(x, y, angle, (along + 4.5) * s, side * s)], EDGE, 1.5 * s)
    pen.line([(x - 5 * s, y + 4 * s), (x + 5 * s, y + 4 * s)], EDGE, 8 * s)
    pen.line([(x - 5 * s, y + 4 * s), (x + 5 * s, y + 4 * s)], BAND, 5 * s)


def _along(x: float, y: float, angle: float, along: float, across: float) -> Point:
    """A point *along* a stalk that leaves the band at *angle*, and *across* it."""
    a = math.radians(angle)
    return x + along * math.sin(a) + across * math.cos(a), y + 3 - along * math.cos(a) + across * math.sin(a)


def _ear(x: float, y: float, angle: float, s: float) -> list[Point]:
    """The outline of one ear."""
    shape = ((0, -1.5), (8, -2), (14, -5.5), (22, -5.5), (33, 0), (22, 5.5), (14, 5.5), (8, 2), (0, 1.5))
    return [_along(x, y, angle, along * s, across * s) for along, across in shape]


def emblem(pen: Pen, at: Point, size: float) -> None:
    """A sheaf, the sign of grain; *size* is half its height."""
    k = size / 26
    sheaf(pen, (at[0], at[1] + 4 * k), k)
