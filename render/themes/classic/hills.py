"""Hills: terraces of clay, and stacks of brick."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.spread import ridge

TERRACES = ("#e08a58", "#d87b49", "#cb6a3b", "#bd5b31", "#b15229")
EDGE = "#98431f"
BRICK, FACE, TOP, JOINT = "#c23b22", "#9c2b18", "#e2674a", "#701c0f"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), TERRACES[0])
    for colour, y in zip(TERRACES[1:], (-72, -28, 24, 76), strict=True):
        line = ridge(chance, y, 15)
        pen.polygon([*line, (130, 140), (-130, 140)], colour)
        pen.line([(px, py + 1) for px, py in line], EDGE, 3)
        for _ in range(3):
            x = chance.uniform(-95, 85)
            pen.arc((x, y + 26), 16, 8, 200, 320, EDGE, 2.5)
    for at in ((-62, -62), (58, -66), (-78, 44), (66, 58), (-6, 98)):
        stack(
            pen,
            (at[0] + chance.uniform(-6, 6), at[1] + chance.uniform(-5, 5)),
            chance.choice((0.92, 1.0)),
        )


def stack(pen: Pen, at: Point, size: float) -> None:
    """Bricks piled up, two below and one above."""
    with pen.moved(at, size):
        pen.oval((3, 13), 34, 8, EDGE)
        for spot in ((-15, 2), (15, 2), (0, -14)):
            brick(pen, spot, 1)


def brick(pen: Pen, at: Point, size: float) -> None:
    """One brick, seen a little from above."""
    with pen.moved(at, size):
        outline = [(-15, -6), (-9, -12), (18, -12), (18, 4), (13, 10), (-15, 10)]
        pen.polygon(outline, FACE, JOINT, 3)
        pen.polygon([(-15, -6), (-9, -12), (18, -12), (13, -6)], TOP)
        pen.polygon([(-15, -6), (13, -6), (13, 10), (-15, 10)], BRICK)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """A stack of bricks, the sign of brick; *size* is half its height."""
    with pen.moved(at, size / 27.5):
        for spot in ((-16, 10), (15, 10), (0, -10)):
            brick(pen, spot, 1.08)
