"""The winner's honors: a ribbon in their color, and a wreath of laurel around their mark."""

from __future__ import annotations

import math

from render.pen import Pen
from render.shapes import Point
from render.themes.classic.marks import mark

LEAF, VEIN = "laurel", "laurel.light"


def ribbon(pen: Pen, seat: str, long: int) -> None:
    """A ribbon *long* pixels wide, with two tails behind it."""
    w, h = long / 2, 46
    pen.box(-w, -h + 8, w, h + 10, 16, "shade")
    for side in (-1, 1):
        tail: list[Point] = [
            (side * (w - 26), -24), (side * (w + 44), -24), (side * (w + 24), 16),
            (side * (w + 44), 58), (side * (w - 26), 58),
        ]  # fmt: skip
        pen.polygon(tail, "ink", "ink", 10)
        pen.polygon(tail, f"{seat}.dark")
        pen.polygon([(side * (w - 26), h), (side * w, h), (side * (w - 26), 60)], "ink")
    pen.box(-w, -h, w, h, 16, "ink")
    pen.box(-w + 5, -h + 5, w - 5, h - 5, 12, "gold")
    pen.box(-w + 11, -h + 11, w - 11, h - 11, 8, seat)


def wreath(pen: Pen, seat: str) -> None:
    """The mark of a seat in a wreath of laurel that is open above."""
    for colour, more in (("pale", 9.0), ("ink", 4.5)):
        pen.disc((0, 0), 40 + more, colour)
        for side in (-1, 1):
            for leaf in _leaves(side):
                pen.polygon(leaf, colour, colour, 2 * more)
    for side in (-1, 1):
        for i, leaf in enumerate(_leaves(side)):
            pen.polygon(leaf, VEIN if i % 2 else LEAF)
    pen.disc((0, 0), 40, "gold")
    pen.disc((0, 0), 34, "ink")
    pen.disc((0, 0), 31, seat)
    mark(pen, seat, (0, 0), 15, f"{seat}.on", seat)
    pen.polygon([(-13, 47), (13, 47), (9, 66), (0, 58), (-9, 66)], "hot", "ink", 3)
    pen.disc((0, 50), 8, "hot", "ink", 3)


def _leaves(side: int) -> list[list[Point]]:
    """The leaves of one branch, from its foot up: pairs that point out and in."""
    found = []
    for i in range(6):
        turn = math.radians(90 - side * (18 + 25 * i))
        x, y = 50 * math.cos(turn), 50 * math.sin(turn)
        for lean in (26, -14):
            way = turn - side * math.radians(90 - lean)
            found.append(_leaf((x, y), way))
    return found


def _leaf(at: Point, way: float) -> list[Point]:
    """A pointed leaf from *at*."""
    ax, ay = math.cos(way), math.sin(way)
    steps = ((0, 0), (9, 5.5), (17, 5), (27, 0), (17, -5), (9, -5.5))
    return [(at[0] + far * ax - off * ay, at[1] + far * ay + off * ax) for far, off in steps]
