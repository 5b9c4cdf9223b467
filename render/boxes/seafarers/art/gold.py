"""Gold: a stream through dark earth, and nuggets on its banks."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import blot

NUGGETS: tuple[tuple[Point, float], ...] = (
    ((0, 88), 1.15), ((-72, 40), 1.0), ((72, 44), 1.05), ((-44, 74), 0.8), ((46, 84), 0.75),
    ((-84, -4), 0.8), ((6, -92), 0.95), ((86, 4), 0.8), ((-34, -84), 0.7),
)  # fmt: skip
"""The position and size of each nugget around the number, in pixels at unit 1."""
STREAM: tuple[Point, ...] = (
    (-140, -34), (-104, -50), (-74, -44), (-46, -62), (-8, -58), (34, -76), (64, -58), (98, -50),
    (140, -66),
)  # fmt: skip


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), "earth")
    for at in ((-60, 62), (54, 18), (8, 104), (-34, -100), (78, 84)):
        pen.polygon(blot(chance, at, 38, 17), "earth.light")
    lift = chance.uniform(-5, 5)
    stream = [(x, y + lift) for x, y in STREAM]
    pen.line(stream, "earth.dark", 27)
    pen.line(stream, "stream", 19)
    pen.line([(x + 6, y - 2) for x, y in stream[2:5]], "pale", 3)
    pen.line([(x, y + 2) for x, y in stream[5:8]], "pale", 3)
    for (x, y), size in NUGGETS:
        nugget(pen, (x + chance.uniform(-5, 5), y + chance.uniform(-4, 4)), size)


def nugget(pen: Pen, at: Point, size: float) -> None:
    """A lump of gold."""
    with pen.moved(at, size):
        lump = [(-15, 3), (-11, -8), (-1, -13), (10, -10), (16, 1), (12, 11), (-2, 13), (-12, 11)]
        pen.polygon(lump, "earth.dark", "earth.dark", 6)
        pen.polygon(lump, "gold.dark")
        pen.polygon([(-13, 1), (-10, -7), (-1, -11), (9, -9), (13, 0), (8, 6), (-4, 7)], "gold")
        pen.polygon([(-9, -2), (-6, -7), (1, -9), (3, -4), (-3, 0)], "gold.light")


def sign(pen: Pen) -> None:
    """Three lumps, the sign of gold in texts."""
    for at in ((-15, 11), (16, 11), (0, -12)):
        nugget(pen, at, 1.25)
