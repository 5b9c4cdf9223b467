"""Fields: furrows of ripe grain, and sheaves."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import ring

RIPE, FURROW, BRIGHT = "#f2c12e", "#d9a21b", "#fbd75a"
STALK, EAR, EDGE, BAND = "#dea022", "#fbd555", "#7d4f08", "#b5462a"
SHADOW = "#b98713"
LEANS = (-54, 54, -27, 27, 0)
"""Lean of each ear in degrees, the rear one first."""
EAR_SHAPE = (
    (0, -1.5), (8, -2), (14, -5.5), (22, -5.5), (33, 0), (22, 5.5), (14, 5.5), (8, 2), (0, 1.5),
)  # fmt: skip
"""An ear's outline, along and across its stalk."""


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), RIPE)
    bend = chance.uniform(-10, 10)
    for row, height in enumerate(range(-130, 150, 18)):
        line = [(x, height + bend + 14 * (x / 110) ** 2 - 8) for x in range(-120, 121, 16)]
        pen.line(line, FURROW, 4)
        if row % 2:
            pen.line([(px, py + 7) for px, py in line], BRIGHT, 5)
    for _ in range(46):
        x, y = chance.uniform(-108, 108), chance.uniform(-112, 112)
        pen.line([(x, y), (x + 2, y - 9)], FURROW, 3)
    for at in ring(chance, 7, 80, 82, 5):
        sheaf(pen, at, 0.95)


def sheaf(pen: Pen, at: Point, size: float) -> None:
    """A bound sheaf of grain about *at*."""
    with pen.moved(at, size):
        pen.oval((2, 23), 17, 4.5, SHADOW)
        pen.polygon([(-4, 4), (-13, 23), (13, 23), (4, 4)], STALK, EDGE, 3)
        for lean in (-5, 0, 5):
            pen.line([(lean * 0.4, 8), (lean, 21)], EDGE, 1.8)
        for lean in LEANS:
            pen.polygon(_leaning(lean, EAR_SHAPE), EDGE, EDGE, 5)
        for lean in LEANS:
            pen.polygon(_leaning(lean, EAR_SHAPE), STALK if abs(lean) == 27 else EAR)
            for along in (12, 18, 24):
                for side in (-3.4, 3.4):
                    pen.line(_leaning(lean, ((along, 0), (along + 4.5, side))), EDGE, 1.5)
        pen.line([(-5, 4), (5, 4)], EDGE, 8)
        pen.line([(-5, 4), (5, 4)], BAND, 5)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """A sheaf, the sign of grain; *size* is half its height."""
    with pen.moved(at, size / 26):
        sheaf(pen, (0, 4), 1)


def _leaning(lean: float, points: Iterable[Point]) -> list[Point]:
    """*points* along and across a stalk that leaves the band at *lean* degrees."""
    sine, cosine = math.sin(math.radians(lean)), math.cos(math.radians(lean))
    return [(a * sine + b * cosine, 3 - a * cosine + b * sine) for a, b in points]
