"""Large cards, as their owner sees them."""

from __future__ import annotations

import math
from collections.abc import Mapping

from render.pen import Pen
from render.themes.classic import fields, forest, icons, mountains, pasture
from render.themes.classic.figures import Emblem, Picture
from render.themes.classic.marks import mark

W, H = 142, 196
"""Half of a card's width and height, in pixels."""
TILE_W, TILE_H = 760, 266
"""The width and height of a tile, in pixels."""
GROUNDS = {"points": "honey", "now": "lilac", "later": "lilac.wait"}
"""The background of a development card's picture."""
EMBLEM = 76
"""Half the height of an emblem on a card, in pixels."""


def banner(pen: Pen, seat: str) -> None:
    """The bar at the top, in the owner's color."""
    pen.box(-788, -56, 788, 56, 26, "ink")
    pen.box(-783, -51, 783, 51, 22, seat)
    pen.disc((-720, 0), 42, f"{seat}.on")
    pen.disc((-720, 0), 37, seat)
    mark(pen, seat, (-720, 0), 19, f"{seat}.on", seat)


def back(pen: Pen, fill: str) -> None:
    """The edge of a card further down in a stack."""
    pen.box(-W, -H, W, H, 24, "ink")
    pen.box(-W + 5, -H + 5, W - 5, H - 5, 20, fill)


def big_card(emblems: Mapping[str, Emblem], pen: Pen, name: str, is_none: bool) -> None:
    """A resource card; with none in hand, an empty place for it."""
    emblem = emblems.get(name)
    if is_none:
        pen.box(-W, -H, W, H, 24, "panel", "panel.line", 5)
        with pen.glass(0.4):
            if emblem:
                emblem(pen, (0, -37), EMBLEM)
        return
    pen.box(-W, -H, W, H, 24, "ink")
    pen.box(-W + 5, -H + 5, W - 5, H - 5, 20, "ivory")
    ground = f"ground.{name}" if emblem else "paper.dark"
    pen.box(-W + 18, -H + 18, W - 18, 104, 14, ground, "wood.dark", 4)
    if emblem:
        pen.disc((0, -37), 100, f"glow.{name}")
        emblem(pen, (0, -37), EMBLEM)


def tile(
    pictures: Mapping[str, Picture],
    pen: Pen,
    name: str,
    state: str,
    grounds: Mapping[str, str] = GROUNDS,
) -> None:
    """A development card beside room for words; pale if it must wait."""
    w, h = TILE_W / 2, TILE_H / 2
    pen.box(-w, -h, w, h, 26, "ink")
    pen.box(-w + 5, -h + 5, w - 5, h - 5, 22, "ivory.wait" if state == "later" else "ivory")
    with pen.moved((18 + 116 - w, 0), 0.87):
        pen.box(-136, -136, 136, 136, 16, grounds[state], "violet.dark", 5)
        with pen.moved((0, 50)):
            pictures.get(name, _unknown)(pen)


def badge(pen: Pen, state: str) -> None:
    """Whether a card may be played: a tick, an hourglass; or a star if it is never played."""
    pen.disc((0, 0), 43, "ink")
    pen.disc((0, 0), 38, {"now": "ok", "later": "grey", "points": "violet"}[state])
    if state == "now":
        pen.line([(-18, 1), (-5, 15), (19, -14)], "pale", 11)
    elif state == "later":
        pen.polygon([(-16, -20), (16, -20), (2, 0), (16, 20), (-16, 20), (-2, 0)], "pale")
        for y in (-21, 21):
            pen.line([(-18, y), (18, y)], "pale", 6)
    else:
        pen.polygon(icons.star_points(27), "gold")


def count(pen: Pen, is_none: bool) -> None:
    """The background of a count."""
    pen.disc((0, 0), 53, "panel.line" if is_none else "ink")
    pen.disc((0, 0), 48, "panel" if is_none else "gold")


def _knight(pen: Pen) -> None:
    shield = [(-52, -128), (0, -146), (52, -128), (48, -48), (0, 20), (-48, -48)]
    pen.polygon(shield, "steel", "ink", 8)
    pen.polygon([(0, -140), (48, -124), (44, -50), (0, 12)], "steel.dark")
    pen.polygon([(-12, -136), (12, -136), (12, 0), (0, 12), (-12, 0)], "hot")
    pen.polygon([(-50, -92), (50, -92), (49, -68), (-49, -68)], "hot")
    pen.line([(-70, 50), (66, -118)], "ink", 24)
    pen.line([(-42, 15), (66, -118)], "pale", 14)
    pen.line([(-70, 50), (-52, 28)], "wood.light", 14)
    pen.line([(-70, -2), (-22, 38)], "ink", 22)
    pen.line([(-70, -2), (-22, 38)], "gold", 13)


def _points(pen: Pen) -> None:
    with pen.moved((0, -50)):
        for i in range(16):
            a, b = math.tau * i / 16, math.tau * (i + 0.5) / 16
            rim = [(105 * math.cos(c), 105 * math.sin(c)) for c in (a, b)]
            pen.polygon([(0, 0), *rim], "gold.light")
        pen.polygon(icons.star_points(81), "gold", "ink", 12)
        pen.polygon(icons.star_points(78), "gold")
        pen.text((0, 8), "+1", 60, "ink")


def _roads(pen: Pen) -> None:
    for y in (-12, -92):
        with pen.moved((0, y)):
            icons.paved([(-92, 42), (-30, 4), (30, 4), (92, -34)], pen, 46)


def _plenty(pen: Pen) -> None:
    forest.fir(pen, (-78, 52), 1.3)
    mountains.emblem(pen, (48, -104), 36)
    forest.emblem(pen, (-54, -100), 36)
    fields.emblem(pen, (0, -18), 56)
    pasture.emblem(pen, (66, 24), 34)


def _monopoly(pen: Pen) -> None:
    crown = [(-84, 24), (-96, -82), (-46, -34), (0, -116), (46, -34), (96, -82), (84, 24)]
    pen.polygon(crown, "gold", "ink", 10)
    pen.polygon(crown, "gold")
    pen.polygon([(-84, 24), (-82, -6), (82, -6), (84, 24)], "gold.dark")
    for x, y in ((-96, -84), (0, -120), (96, -84)):
        pen.disc((x, y), 14, "hot", "ink", 4)
    for x in (-44, 0, 44):
        pen.disc((x, 9), 10, "violet.light", "ink", 3)


def _unknown(pen: Pen) -> None:
    pen.text((0, -50), "?", 150, "violet")


PICTURES: dict[str, Picture] = {
    "knight": _knight,
    "victory_point": _points,
    "road_building": _roads,
    "year_of_plenty": _plenty,
    "monopoly": _monopoly,
}
