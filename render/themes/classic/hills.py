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
        stack(pen, (at[0] + chance.uniform(-6, 6), at[1] + chance.uniform(-5, 5)), chance.choice((0.92, 1.0)))


def stack(pen: Pen, at: Point, s: float) -> None:
    """Bricks piled up, two below and one above."""
    x, y = at
    pen.oval((x + 3 * s, y + 13 * s), 34 * s, 8 * s, EDGE)
    for dx, dy in ((-15, 2), (15, 2), (0, -14)):
        brick(pen, (x + dx * s, y + dy * s), s)


def brick(pen: Pen, at: Point, s: float) -> None:
    """One brick, seen a little from above."""
    x, y = at
    pen.polygon(
        [(x - 15 * s, y - 6 * s), (x - 9 * s, y - 12 * s), (x + 18 * s, y - 12 * s), (x + 18 * s, y + 4 * s), (x + 13 * s, y + 10 * s), (x - 15 * s, y + 10 * s)],
        FACE, JOINT, 3 * s,
    )  # fmt: skip
    pen.polygon([(x - 15 * s, y - 6 * s), (x - 9 * s, y - 12 * s), (x + 18 * s, y - 12 * s), (x + 13 * s, y - 6 * s)], TOP)
    pen.polygon([(x - 15 * s, y - 6 * s), (x + 13 * s, y - 6 * s), (x + 13 * s, y + 10 * s), (x - 15 * s, y + 10 * s)], BRICK)


def emblem(pen: Pen, at: Point, size: float) -> None:
    """A stack of bricks, the sign of brick; *size* is half its height."""
    k = size / 24
    for dx, dy in ((-16, 10), (15, 10), (0, -10)):
        brick(pen, (at[0] + dx * k, at[1] + dy * k), k * 1.08)
