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
    """A tree that stands at *foot*."""
    x, y = foot
    s = size
    pen.oval((x + 4 * s, y), 17 * s, 5 * s, SHADE)
    pen.box(x - 3 * s, y - 8 * s, x + 3 * s, y + 2 * s, 1, TRUNK)
    for low, top, wide in ((-5, -30, 17), (-19, -43, 14), (-32, -56, 10)):
        tip, left, right = (x, y + top * s), (x - wide * s, y + low * s), (x + wide * s, y + low * s)
        sag = (x, y + (low + 4) * s)
        pen.polygon([tip, right, sag, left], DARK)
        pen.polygon([tip, (x + 3 * s, y + (low + 2) * s), sag, left], MIDDLE)
        pen.polygon([tip, (x - wide * 0.35 * s, y + (low + 1.5) * s), left], LIGHT)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """Three logs, the sign of lumber; *size* is half its height."""
    x, y = at
    k = size / 40
    for dx, dy in ((-19, 14), (19, 14), (0, -14)):
        cx, cy = x + dx * k, y + dy * k
        pen.polygon(
            [(cx - 4 * k, cy - 19 * k), (cx + 19 * k, cy - 31 * k), (cx + 33 * k, cy - 7 * k), (cx + 9 * k, cy + 17 * k)],
            "#6b4522", "#3b2411", 4 * k,
        )  # fmt: skip
        pen.line([(cx + 9 * k, cy - 13 * k), (cx + 20 * k, cy - 20 * k)], "#8d6033", 4 * k)
        pen.disc((cx - 2 * k, cy), 20 * k, "#e3b778", "#3b2411", 4 * k)
        pen.disc((cx - 2 * k, cy), 11 * k, None, "#b07f45", 3.5 * k)
        pen.disc((cx - 2 * k, cy), 3.5 * k, "#b07f45")
