"""Cloth for Catan in every theme: villages, and rolls of cloth."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point
from render.themes.theme import Additions, Art

ROOF: tuple[Point, ...] = (
    (0, -57),
    (50, -22),
    (41, -22),
    (41, 36),
    (-41, 36),
    (-41, -22),
    (-50, -22),
)


def village(pen: Pen, number: int, left: int) -> None:
    """A hut with its number, and a mark for each cloth that it has left."""
    pen.polygon(ROOF, "pale", "pale", 12)
    pen.polygon(ROOF, "ink", "ink", 7)
    pen.polygon(ROOF, "ivory")
    pen.polygon([(0, -57), (50, -22), (-50, -22)], "violet")
    ink = "hot" if number in {6, 8} else "ink"
    pen.text((0, -3), str(number), 50, ink if left else "grey")
    for i in range(left):
        x = (i - (left - 1) / 2) * 16
        pen.box(x - 5.5, 18, x + 5.5, 32, 2, "violet", "violet.dark", 2)


def cloth(pen: Pen) -> None:
    """A roll of cloth."""
    pen.polygon([(-4, 4), (24, 4), (24, 20), (-4, 20)], "violet.light", "ink", 4)
    pen.box(-24, -20, 18, 8, 12, "violet", "ink", 4)
    pen.oval((-13, -6), 9, 13, "violet.light", "ink", 3)
    pen.oval((-13, -6), 3.5, 5.5, "ink")


ADDITIONS = Additions(
    art={"village": Art(126, 134, village), "cloth": Art(60, 60, cloth)}, catalogue=()
)
