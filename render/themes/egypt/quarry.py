"""Quarry: steps of stone, and hewn blocks."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point

STEPS = ("#d9d0c3", "#c9bfb0", "#b9ae9e", "#a89c8b")
CRACK = "#8d8171"
FRONT, SIDE, TOP, EDGE = "#b3aaa0", "#8a8178", "#e4ddd3", "#45403a"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), STEPS[0])
    for colour, height in zip(STEPS[1:], (-66, 0, 62), strict=True):
        x, line = -130.0, []
        while x < 130:
            level = height + chance.uniform(-12, 12)
            wide = chance.uniform(24, 50)
            line += [(x, level), (x + wide, level)]
            x += wide
        pen.polygon([*line, (140, 140), (-140, 140)], colour)
        pen.line(line, CRACK, 3)
    for at in ((-58, -70), (56, -66), (-82, 30), (80, 26), (-38, 92), (46, 90)):
        spot = (at[0] + chance.uniform(-6, 6), at[1] + chance.uniform(-5, 5))
        block(pen, spot, chance.uniform(0.9, 1.1))


def block(pen: Pen, at: Point, size: float) -> None:
    """One hewn block, seen a little from above."""
    with pen.moved(at, size):
        pen.oval((3, 18), 30, 6, CRACK)
        pen.polygon([(-26, -6), (-14, -18), (28, -18), (28, 8), (17, 20), (-26, 20)], SIDE, EDGE, 4)
        pen.polygon([(-26, -6), (-14, -18), (28, -18), (17, -6)], TOP)
        pen.polygon([(-26, -6), (17, -6), (17, 20), (-26, 20)], FRONT)
        pen.line([(-18, 4), (-8, 4)], SIDE, 2.4)
        pen.line([(2, 12), (11, 12)], SIDE, 2.4)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """Three blocks, the sign of stone; *size* is half their height."""
    with pen.moved(at, size / 42):
        for spot in ((-25, 20), (27, 20), (2, -17)):
            block(pen, spot, 0.98)
