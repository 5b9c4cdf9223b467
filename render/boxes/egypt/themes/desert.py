"""Desert: dunes, and old pyramids behind them."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import ridge

DUNES = ("#f6e3ab", "#efd797", "#e8cb86", "#e1bf78")
CREST, SHADOW = "#cda95f", "#b78d4a"
LIT, DARK, CAP, LINE = "#ecc778", "#b98640", "#fff0c2", "#7d5523"
TRUNK, RING, LEAF, VEIN = "#8a5a2b", "#5f3b18", "#3f8f3c", "#256428"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), DUNES[0])
    pyramid(pen, (40, -42), 0.6)
    pyramid(pen, (-22, -36), 0.9)
    for colour, height in zip(DUNES[1:], (-26, 30, 78), strict=True):
        line = ridge(chance, height, 11)
        pen.polygon([*line, (130, 140), (-130, 140)], colour)
        pen.line(line, CREST, 2.6)
        part = [(px, py + 16) for px, py in line][4:17]
        pen.line(part, CREST, 1.8)
    palm(pen, (62, 78), 1.0)
    palm(pen, (84, 60), 0.75)
    for _ in range(5):
        x, y = chance.uniform(-85, 30), chance.uniform(48, 95)
        pen.oval((x, y + 2), 7, 4, CREST)
        pen.oval((x - 1, y), 6, 4, SHADOW)


def pyramid(pen: Pen, foot: Point, size: float) -> None:
    """A pyramid, half of it in the light; *foot* is the middle of its foot."""
    with pen.moved(foot, size):
        pen.polygon([(0, -66), (64, 16), (8, 26), (-58, 12)], LIT, LINE, 3)
        pen.polygon([(0, -66), (64, 16), (8, 26)], DARK)
        for share in (0.3, 0.5, 0.7, 0.87):
            y = -66 + share * 82
            left = (-58 * share, -66 + share * 78)
            pen.line([left, (8 * share, -66 + share * 92)], "#d9ae5c", 2)
            pen.line([(8 * share, -66 + share * 92), (64 * share, y)], "#a27434", 2)
        pen.polygon([(0, -66), (13, -49), (2, -47), (-12, -50)], CAP)


def palm(pen: Pen, foot: Point, size: float) -> None:
    """A date palm; *foot* is the foot of its trunk."""
    with pen.moved(foot, size):
        pen.oval((7, 1), 20, 5, CREST)
        trunk = [(0, 0), (-3, -18), (-1, -36), (4, -50)]
        pen.line(trunk, RING, 9)
        pen.line(trunk, TRUNK, 5.6)
        for y in (-8, -18, -28, -38):
            pen.line([(-5, y), (2, y - 1)], RING, 2)
        for tip, bend in (
            ((-32, -44), (-16, -66)), ((36, -42), (22, -66)), ((-24, -66), (-8, -72)),
            ((32, -64), (18, -74)), ((-14, -34), (-12, -50)), ((20, -33), (18, -50)),
        ):  # fmt: skip
            leaf = [(4, -52), bend, tip, ((bend[0] + 2) * 0.8, bend[1] + 11)]
            pen.polygon(leaf, LEAF, VEIN, 2.6)
        for x in (0, 7):
            pen.disc((x, -46), 4.2, "#b4521f")
