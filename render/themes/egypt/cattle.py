"""Pasture: dry meadows with cattle."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import ridge, ring

MEADOWS = ("#dcd272", "#d0c561", "#c3b852", "#b6aa45")
BLADE = "#8b8130"
HIDES = (("#8a4b24", "#5f3013"), ("#f3ead8", "#b9a98a"), ("#3f2c22", "#241711"))
HORN, NOSE, EDGE = "#fff6e0", "#e8b9a0", "#2b1a10"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), MEADOWS[0])
    for colour, height in zip(MEADOWS[1:], (-58, 4, 62), strict=True):
        pen.polygon([*ridge(chance, height, 14), (130, 140), (-130, 140)], colour)
    for _ in range(22):
        x, y = chance.uniform(-100, 100), chance.uniform(-105, 105)
        for lean in (-4, 0, 4):
            pen.line([(x, y), (x + lean, y - 8)], BLADE, 2.4)
    for i, at in enumerate(ring(chance, 5, 78, 80)):
        cow(pen, at, 0.9, HIDES[i % 3], is_left=at[0] > 0)


def cow(
    pen: Pen, at: Point, size: float, hide: tuple[str, str] = HIDES[0], *, is_left: bool = False
) -> None:
    """An ox about *at*, with long horns."""
    fill, shade = hide
    back = [(-27, -9), (-10, -13), (14, -14), (24, -8), (22, 8), (12, 10), (-24, 10), (-29, 2)]
    head = [(18, -16), (31, -18), (42, -4), (38, 3), (29, 1), (20, -3)]
    with pen.moved(at, size, mirrored=is_left):
        pen.oval((2, 24), 30, 5, BLADE)
        for leg in (-22, -13, 9, 17):
            pen.line([(leg, 6), (leg, 22)], EDGE, 8.5)
            pen.line([(leg, 6), (leg, 21)], shade, 5)
        pen.line([(-28, -5), (-35, 4), (-34, 12)], EDGE, 4)
        for shape in (back, head):
            pen.polygon(shape, fill, EDGE, 5)
        for shape in (back, head):
            pen.polygon(shape, fill)
        pen.polygon([(-22, -8), (-8, -12), (-4, -2), (-14, 4), (-24, 0)], shade)
        pen.polygon([(36, -9), (42, -4), (38, 3), (33, 2)], NOSE)
        for horn in ([(21, -16), (15, -26), (20, -34)], [(28, -17), (34, -25), (32, -34)]):
            pen.line(horn, EDGE, 6)
            pen.line(horn, HORN, 3.2)
        pen.disc((29, -10), 2, EDGE)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """An ox, the sign of cattle; *size* is 0.6 of its half width."""
    with pen.moved(at, size / 32):
        cow(pen, (-3, 3), 1.05)
