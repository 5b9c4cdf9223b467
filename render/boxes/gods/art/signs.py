"""The signs of the ten gods, reaching 100 pixels to each side of their middle."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.pen import Pen
from render.themes.classic.marks import mark

LAPIS, SKY, TEAL = "#1f4e8c", "#5aa7dc", "#1f8f86"
RED, ROSE, CREAM = "#c3392b", "#e8836b", "#fff4d8"
SIDES = {False: ("#2f9e44", "#d9f2c4"), True: ("#1c6fd1", "#cfe4fb")}
"""Rim and ground of a card: the A side is green, the B side, with its last use, blue."""


def god(pen: Pen, name: str, is_last: bool) -> None:
    """A small card with the sign of a god, and a pip for each use left."""
    rim, ground = SIDES[is_last]
    pen.disc((0, 0), 29, "ink")
    pen.disc((0, 0), 26.5, rim)
    pen.disc((0, 0), 22, ground)
    with pen.moved((0, -1), 0.185):
        sign(pen, name)
    for x in (0,) if is_last else (-7, 7):
        pen.disc((x, 24), 6.5, "ink")
        pen.disc((x, 24), 4.5, "gold")


def small(pen: Pen, name: str) -> None:
    """The sign of a god alone, for texts."""
    rim, ground = SIDES[False]
    pen.disc((0, 0), 58, "ink")
    pen.disc((0, 0), 53, rim)
    pen.disc((0, 0), 46, ground)
    with pen.moved((0, 0), 0.4):
        sign(pen, name)


def frame(pen: Pen, seat: str) -> None:
    """The card of a god, its head in its player's color; pale without a player."""
    pen.box(-388, -168, 388, 168, 26, "ink")
    pen.box(-383, -163, 383, 163, 22, "paper" if seat else "ivory.wait")
    head = (True, True, False, False)
    pen.box(-383, -163, 383, -82, 22, seat or "grey", corners=head)
    pen.line([(-383, -81), (383, -81)], "ink", 5)


def owner(pen: Pen, seat: str, side: str) -> None:
    """The mark of a god's player, and the side of its card that is up."""
    rim, ground = SIDES[side == "B"]
    mark(pen, seat, (-32, 0), 18, f"{seat}.on", seat)
    pen.disc((32, 0), 32, "ink")
    pen.disc((32, 0), 28, rim)
    pen.disc((32, 0), 21, ground)
    pen.text((32, 0), side, 34, "ink")


def sign(pen: Pen, name: str) -> None:
    """The sign of a god; a plain one for a god that the theme does not know."""
    SIGNS.get(name, _unknown)(pen)


def _horus(pen: Pen) -> None:
    eye = [(-92, 0), (-50, -40), (4, -48), (54, -28), (90, 6), (48, 32), (0, 38), (-46, 28)]
    pen.polygon(eye, CREAM, "ink", 13)
    pen.disc((2, -5), 36, LAPIS, "ink", 8)
    pen.disc((2, -5), 15, "ink")
    pen.line([(-88, -40), (-44, -78), (20, -84), (84, -52)], "ink", 19)
    pen.line([(12, 40), (6, 92)], "ink", 17)
    pen.line([(40, 36), (64, 76), (92, 70), (88, 50)], "ink", 15)


def _ptah(pen: Pen) -> None:
    for y in (-72, -44, -16, 12):
        pen.box(-62, y - 14, 62, y + 14, 9, "gold", "ink", 9)
    pillar = [(-26, 20), (26, 20), (44, 96), (-44, 96)]
    pen.polygon(pillar, TEAL, "ink", 11)
    pen.line([(-30, 44), (30, 44)], "gold", 9)
    pen.box(-24, -98, 24, -74, 8, TEAL, "ink", 9)


def _atum(pen: Pen) -> None:
    for turn in range(200, 341, 28):
        x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        pen.line([(58 * x, 18 + 58 * y), (96 * x, 18 + 96 * y)], "ink", 19)
        pen.line([(62 * x, 18 + 62 * y), (94 * x, 18 + 94 * y)], "gold", 9)
    pen.disc((0, 18), 54, "ink")
    pen.disc((0, 18), 46, RED)
    pen.disc((-10, 8), 20, ROSE)
    hills = [(-98, 84), (-98, 44), (-62, 30), (-34, 62), (34, 62), (62, 30), (98, 44), (98, 84)]
    pen.polygon(hills, "#d9a54e", "ink", 11)


def _osiris(pen: Pen) -> None:
    crook = [(-62, 94), (40, -50), (52, -84), (28, -98), (6, -80), (14, -58)]
    for colour, wide in (("ink", 30), ("gold", 18)):
        pen.line(crook, colour, wide)
    for share in (0.1, 0.4, 0.7):
        x, y = -62 + 102 * share, 94 - 144 * share
        pen.line([(x, y), (x + 13, y - 18)], LAPIS, 18)
    pen.line([(62, 94), (-44, -56)], "ink", 30)
    pen.line([(62, 94), (-44, -56)], LAPIS, 18)
    for tip in ((-94, 10), (-74, 26), (-50, 32)):
        pen.line([(-44, -58), tip], "ink", 22)
    for tip in ((-94, 10), (-74, 26), (-50, 32)):
        pen.line([(-44, -58), tip], "gold", 11)


def _amun(pen: Pen) -> None:
    for side in (-1, 1):
        horn = [(20 * side, -52), (66 * side, -68), (94 * side, -24), (82 * side, 22),
                (52 * side, 24), (48 * side, -4)]  # fmt: skip
        pen.line(horn, "ink", 36)
        pen.line(horn, "gold", 22)
    face = [(-32, -60), (32, -60), (36, -10), (22, 60), (12, 90), (-12, 90), (-22, 60), (-36, -10)]
    pen.polygon(face, CREAM, "ink", 12)
    for side in (-1, 1):
        pen.disc((18 * side, -16), 7, "ink")
        pen.line([(3 * side, 78), (8 * side, 68)], "ink", 6)
    pen.disc((0, -78), 22, RED, "ink", 8)


def _bastet(pen: Pen) -> None:
    head = [
        (-74, -90), (-34, -52), (34, -52), (74, -90), (76, -10), (52, 52), (0, 84), (-52, 52),
        (-76, -10),
    ]  # fmt: skip
    pen.polygon(head, "#343942", "ink", 12)
    for side in (-1, 1):
        pen.polygon([(62 * side, -64), (40 * side, -42), (64 * side, -32)], ROSE)
        pen.polygon([(16 * side, -2), (38 * side, -18), (58 * side, -8), (38 * side, 8)], "gold")
        pen.disc((38 * side, -5), 7, "ink")
        pen.line([(20 * side, 42), (78 * side, 34)], CREAM, 5)
        pen.disc((70 * side, 58), 16, "gold", "ink", 6)
    pen.polygon([(-12, 26), (12, 26), (0, 40)], ROSE)


def _hapi(pen: Pen) -> None:
    for tip, bend in (((-74, -40), -46), ((74, -40), 46), ((0, -96), 0)):
        leaf = [(0, 10), (bend - 20, -34), tip, (bend + 20, -34)]
        pen.polygon(leaf, SKY if bend else ROSE, "ink", 10)
    pen.line([(0, 12), (0, 40)], "#2b7a3f", 14)
    for y in (42, 72):
        wave = [(x, y + (12 if i % 2 else -12)) for i, x in enumerate(range(-90, 91, 30))]
        pen.line(wave, "ink", 24)
        pen.line(wave, SKY, 12)


def _isis(pen: Pen) -> None:
    for colour, wide in (("ink", 38.0), ("gold", 21.0)):
        pen.line([(0, 4), (0, 90)], colour, wide)
        pen.line([(-62, 18), (62, 18)], colour, wide)
        loop = [
            (42 * math.sin(t) * (1 - 0.3 * math.cos(t)), -44 - 46 * math.cos(t))
            for t in (math.tau * i / 24 for i in range(25))
        ]
        pen.line(loop, colour, wide)
    pen.disc((0, 18), 12, RED, "ink", 5)


def _maat(pen: Pen) -> None:
    plume = [
        (-16, 92), (-34, 20), (-36, -50), (-8, -96), (34, -92), (56, -62), (44, -40), (28, -56),
        (40, 0), (26, 56), (8, 92),
    ]  # fmt: skip
    pen.polygon(plume, CREAM, "ink", 12)
    pen.polygon([(-12, 88), (-28, 20), (-30, -44), (-10, -84), (2, -84), (4, 86)], TEAL)
    pen.line([(-2, 90), (2, 0), (10, -70)], "ink", 9)
    for y in (-40, -6, 28):
        pen.line([(6, y + 10), (30, y - 4)], "ink", 6)


def _thoth(pen: Pen) -> None:
    pen.disc((26, -70), 28, "gold", "ink", 9)
    neck = [(64, 94), (66, 40), (40, 2), (22, -20)]
    pen.line(neck, "ink", 50)
    pen.line(neck, CREAM, 32)
    beak = [(0, -30), (-52, -22), (-84, 18), (-92, 70)]
    pen.line(beak, "ink", 28)
    pen.line(beak, "#3b3f4a", 14)
    pen.disc((12, -24), 38, "ink")
    pen.disc((12, -24), 29, CREAM)
    pen.disc((6, -30), 9, RED, "ink", 5)


def _unknown(pen: Pen) -> None:
    pen.text((0, 0), "?", 170, LAPIS)


SIGNS: dict[str, Callable[[Pen], None]] = {
    "horus": _horus,
    "ptah": _ptah,
    "atum": _atum,
    "osiris": _osiris,
    "amun": _amun,
    "bastet": _bastet,
    "hapi": _hapi,
    "isis": _isis,
    "maat": _maat,
    "thoth": _thoth,
}
