"""The pictures of development cards, and the signs of the players' counters."""

from __future__ import annotations

import math

from render.boxes.egypt.themes import cattle, mud, papyrus, quarry
from render.pen import Pen
from render.themes.classic import fields, hands, icons
from render.themes.classic.figures import Picture

COPPER, HIDE = "#d98a3d", "#8a4b24"
LINEN, RED = "#f7f3e8", "#c3161c"


def icon(pen: Pen, name: str) -> None:
    """The sign of a counter."""
    match name:
        case "largest_army":
            with pen.moved((0, -1), 0.2):
                arms(pen)
        case "longest_road":
            wheel(pen, 23)
        case _:
            icons.icon(pen, name)


def wheel(pen: Pen, radius: float) -> None:
    """The wheel of an oxcart."""
    pen.disc((0, 0), radius, "ink")
    pen.disc((0, 0), radius * 0.86, "wood.light")
    pen.disc((0, 0), radius * 0.62, "ink")
    for turn in range(0, 180, 45):
        x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        reach = radius * 0.7
        pen.line([(-x * reach, -y * reach), (x * reach, y * reach)], "wood.light", radius * 0.15)
    pen.disc((0, 0), radius * 0.26, "ink")
    pen.disc((0, 0), radius * 0.16, "gold")


def arms(pen: Pen) -> None:
    """A bow with an arrow on its string, about 0,0, reaching 110 pixels to each side."""
    bow = [(66 - 0.0085 * y * y, float(y)) for y in range(-104, 105, 8)]
    string = [bow[0], (-62, 0), bow[-1]]
    for colour, wide in (("ink", 15), ("pale", 6)):
        pen.line(string, colour, wide)
    for colour, wide in (("ink", 32), (HIDE, 19)):
        pen.line(bow, colour, wide)
    pen.line(bow[11:16], "gold", 19)
    for colour, wide in (("ink", 24), ("wood.light", 11)):
        pen.line([(-70, 0), (84, 0)], colour, wide)
    pen.polygon([(74, -28), (112, 0), (74, 28)], COPPER, "ink", 9)
    for x in (-88, -66):
        for side in (-1, 1):
            pen.line([(x + 14, 0), (x - 8, 24 * side)], "ink", 17)
            pen.line([(x + 14, 0), (x - 8, 24 * side)], RED, 8)


def _mercenary(pen: Pen) -> None:
    with pen.moved((0, -50), 0.98):
        arms(pen)


def _carts(pen: Pen) -> None:
    for x, y in ((-2, -106), (-2, 14)):
        with pen.moved((x, y), 1.16):
            pen.line([(-20, -2), (50, -8)], "ink", 14)
            pen.line([(-20, -2), (50, -8)], "wood", 7)
            cattle.ox(pen, (64, -4), 1.3, 0, is_left=False)
            bed = [(-92, -40), (4, -40), (-2, 8), (-84, 8)]
            pen.polygon(bed, "wood.light", "ink", 8)
            pen.line([(-87, -17), (0, -17)], "wood.dark", 5)
            with pen.moved((-44, 10)):
                wheel(pen, 32)


def _invention(pen: Pen) -> None:
    pen.disc((0, -50), 112, "gold.light")
    papyrus.emblem(pen, (-62, -96), 46)
    quarry.emblem(pen, (58, -98), 34)
    fields.emblem(pen, (0, -36), 48)
    mud.emblem(pen, (-58, 14), 42)
    cattle.emblem(pen, (62, 12), 44)


def _crown(pen: Pen) -> None:
    with pen.moved((0, -50)):
        red = [(-70, 84), (-78, 8), (70, 8), (92, -104), (62, -104), (44, -22), (60, 84)]
        white = [(-54, 10), (-44, -50), (-22, -92), (-8, -112), (10, -112), (24, -78), (34, 10)]
        for outline in (white, red):
            pen.polygon(outline, "ink", "ink", 18)
        pen.polygon(white, LINEN)
        pen.polygon([(8, -108), (24, -76), (34, 10), (14, 10)], "#d8cfb8")
        pen.disc((1, -110), 13, LINEN, "ink", 6)
        pen.polygon(red, RED)
        pen.polygon([(70, 8), (92, -104), (80, -104), (58, 0), (44, 84), (60, 84)], "#8d0f14")
        pen.line([(-70, 70), (58, 70)], "ink", 26)
        pen.line([(-70, 70), (58, 70)], "gold", 16)
        snake = [(-64, 58), (-72, 30), (-52, 14), (-66, -10)]
        pen.line(snake, "ink", 22)
        pen.line(snake, "gold", 13)
        pen.disc((-66, -12), 11, "gold", "ink", 4)


PICTURES: dict[str, Picture] = dict(hands.PICTURES) | {
    "knight": _mercenary,
    "road_building": _carts,
    "year_of_plenty": _invention,
    "monopoly": _crown,
}
