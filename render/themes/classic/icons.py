"""Small signs: cards, swords, roads, stars."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise

from render.pen import Pen
from render.shapes import Point
from render.themes.classic.figures import Emblem
from render.themes.classic.spread import between


def star_points(radius: float) -> list[Point]:
    """The points of a five-pointed star about 0,0."""
    return [
        (
            radius * (1 if i % 2 == 0 else 0.46) * math.sin(math.pi * i / 5),
            -radius * (1 if i % 2 == 0 else 0.46) * math.cos(math.pi * i / 5),
        )
        for i in range(10)
    ]


def star(pen: Pen) -> None:
    """The star before points."""
    pen.polygon(star_points(27), "gold", "ink", 5)
    pen.polygon(star_points(26), "gold")
    pen.polygon([(x * 0.5 - 2, y * 0.5 - 3) for x, y in star_points(26)], "gold.light")


def icon(pen: Pen, name: str) -> None:
    """The sign of a counter."""
    match name:
        case "hand":
            hand(pen)
        case "deck":
            card_back(pen, 17, 23)
        case "largest_army":
            sword(pen)
        case "longest_road":
            road(pen)
        case _:
            pen.disc((0, 0), 18, "steel", "ink", 3)


def hand(pen: Pen) -> None:
    """Two cards."""
    pen.box(-6, -24, 20, 16, 6, "paper.dark", "ink", 3.4)
    pen.box(-20, -18, 8, 24, 6, "ivory", "ink", 3.4)


def card_back(pen: Pen, w: float, h: float) -> None:
    """The back of a development card."""
    pen.box(-w, -h, w, h, 6, "violet", "violet.dark", 3.4)
    pen.box(-w + 6, -h + 6, w - 6, h - 6, 3, None, "violet.light", 2)
    pen.text((0, 0), "?", h * 1.25, "pale")


def sword(pen: Pen) -> None:
    """A sword across a shield."""
    shield = [(-17, -19), (0, -24), (17, -19), (16, 4), (0, 24), (-16, 4)]
    pen.polygon(shield, "steel", "ink", 4)
    pen.polygon([(0, -22), (15, -18), (14, 3), (0, 21)], "steel.dark")
    pen.line([(-15, 20), (15, -18)], "ink", 11)
    pen.line([(-7, 10), (15, -18)], "ivory", 6)
    pen.line([(-15, 20), (-9, 12)], "wood.light", 6)
    pen.line([(-16, 5), (-1, 18)], "ink", 8)
    pen.line([(-16, 5), (-1, 18)], "gold", 4)


def road(pen: Pen) -> None:
    """A winding road."""
    paved([(-16, 21), (-15, 8), (0, 2), (13, -6), (13, -21)], pen, 19)


def paved(bends: list[Point], pen: Pen, width: float) -> None:
    """A road along *bends*, with a dash on each stretch."""
    pen.line(bends, "ink", width)
    pen.line(bends, "wood.light", width * 0.7)
    for one, other in pairwise(bends):
        pen.line([between(one, other, 0.28), between(one, other, 0.68)], "ivory", width * 0.15)


def small_card(emblems: Mapping[str, Emblem], pen: Pen, name: str) -> None:
    """A card in the bank's rows."""
    if name not in emblems:
        card_back(pen, 20, 25)
        return
    pen.box(-26, -25, 26, 25, 9, f"ground.{name}", "ivory", 3)
    emblems[name](pen, (0, 0), 18)
