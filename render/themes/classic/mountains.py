"""Mountains: peaks with snow, and ore in the rocks."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import blot

GROUND, SCREE, DALE = "#a5afbb", "#94a0ad", "#b7c0ca"
LIT, DARK, DEEP = "#76828f", "#545f6b", "#434c57"
SNOW, BLUE = "#ffffff", "#cddcec"
PEAKS: tuple[tuple[float, float, float], ...] = (
    (-36, -44, 0.9),
    (34, -48, 0.95),
    (0, -40, 1.25),
    (-80, 12, 0.95),
    (84, 10, 0.95),
    (-62, 66, 0.85),
    (60, 70, 0.9),
    (0, 106, 0.95),
)
"""The position and scale of each mountain; the rear one first."""


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), GROUND)
    for _ in range(9):
        at = (chance.uniform(-100, 100), chance.uniform(-110, 110))
        pen.polygon(
            blot(chance, at, chance.uniform(22, 44), chance.uniform(10, 18)),
            chance.choice((SCREE, DALE)),
        )
    for x, y, size in PEAKS:
        peak(pen, chance, (x + chance.uniform(-5, 5), y + chance.uniform(-4, 4)), size)
    for _ in range(7):
        x, y = chance.uniform(-85, 85), chance.uniform(-60, 95)
        pen.polygon([(x - 6, y + 3), (x - 2, y - 5), (x + 5, y - 3), (x + 7, y + 3)], DARK)


def peak(pen: Pen, chance: Random, foot: Point, size: float) -> None:
    """A mountain; *foot* is the middle of its foot."""
    lean = chance.uniform(-5, 5)
    top, left, right = (lean, -60), (-38, 0), (38, 0)
    edge = [(lean + 6, -34), (lean - 3, -22)]
    rim = ((14, -38), (7, -34), (2, -40), (-4, -31), (-9, -38), (-14, -37))
    snow = [(lean + x, y) for x, y in rim]
    with pen.moved(foot, size):
        pen.polygon([top, right, (6, 5), left], LIT)
        pen.polygon([top, right, (6, 5), (lean / 2 - 5, 0), *edge], DARK)
        pen.polygon([(lean + 13, -30), right, (16, 2)], DEEP)
        pen.polygon([top, *snow], SNOW)
        pen.polygon([top, *snow[:2], (lean + 3, -43)], BLUE)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """Rocks with veins of ore, the sign of ore; *size* is half its height."""
    with pen.moved(at, size / 40):
        rock = [(-46, 30), (-34, -8), (-8, -34), (20, -30), (42, 0), (48, 30), (20, 38), (-26, 38)]
        pen.polygon(rock, LIT, "#262c33", 5)
        pen.polygon([(-8, -32), (20, -29), (8, 0), (-14, -4)], "#aab5c1")
        pen.polygon([(20, -29), (40, 0), (46, 29), (20, 36), (8, 0)], DARK)
        pen.polygon([(-32, -6), (-14, -4), (-24, 36), (-43, 28)], SCREE)
        for x, y, r in ((-6, 16, 9), (24, 10, 8), (-26, 14, 6), (6, -16, 6)):
            vein = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
            pen.polygon(vein, "#ffb454", "#7a4a10", 2.5)
