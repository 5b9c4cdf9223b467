"""Pasture: dry meadows where long-horned cattle graze."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import blot, ridge, ring

MEADOWS = ("#c3c95c", "#b5bf52", "#a8b44a", "#9ba842")
BLADE, BARE = "#74832c", "#d3cb7c"
SHADOW = "#87933a"
HIDES = (("#8a4b24", "#643214"), ("#f1e6d2", "#b9a88a"), ("#4a3327", "#2c1c14"))
"""The color of each beast, and of its far legs and belly."""
PATCH, HORN, NIGHT = "#f4ead8", "#fff6dc", "#221710"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), MEADOWS[0])
    for colour, height in zip(MEADOWS[1:], (-58, 4, 62), strict=True):
        pen.polygon([*ridge(chance, height, 14), (130, 140), (-130, 140)], colour)
    for _ in range(4):
        at = (chance.uniform(-90, 90), chance.uniform(-95, 95))
        pen.polygon(blot(chance, at, chance.uniform(16, 28), chance.uniform(6, 10)), BARE)
    for _ in range(18):
        x, y = chance.uniform(-100, 100), chance.uniform(-105, 105)
        for lean in (-5, 0, 5):
            pen.line([(x, y), (x + lean, y - 9)], BLADE, 2.4)
    for i, at in enumerate(ring(chance, 5, 76, 80, 6)):
        ox(pen, at, 1.0, i % len(HIDES), is_left=(i + int(at[0])) % 2 == 0)


def ox(pen: Pen, at: Point, size: float, hide: int = 0, *, is_left: bool = True) -> None:
    """A long-horned ox about *at*."""
    coat, dark = HIDES[hide]
    spot = HIDES[0][0] if hide == 1 else PATCH
    with pen.moved(at, size, mirrored=is_left):
        pen.oval((0, 21), 30, 5, SHADOW)
        for leg in (-15, 9):
            pen.line([(leg, 6), (leg, 19)], dark, 5.5)
        back = [
            (-25, -8), (-18, -13), (0, -10), (14, -15), (21, -13), (22, 2), (16, 9), (4, 11),
            (-12, 11), (-23, 7),
        ]  # fmt: skip
        pen.polygon(back, coat, NIGHT, 3)
        pen.polygon([(-12, -11), (2, -9), (4, 2), (-6, 6), (-14, 0)], spot)
        pen.line([(-9, 10), (6, 10)], dark, 3)
        for leg in (-20, 15):
            pen.line([(leg, 6), (leg, 20)], NIGHT, 7.5)
            pen.line([(leg, 5), (leg, 18)], coat, 5)
        pen.line([(-25, -7), (-29, 4), (-28, 10)], NIGHT, 3)
        head = [(17, -15), (24, -18), (31, -15), (38, -3), (36, 3), (30, 3), (23, -3)]
        pen.polygon(head, coat, NIGHT, 3)
        pen.oval((35, 0), 4, 3.2, PATCH)
        for horn in ([(24, -17), (20, -27), (26, -35)], [(28, -17), (33, -26), (30, -36)]):
            pen.line(horn, NIGHT, 6)
            pen.line(horn, HORN, 3.2)
        pen.disc((29, -9), 1.8, NIGHT)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """An ox's head from the front, the sign of cattle; *size* is half its height."""
    coat, dark = HIDES[0]
    with pen.moved(at, size / 36):
        for side in (-1, 1):
            horn = [(13 * side, -14), (32 * side, -18), (38 * side, -38)]
            pen.line(horn, NIGHT, 13)
            pen.line(horn, HORN, 7.5)
            ear = [(16 * side, -10), (36 * side, -8), (33 * side, 4), (17 * side, 2)]
            pen.polygon(ear, dark, NIGHT, 4)
        face = [(-19, -20), (19, -20), (21, 0), (14, 20), (14, 33), (-14, 33), (-14, 20), (-21, 0)]
        pen.polygon(face, coat, NIGHT, 5)
        pen.polygon([(-7, -19), (7, -19), (9, 12), (-9, 12)], PATCH)
        pen.oval((0, 25), 17, 11, "#d9b793", NIGHT, 3.5)
        for side in (-1, 1):
            pen.disc((12 * side, -4), 4, NIGHT)
            pen.oval((6 * side, 25), 2.6, 3.6, NIGHT)
