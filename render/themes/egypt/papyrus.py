"""Papyrus grove: reeds by the water."""

from __future__ import annotations

import math
from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import blot, ring

GROUND, WET, LIT = "#5fb79a", "#4fa488", "#78c9ad"
WATER, SHINE = "#4aa3d8", "#a5daf2"
STALK, RAY, TIP, DARK = "#1f6b3a", "#2f8f4d", "#d7d24a", "#0d4024"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), GROUND)
    for _ in range(8):
        at = (chance.uniform(-100, 100), chance.uniform(-110, 110))
        size = chance.uniform(22, 40), chance.uniform(9, 18)
        pen.polygon(blot(chance, at, *size), chance.choice((WET, LIT)))
    for at in ((-52, 26), (58, -30), (10, 96), (-6, -92)):
        pen.polygon(blot(chance, at, 44, 14), WATER)
        pen.line([(at[0] - 20, at[1] - 2), (at[0] + 8, at[1] - 2)], SHINE, 3)
    for x, y in ring(chance, 8, 82, 80, 6):
        reed(pen, (x, y + 26), chance.uniform(0.9, 1.1))


def reed(pen: Pen, foot: Point, size: float) -> None:
    """Three stalks from *foot*, each with a tuft."""
    with pen.moved(foot, size):
        pen.oval((0, 0), 14, 4, WET)
        for tip in ((-17, -44), (17, -42), (0, -60)):
            pen.line([(0, 0), (tip[0] * 0.4, tip[1] * 0.6), tip], DARK, 6)
            pen.line([(0, 0), (tip[0] * 0.4, tip[1] * 0.6), tip], STALK, 3.4)
            for turn in range(-75, 76, 25):
                angle = math.radians(turn)
                end = (tip[0] + 16 * math.sin(angle), tip[1] - 15 * math.cos(angle))
                pen.line([tip, end], DARK, 4.5)
            for turn in range(-75, 76, 25):
                angle = math.radians(turn)
                end = (tip[0] + 15 * math.sin(angle), tip[1] - 14 * math.cos(angle))
                pen.line([tip, end], RAY, 2.4)
                pen.disc(end, 1.9, TIP)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """A bush of papyrus; *size* is half its height."""
    with pen.moved(at, size / 38):
        reed(pen, (0, 36), 0.98)
