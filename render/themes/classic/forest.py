"""Forest: firs, row behind row."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import blot

GROUND, MOSS, SHADE = "#3f9a4e", "#54ad5a", "#2b7a3f"
DARK, MIDDLE, LIGHT = "#14532d", "#1f7a3d", "#37a05a"
TRUNK = "#5b3a1e"
BARK, DEEP, WOOD, RING = "#6b4522", "#3b2411", "#e3b778", "#b07f45"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), GROUND)
    for _ in range(7):
        at = (chance.uniform(-100, 100), chance.uniform(-110, 110))
        colour = chance.choice((MOSS, SHADE))
        pen.polygon(blot(chance, at, chance.uniform(20, 42), chance.uniform(10, 20)), colour)
    for row, y in enumerate(range(-92, 125, 31)):
        room = 112 if abs(y) < 62 else 112 - (abs(y) - 62) * 1.35
        step = 37
        count = max(1, int(2 * room / step))
        for i in range(count):
            x = (i - (count - 1) / 2) * step + (row % 2 - 0.5) * 12 + chance.uniform(-6, 6)
            size = chance.uniform(0.84, 1.12)
            fir(pen, (x, y + chance.uniform(-5, 5)), size)


def fir(pen: Pen, foot: Point, size: float) -> None:
    """A fir; *foot* is its foot."""
    with pen.moved(foot, size):
        pen.oval((4, 0), 17, 5, SHADE)
        pen.box(-3, -8, 3, 2, 1, TRUNK)
        for low, top, wide in ((-5, -30, 17), (-19, -43, 14), (-32, -56, 10)):
            tip, left, right, sag = (0, top), (-wide, low), (wide, low), (0, low + 4)
            pen.polygon([tip, right, sag, left], DARK)
            pen.polygon([tip, (3, low + 2), sag, left], MIDDLE)
            pen.polygon([tip, (-wide * 0.35, low + 1.5), left], LIGHT)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """Three logs, the sign of lumber; *size* is half its height."""
    with pen.moved(at, size / 40):
        for log in ((-19, 14), (19, 14), (0, -14)):
            with pen.moved(log):
                pen.polygon([(-4, -19), (19, -31), (33, -7), (9, 17)], BARK, DEEP, 4)
                pen.line([(9, -13), (20, -20)], "#8d6033", 4)
                pen.disc((-2, 0), 20, WOOD, DEEP, 4)
                pen.disc((-2, 0), 11, None, RING, 3.5)
                pen.disc((-2, 0), 3.5, RING)
