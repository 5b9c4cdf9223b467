"""Harbors and their piers."""

from __future__ import annotations

import math
from collections.abc import Mapping

from render.pen import Pen
from render.themes.classic.figures import Emblem

RADIUS = 47


def pier(pen: Pen, dx: int, dy: int) -> None:
    """Planks on two beams, from one end to the other."""
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    nx, ny = -uy, ux
    start, end = -length / 2, length / 2

    def at(along: float, across: float) -> tuple[float, float]:
        return ux * along + nx * across, uy * along + ny * across

    pen.line([(x + 2, y + 6) for x, y in (at(start, 0), at(end, 0))], "shade", 17)
    for side in (-6.0, 6.0):
        pen.line([at(start, side), at(end, side)], "wood.dark", 5)
    along = end
    while along > start:
        pen.line([at(along, -9), at(along, 9)], "wood.dark", 9.5)
        pen.line([at(along, -8), at(along, 8)], "wood.light", 6)
        pen.line([at(along - 1.5, -7), at(along - 1.5, 7)], "wood", 1.5)
        along -= 10.5
    for side in (-9.5, 9.5):
        pen.disc(at(end - 4, side), 4.6, "wood.dark")
        pen.disc(at(end - 4, side), 2.8, "wood.light")


def harbour(emblems: Mapping[str, Emblem], pen: Pen, card: str) -> None:
    """A quay with its rate: a kind of card 2:1, or anything 3:1."""
    pen.disc((2, 6), RADIUS + 2, "shade")
    pen.disc((0, 0), RADIUS + 2, "wood.dark")
    pen.disc((0, 0), RADIUS - 1, "wood.light")
    if not card:
        pen.disc((0, 0), RADIUS - 6, "ivory")
        pen.text((0, 0), "3:1", 46, "ink")
        return
    pen.disc((0, 0), RADIUS - 6, f"ground.{card}" if card in emblems else "paper")
    if card in emblems:
        emblems[card](pen, (0, -13), 21)
    pen.box(-34, 13, 34, 49, 13, "ivory", "wood.dark", 3)
    pen.text((0, 31), "2:1", 34, "ink")
