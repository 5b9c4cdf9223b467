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


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), GROUND)
    for _ in range(9):
        at = (chance.uniform(-100, 100), chance.uniform(-110, 110))
        pen.polygon(
            blot(chance, at, chance.uniform(22, 44), chance.uniform(10, 18)),
            chance.choice((SCREE, DALE)),
        )
    for x, y, size in (
        (-36, -44, 0.9), (34, -48, 0.95), (0, -40, 1.25),
        (-80, 12, 0.95), (84, 10, 0.95),
        (-62, 66, 0.85), (60, 70, 0.9), (0, 106, 0.95),
    ):  # fmt: skip
        peak(pen, chance, (x + chance.uniform(-5, 5), y + chance.uniform(-4, 4)), size)
    for _ in range(7):
        x, y = chance.uniform(-85, 85), chance.uniform(-60, 95)
        pen.polygon([(x - 6, y + 3), (x - 2, y - 5), (x + 5, y - 3), (x + 7, y + 3)], DARK)


def peak(pen: Pen, chance: Random, foot: Point, s: float) -> None:
    """A mountain whose foot has its middle at *foot*."""
    x, y = foot
    lean = chance.uniform(-5, 5) * s
    top = (x + lean, y - 60 * s)
    left, right = (x - 38 * s, y), (x + 38 * s, y)
    fold = (x + lean * 0.5 - 5 * s, y)
    pen.polygon([top, right, (x + 6 * s, y + 5 * s), left], LIT)
    pen.polygon([top, right, (x + 6 * s, y + 5 * s), fold, (x + lean + 6 * s, y - 34 * s), (x + lean - 3 * s, y - 22 * s)], DARK)
    pen.polygon([(x + lean + 13 * s, y - 30 * s), right, (x + 16 * s, y + 2 * s)], DEEP)
    snow = [top, (x + lean + 14 * s, y - 38 * s), (x + lean + 7 * s, y - 34 * s), (x + lean + 2 * s, y - 40 * s), (x + lean - 4 * s, y - 31 * s), (x + lean - 9 * s, y - 38 * s), (x + lean - 14 * s, y - 37 * s)]
    pen.polygon(snow, SNOW)
    pen.polygon([top, snow[1], snow[2], (x + lean + 3 * s, y - 43 * s)], BLUE)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """Rocks with veins of ore, the sign of ore; *size* is half its height."""
    x, y = at
    k = size / 40

    def at_(px: float, py: float) -> Point:
        return x + px * k, y + py * k

    pen.polygon(
        [at_(-46, 30), at_(-34, -8), at_(-8, -34), at_(20, -30), at_(42, 0), at_(48, 30), at_(20, 38), at_(-26, 38)],
        LIT, "#262c33", 5 * k,
    )  # fmt: skip
    pen.polygon([at_(-8, -32), at_(20, -29), at_(8, 0), at_(-14, -4)], "#aab5c1")
    pen.polygon([at_(20, -29), at_(40, 0), at_(46, 29), at_(20, 36), at_(8, 0)], DARK)
    pen.polygon([at_(-32, -6), at_(-14, -4), at_(-24, 36), at_(-43, 28)], "#94a0ad")
    for px, py, r in ((-6, 16, 9), (24, 10, 8), (-26, 14, 6), (6, -16, 6)):
        pen.polygon([at_(px, py - r), at_(px + r, py), at_(px, py + r), at_(px - r, py)], "#ffb454", "#7a4a10", 2.5 * k)
