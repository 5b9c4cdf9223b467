"""Alluvial land: the river's mud, bricks drying in rows, and jars."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import blot

GROUND, WET, DRY = "#b9653f", "#a5552f", "#c97a50"
CRACK = "#83401f"
BRICK, FACE, TOP, JOINT = "#c98a4e", "#a3672f", "#e8b577", "#5c3311"
JAR, LIT, SHADE, LINE = "#c4421f", "#e9693d", "#8f2a10", "#4a1407"
PAINT = "#f6d9a0"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), GROUND)
    for _ in range(11):
        at = (chance.uniform(-105, 105), chance.uniform(-115, 115))
        pen.polygon(
            blot(chance, at, chance.uniform(18, 42), chance.uniform(8, 18)),
            chance.choice((WET, DRY)),
        )
    for _ in range(13):
        x, y = chance.uniform(-100, 90), chance.uniform(-105, 105)
        bend = chance.uniform(-7, 7)
        pen.line([(x, y), (x + 9, y + bend), (x + 22, y + bend / 3)], CRACK, 2.6)
        pen.line([(x + 9, y + bend), (x + 12, y + bend + 10)], CRACK, 2.2)
    for i, at in enumerate(((-52, -76), (54, -70), (-80, 16), (76, 26), (-46, 84), (50, 80))):
        spot = (at[0] + chance.uniform(-5, 5), at[1] + chance.uniform(-4, 4))
        if i in {1, 2, 5}:
            jar(pen, spot, 0.82)
        else:
            bricks(pen, spot, 0.92)


def bricks(pen: Pen, at: Point, size: float) -> None:
    """Mud bricks drying in the sun."""
    with pen.moved(at, size):
        pen.oval((2, 14), 34, 7, CRACK)
        for x, y in ((-14, -5), (16, -5), (-20, 8), (10, 8)):
            with pen.moved((x, y)):
                pen.polygon([(-14, -4), (-9, -10), (17, -10), (17, 2), (12, 7), (-14, 7)], FACE,
                            JOINT, 3)  # fmt: skip
                pen.polygon([(-14, -4), (-9, -10), (17, -10), (12, -4)], TOP)
                pen.polygon([(-14, -4), (12, -4), (12, 7), (-14, 7)], BRICK)


def jar(pen: Pen, at: Point, size: float) -> None:
    """A jar about *at*, 60 pixels high at size 1."""
    with pen.moved(at, size):
        pen.oval((3, 29), 20, 5, CRACK)
        for side in (-1, 1):
            pen.line([(9 * side, -19), (21 * side, -14), (17 * side, -2)], LINE, 7)
            pen.line([(9 * side, -19), (20 * side, -14), (17 * side, -3)], JAR, 3.4)
        body = [
            (-8, -22), (8, -22), (9, -14), (19, -5), (22, 6), (17, 19), (8, 28), (-8, 28),
            (-17, 19), (-22, 6), (-19, -5), (-9, -14),
        ]  # fmt: skip
        pen.polygon(body, JAR, LINE, 4)
        pen.polygon([(-8, -14), (-2, -14), (-8, 4), (-6, 26), (-16, 18), (-20, 6), (-18, -4)], LIT)
        pen.polygon([(19, -4), (21, 6), (16, 18), (8, 27), (11, 8)], SHADE)
        band = [(-21, 2), (-14, 8), (-7, 2), (0, 8), (7, 2), (14, 8), (21, 2)]
        pen.line(band, PAINT, 3.6)
        pen.line([(-12, -24), (12, -24)], LINE, 9)
        pen.line([(-11, -24), (11, -24)], LIT, 5)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """A jar before mud bricks, the sign of brick; *size* is half its height."""
    with pen.moved(at, size / 33):
        with pen.moved((19, 14), 1.02):
            for x, y in ((0, -11), (0, 7)):
                pen.polygon(
                    [(x - 17, y - 4), (x - 11, y - 11), (x + 18, y - 11), (x + 18, y + 4),
                     (x + 13, y + 10), (x - 17, y + 10)], FACE, JOINT, 4,
                )  # fmt: skip
                pen.polygon(
                    [(x - 17, y - 4), (x - 11, y - 11), (x + 18, y - 11), (x + 13, y - 4)], TOP
                )
                pen.polygon(
                    [(x - 17, y - 4), (x + 13, y - 4), (x + 13, y + 10), (x - 17, y + 10)], BRICK
                )
        jar(pen, (-12, 0), 1.12)
