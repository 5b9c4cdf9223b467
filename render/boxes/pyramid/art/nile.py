"""A river through the land, and the places where it crosses a path."""

from __future__ import annotations

import math

from render.camera import SQRT3, hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.pieces import ends

WIDE = 46
REACH = 64 * SQRT3
"""Distance from the middle of a hex to the middle of its edge, at unit 1."""
DIM = 0.36


def river(pen: Pen, sides: str, is_dim: bool) -> None:
    """Arms of the river from the middle of a hex to each of these *sides*."""
    arms = [_arm(int(side)) for side in sides]
    for side, arm in zip(map(int, sides), arms, strict=True):
        # Two arms that part only here have an islet of sand between them.
        for other, end in zip(map(int, sides), arms, strict=True):
            if (other - side) % 6 == 1:
                pen.polygon([(0, 0), arm[-1], end[-1]], "bank")
    for colour, wide in (("river.dark", WIDE + 17), ("bank", WIDE + 12), ("river", WIDE)):
        for arm in arms:
            pen.line(arm, colour, wide)
        if len(arms) > 2:
            pen.disc((0, 0), wide / 2 + 28, colour)
    for arm in arms:
        (x, y), (ex, ey) = arm[1], arm[-1]
        nx, ny = (ey - y) / REACH * 13, (x - ex) / REACH * 13
        for share, side in ((0.42, 1), (0.66, -1), (0.86, 1)):
            mx, my = ex * share + nx * side, ey * share + ny * side
            pen.line([(mx - ex * 0.06, my - ey * 0.06), (mx + ex * 0.06, my + ey * 0.06)],
                     "river.light", 4)  # fmt: skip
    if is_dim:
        for arm in arms:
            pen.tint(arm, "#14080a", DIM, width=WIDE + 17)
    pen.clip(hexagon(134))


def ford(pen: Pen, slope: int) -> None:
    """Water over a path, and a mooring on each bank, for boats only."""
    one, other = ends(slope, 30)
    (nx, ny), half = _across(slope), 26
    band = [
        (one[0] - nx * half, one[1] - ny * half), (other[0] - nx * half, other[1] - ny * half),
        (other[0] + nx * half, other[1] + ny * half), (one[0] + nx * half, one[1] + ny * half),
    ]  # fmt: skip
    pen.polygon(band, "bank")
    one, other = ends(slope, WIDE / 2)
    for along in (-9.0, 9.0):
        pen.line([(one[0] + nx * along, one[1] + ny * along),
                  (other[0] + nx * along, other[1] + ny * along)], "river", 36)  # fmt: skip
    for along, reach in ((-12.0, 8), (0.0, 15), (12.0, 8)):
        wave = ends(slope, reach)
        pen.line([(x + nx * along, y + ny * along) for x, y in wave], "pale", 4)
    for at in ends(slope, 39):
        pen.disc((at[0] + 1, at[1] + 3), 9, "shade")
        pen.disc(at, 8.5, "wood.dark")
        pen.disc(at, 5.5, "wood.light")


def _arm(side: int) -> list[Point]:
    turn = math.radians(60 * side)
    x, y = math.cos(turn) * REACH, math.sin(turn) * REACH
    return [(0, 0), (x * 0.5, y * 0.5), (x * 1.07, y * 1.07)]


def _across(slope: int) -> Point:
    """One step at a right angle to an edge."""
    (x1, y1), (x2, y2) = ends(slope, 0.5)
    return y2 - y1, x1 - x2
