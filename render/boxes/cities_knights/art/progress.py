"""The pictures on progress cards, each about 0,-50, in a square of some 230 pixels."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from render.boxes.cities_knights.art import goods
from render.pen import Pen
from render.shapes import Point
from render.themes.classic import fields, icons, mountains
from render.themes.classic.figures import Picture

INK = 9.0
"""Width of outlines, in pixels."""


def _solid(pen: Pen, points: list[Point], fill: str, width: float = INK) -> None:
    pen.polygon(points, "ink", "ink", 2 * width)
    pen.polygon(points, fill)


def _stroke(pen: Pen, points: list[Point], fill: str, width: float) -> None:
    pen.line(points, "ink", width + 2 * INK)
    pen.line(points, fill, width)


def _disc(pen: Pen, at: Point, radius: float, fill: str) -> None:
    pen.disc(at, radius + INK, "ink")
    pen.disc(at, radius, fill)


def _crown(pen: Pen) -> None:
    crown: list[Point] = [(-62, 0), (-72, -58), (-34, -30), (0, -76), (34, -30), (72, -58), (62, 0)]
    _solid(pen, crown, "gold")
    pen.polygon([(-62, 0), (-63, -16), (63, -16), (62, 0)], "gold.dark")


def commercial_harbor(pen: Pen) -> None:
    """An anchor."""
    for colour, more in (("ink", 2 * INK), ("steel", 0.0)):
        pen.line([(0, -64), (0, 78)], colour, 20 + more)
        pen.line([(-44, -32), (44, -32)], colour, 18 + more)
        pen.arc((0, 10), 76, 74, 12, 168, colour, 20 + more)
        for side in (-1, 1):
            tip: list[Point] = [(92 * side, -2), (96 * side, 40), (52 * side, 22)]
            pen.polygon(tip, colour, colour, more or 2)
    pen.disc((0, -84), 30, "ink")
    pen.disc((0, -84), 21, "steel")
    pen.disc((0, -84), 11, "ink")


def master_merchant(pen: Pen) -> None:
    """A pair of scales with coins."""
    _stroke(pen, [(0, -92), (0, 84)], "wood", 14)
    _stroke(pen, [(-52, 92), (52, 92)], "wood", 14)
    _stroke(pen, [(-84, -64), (84, -84)], "wood", 12)
    for x, y in ((-84, -64), (84, -84)):
        pen.line([(x, y), (x - 32, y + 76)], "ink", 6)
        pen.line([(x, y), (x + 32, y + 76)], "ink", 6)
        _solid(pen, [(x - 40, y + 76), (x + 40, y + 76), (x + 22, y + 100), (x - 22, y + 100)],
               "gold")  # fmt: skip
    _disc(pen, (-84, 0), 17, "gold")


def merchant(pen: Pen) -> None:
    """A purse of gold under a broad hat."""
    _solid(pen, [(-58, 96), (-74, 30), (-24, -10), (24, -10), (74, 30), (58, 96)], "wood.light")
    pen.line([(-30, -4), (30, -4)], "hot", 12)
    _disc(pen, (0, 46), 30, "gold")
    pen.disc((0, 46), 20, None, "gold.dark", 5)
    _solid(pen, [(-92, -34), (92, -34), (74, -54), (-74, -54)], "violet")
    _solid(pen, [(-46, -52), (-34, -106), (34, -106), (46, -52)], "violet")
    pen.line([(-42, -62), (42, -62)], "gold", 13)


def merchant_fleet(pen: Pen) -> None:
    """Two trading ships."""
    for x, y, size, sail in ((34, -52, 0.95, "pale"), (-22, 42, 1.25, "gold")):
        with pen.moved((x, y), size):
            _solid(pen, [(-62, 12), (62, 12), (40, 42), (-40, 42)], "wood.light")
            _stroke(pen, [(0, 6), (0, -62)], "wood", 5)
            _solid(pen, [(6, -58), (50, -8), (6, -8)], sail)
            _solid(pen, [(-6, -50), (-40, -8), (-6, -8)], sail)


def resource_monopoly(pen: Pen) -> None:
    """A crown over grain and ore."""
    with pen.moved((0, -22)):
        _crown(pen)
    fields.emblem(pen, (-48, 52), 52)
    mountains.emblem(pen, (52, 60), 40)


def trade_monopoly(pen: Pen) -> None:
    """A crown over a bolt of cloth."""
    with pen.moved((0, -26)):
        _crown(pen)
    goods.cloth(pen, (0, 52), 56)


def bishop(pen: Pen) -> None:
    """A mitre."""
    hat: list[Point] = [
        (-62, 74),
        (-74, -10),
        (-40, -64),
        (0, -108),
        (40, -64),
        (74, -10),
        (62, 74),
    ]
    _solid(pen, hat, "pale")
    pen.polygon([(-62, 74), (-66, 42), (66, 42), (62, 74)], "gold")
    pen.line([(0, 38), (0, -80)], "hot", 14)
    pen.line([(-38, -18), (38, -18)], "hot", 14)
    pen.line([(-62, 74), (62, 74)], "ink", 8)


def constitution(pen: Pen) -> None:
    """A house of law with a point on its gable."""
    _solid(pen, [(-100, 94), (-100, 70), (100, 70), (100, 94)], "ivory.dark")
    for x in (-72, -24, 24, 72):
        pen.box(x - 19, -24, x + 19, 72, 2, "ink")
        pen.box(x - 11, -20, x + 11, 68, 2, "ivory")
    _solid(pen, [(-100, -28), (0, -104), (100, -28)], "ivory")
    pen.polygon([(x, y - 52) for x, y in icons.star_points(30)], "gold", "ink", 4)


def deserter(pen: Pen) -> None:
    """A shield broken in two."""
    with pen.moved((-12, 0)):
        _solid(pen, [(-66, -86), (2, -100), (-14, -44), (14, -8), (-16, 34), (-6, 92), (-60, 30)],
               "steel")  # fmt: skip
    with pen.moved((16, 8)):
        _solid(pen, [(24, -98), (76, -84), (70, 28), (14, 92), (2, 36), (32, -4), (6, -44)],
               "steel.dark")  # fmt: skip
    pen.line([(-58, -24), (-24, -24)], "hot", 18)
    pen.line([(50, -16), (80, -16)], "hot", 18)


def diplomat(pen: Pen) -> None:
    """A road being removed: its planks under a cross."""
    with pen.moved((0, 6)):
        icons.paved([(-96, 40), (-30, 8), (30, -8), (96, -40)], pen, 56)
    for colour, wide in (("ink", 42.0), ("hot", 24.0)):
        pen.line([(-48, -62), (48, 62)], colour, wide)
        pen.line([(48, -62), (-48, 62)], colour, wide)


def intrigue(pen: Pen) -> None:
    """A dagger behind a mask."""
    _stroke(pen, [(0, -108), (0, 104)], "steel", 18)
    _solid(
        pen,
        [(-98, -44), (-44, -52), (0, -34), (44, -52), (98, -44), (88, 18), (44, 42), (0, 12),
         (-44, 42), (-88, 18)],
        "violet",
    )  # fmt: skip
    for x in (-46, 46):
        pen.oval((x, -6), 25, 17, "pale")
        pen.disc((x, -6), 9, "ink")


def saboteur(pen: Pen) -> None:
    """A bomb with a burning fuse."""
    pen.line([(26, -42), (52, -78), (82, -82)], "wood.light", 12)
    _disc(pen, (-10, 26), 70, "night")
    pen.box(8, -62, 54, -30, 8, "ink")
    pen.arc((-22, 14), 42, 42, 180, 265, "steel.dark", 11)
    with pen.moved((88, -84)):
        pen.polygon(icons.star_points(34), "gold", "hot", 8)


def spy(pen: Pen) -> None:
    """An eye, wide open."""
    eye: list[Point] = [(x, -math.cos(x / 106 * math.pi / 2) * 70) for x in range(-106, 107, 12)]
    _solid(pen, [*eye, *((x, -y) for x, y in reversed(eye))], "pale")
    pen.disc((0, 0), 56, "ink")
    pen.disc((0, 0), 46, "#3f8fd8")
    pen.disc((0, 0), 24, "ink")
    pen.disc((16, -18), 11, "pale")


def warlord(pen: Pen) -> None:
    """A banner on its lance."""
    _stroke(pen, [(-66, 104), (-66, -104)], "wood", 12)
    flag: list[Point] = [(-56, -92), (100, -76), (60, -34), (100, 12), (-56, 26)]
    _solid(pen, flag, "hot")
    pen.polygon([(x * 1.1 - 4, y * 1.1 - 34) for x, y in icons.star_points(34)], "gold")


def wedding(pen: Pen) -> None:
    """Two rings."""
    for x, y in ((-38, 26), (40, 6)):
        pen.disc((x, y), 66, "ink")
    for x, y in ((-38, 26), (40, 6)):
        pen.disc((x, y), 59, None, "gold", 21)
        pen.disc((x, y), 40, None, "ink", 7)
    pen.disc((-38, 26), 33, "pale")
    pen.disc((40, 6), 33, "pale")
    _solid(pen, [(16, -84), (40, -104), (66, -84), (40, -50)], "#7fd6ee", 7)


def alchemist(pen: Pen) -> None:
    """A flask with something glowing in it."""
    flask: list[Point] = [
        (-24, -98), (24, -98), (24, -30), (80, 70), (64, 94), (-64, 94), (-80, 70), (-24, -30),
    ]  # fmt: skip
    _solid(pen, flask, "pale")
    pen.polygon([(-44, 10), (44, 10), (78, 70), (62, 92), (-62, 92), (-78, 70)], "#c45cf0")
    for at, radius in (((-22, 58), 13), ((26, 40), 10), ((10, 74), 8)):
        pen.disc(at, radius, "#f3d0ff")
    _stroke(pen, [(-32, -98), (32, -98)], "wood.light", 12)


def crane(pen: Pen) -> None:
    """A crane lifting a stone."""
    _stroke(pen, [(-52, 96), (-52, -92)], "wood.light", 18)
    _stroke(pen, [(-84, -78), (84, -78)], "wood.light", 16)
    _stroke(pen, [(-52, -20), (4, -74)], "wood.light", 12)
    pen.line([(72, -74), (72, 10)], "ink", 8)
    _solid(pen, [(40, 10), (104, 10), (104, 66), (40, 66)], "wall")
    pen.line([(-96, 98), (6, 98)], "ink", 16)


def engineer(pen: Pen) -> None:
    """A wall with battlements."""
    outline: list[Point] = [
        (-100, 84), (-100, -58), (-60, -58), (-60, -26), (-20, -26), (-20, -58), (20, -58),
        (20, -26), (60, -26), (60, -58), (100, -58), (100, 84),
    ]  # fmt: skip
    _solid(pen, outline, "wall")
    for y in (10, 46):
        pen.line([(-98, y), (98, y)], "wall.dark", 7)
    for x, y in ((-44, -20), (44, -20), (0, 16), (-66, 16), (66, 16), (-32, 52), (34, 52)):
        pen.line([(x, y), (x, y + 26)], "wall.dark", 7)


def inventor(pen: Pen) -> None:
    """Two numbers that swap places."""
    for x, y, number in ((-48, -30, 4), (50, 34, 9)):
        _disc(pen, (x, y), 50, "ivory")
        pen.text((x, y), str(number), 74, "ink")
    for side in (-1, 1):
        _stroke(pen, [(16 * side, -86 * side), (76 * side, -86 * side), (82 * side, -44 * side)],
                "hot", 10)  # fmt: skip
        _solid(pen, [(60 * side, -48 * side), (104 * side, -48 * side), (82 * side, -20 * side)],
               "hot", 6)  # fmt: skip


def irrigation(pen: Pen) -> None:
    """A drop of water over grain."""
    fields.emblem(pen, (-34, 22), 84)
    drop: list[Point] = [(62, -100), (92, -44), (90, -20), (62, -2), (34, -20), (32, -44)]
    _solid(pen, drop, "#3f9be0")
    pen.line([(50, -38), (54, -22)], "pale", 9)


def medicine(pen: Pen) -> None:
    """A bottle with a sign of healing."""
    bottle: list[Point] = [(-22, -86), (22, -86), (22, -54), (60, -22), (60, 92), (-60, 92),
                           (-60, -22), (-22, -54)]  # fmt: skip
    _solid(pen, bottle, "#7fb8a4")
    pen.box(-46, -6, 46, 76, 8, "pale")
    pen.line([(0, 8), (0, 62)], "hot", 20)
    pen.line([(-27, 35), (27, 35)], "hot", 20)
    _solid(pen, [(-26, -108), (26, -108), (26, -86), (-26, -86)], "wood.light")


def mining(pen: Pen) -> None:
    """A pick over ore."""
    mountains.emblem(pen, (34, 52), 52)
    _stroke(pen, [(-70, 92), (26, -74)], "wood.light", 15)
    _solid(pen, [(-66, -64), (-10, -100), (56, -92), (96, -42), (46, -62), (-4, -70)], "steel")


def printer(pen: Pen) -> None:
    """A printed sheet with a point on it."""
    _solid(pen, [(-70, -96), (40, -96), (74, -62), (74, 94), (-70, 94)], "ivory")
    pen.polygon([(40, -96), (74, -62), (40, -62)], "ink")
    for y in (26, 50, 74):
        pen.line([(-48, y), (52, y)], "grey", 10)
    with pen.moved((-2, -30)):
        pen.polygon(icons.star_points(44), "gold", "ink", 6)


def road_builders(pen: Pen) -> None:
    """A shovel beside a road."""
    with pen.moved((22, 0)):
        icons.paved([(-60, 92), (-56, 30), (0, 4), (58, -26), (62, -92)], pen, 50)
    _stroke(pen, [(-68, -104), (-68, 10)], "wood.light", 12)
    _solid(pen, [(-98, 0), (-38, 0), (-42, 58), (-68, 86), (-94, 58)], "steel")
    _stroke(pen, [(-92, -104), (-44, -104)], "wood", 10)


def smith(pen: Pen) -> None:
    """A hammer over an anvil."""
    _solid(pen, [(-104, -8), (70, -8), (96, 10), (40, 28), (30, 62), (56, 92), (-56, 92), (-30, 62),
                 (-38, 28), (-74, 20)], "steel.dark")  # fmt: skip
    _stroke(pen, [(-66, -36), (48, -84)], "wood.light", 14)
    _solid(pen, [(26, -112), (62, -124), (88, -64), (52, -50)], "steel")


SHOWN: dict[str, dict[str, Callable[[Pen], None]]] = {
    "trade": {
        "commercial_harbor": commercial_harbor,
        "master_merchant": master_merchant,
        "merchant": merchant,
        "merchant_fleet": merchant_fleet,
        "resource_monopoly": resource_monopoly,
        "trade_monopoly": trade_monopoly,
    },
    "politics": {
        "bishop": bishop,
        "constitution": constitution,
        "deserter": deserter,
        "diplomat": diplomat,
        "intrigue": intrigue,
        "saboteur": saboteur,
        "spy": spy,
        "warlord": warlord,
        "wedding": wedding,
    },
    "science": {
        "alchemist": alchemist,
        "crane": crane,
        "engineer": engineer,
        "inventor": inventor,
        "irrigation": irrigation,
        "medicine": medicine,
        "mining": mining,
        "printer": printer,
        "road_builders": road_builders,
        "smith": smith,
    },
}
"""The painter of each card, by deck."""


def _about(draw: Callable[[Pen], None], pen: Pen) -> None:
    """Draw *picture* where these cards have theirs: over the foot of the card."""
    with pen.moved((0, -50)):
        draw(pen)


PICTURES: dict[str, Picture] = {
    name: partial(_about, draw) for cards in SHOWN.values() for name, draw in cards.items()
}
DECKS = {name: deck for deck, cards in SHOWN.items() for name in cards}
"""By card, its deck."""


def grounds(deck: str) -> dict[str, str]:
    """The background of a card's picture, by whether it may be played."""
    return {"now": f"deck.{deck}", "later": "deck.wait", "points": f"deck.{deck}"}
