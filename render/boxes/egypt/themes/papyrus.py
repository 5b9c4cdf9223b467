"""Papyrus grove: reeds in shallow pools."""

from __future__ import annotations

import math
from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import blot, ring

MARSH, MOSS, SHADE = "#3fae8c", "#5cc09d", "#2f967a"
POOL, SHINE = "#3f9bd0", "#8fd0ea"
STALK, DEEP = "#1f6b3c", "#0d4426"
FAN, TIP = "#6fbf3f", "#b6dc5a"
BAND = "#d98f2b"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), MARSH)
    for _ in range(8):
        at = (chance.uniform(-100, 100), chance.uniform(-110, 110))
        pen.polygon(
            blot(chance, at, chance.uniform(22, 44), chance.uniform(8, 16)),
            chance.choice((MOSS, SHADE)),
        )
    for at in ((-44, 74), (52, -70), (64, 62)):
        pool = (at[0] + chance.uniform(-10, 10), at[1] + chance.uniform(-6, 6))
        pen.polygon(blot(chance, pool, 46, 15), POOL)
        pen.arc(pool, 24, 5, 200, 340, SHINE, 3)
        pen.arc((pool[0] + 12, pool[1] + 7), 16, 4, 200, 340, SHINE, 2.6)
    for at in ring(chance, 7, 82, 84, 5):
        reed(pen, (at[0], at[1] + 22), 1.0)


def reed(pen: Pen, foot: Point, size: float) -> None:
    """Three crowned stalks growing from *foot*."""
    with pen.moved(foot, size):
        pen.oval((0, 1), 14, 4, SHADE)
        for x, y, radius in ((-17, -30, 11), (17, -33, 11), (0, -46, 14)):
            pen.line([(x * 0.15, 0), (x * 0.7, y * 0.6), (x, y)], DEEP, 4.6)
            pen.line([(x * 0.15, 0), (x * 0.7, y * 0.6), (x, y)], STALK, 2.6)
            _crown(pen, (x, y), radius)


def _crown(pen: Pen, at: Point, radius: float) -> None:
    """The fan of threads on a stalk."""
    with pen.moved(at):
        for colour, wide in ((DEEP, 5), (FAN, 2.8)):
            for turn in range(-80, 81, 20):
                angle = math.radians(turn)
                reach = radius * (1 - 0.15 * abs(turn) / 80)
                tip = (reach * 1.15 * math.sin(angle), -reach * math.cos(angle))
                pen.line([(0, 0), tip], colour, wide)
        pen.disc((0, 1), 3.2, TIP)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """A bound sheaf of papyrus, its sign; *size* is half its height."""
    with pen.moved(at, size / 31):
        for x, y, radius in ((-21, -6, 18), (21, -6, 18), (0, -12, 21)):
            stalk = [(x * 0.45, 29), (x * 0.2, 12), (x, y)]
            pen.line(stalk, DEEP, 9)
            pen.line(stalk, STALK, 5)
            _crown(pen, (x, y), radius)
        pen.line([(-8, 13), (8, 13)], DEEP, 11)
        pen.line([(-8, 13), (8, 13)], BAND, 6.5)
