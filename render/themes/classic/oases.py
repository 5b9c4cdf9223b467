"""Desert versions of harbors and waves: oases, tracks, dunes, a caravan."""

from __future__ import annotations

import math
from collections.abc import Mapping

from render.pen import Pen
from render.shapes import Point
from render.themes.classic.figures import Emblem

RADIUS = 47
TRUNK, RING, LEAF, VEIN = "#8a5a2b", "#5f3b18", "#3f8f3c", "#256428"
CAMEL, COAT, LINE = "#c08a4a", "#b5462a", "#5c3b16"


def oasis(emblems: Mapping[str, Emblem], pen: Pen, card: str) -> None:
    """Palms around water with the rate: a kind of card 2:1, or anything 3:1."""
    pen.disc((2, 6), RADIUS + 2, "shade")
    for foot, lean in (((-40, -8), -1), ((40, -8), 1)):
        _palm(pen, foot, lean)
    pen.disc((0, 0), RADIUS + 2, VEIN)
    pen.disc((0, 0), RADIUS - 1, LEAF)
    if not card:
        pen.disc((0, 0), RADIUS - 7, "ivory")
        pen.text((0, 0), "3:1", 44, "ink")
        return
    pen.disc((0, 0), RADIUS - 7, f"ground.{card}" if card in emblems else "paper")
    if card in emblems:
        emblems[card](pen, (0, -13), 21)
    pen.box(-34, 13, 34, 49, 13, "ivory", VEIN, 3)
    pen.text((0, 31), "2:1", 34, "ink")


def _palm(pen: Pen, foot: Point, lean: int) -> None:
    with pen.moved(foot, 0.8, mirrored=lean < 0):
        trunk = [(0, 12), (3, -14), (9, -36)]
        pen.line(trunk, RING, 9)
        pen.line(trunk, TRUNK, 5)
        for tip, bend in (
            ((-20, -44), (-4, -54)), ((30, -26), (24, -46)), ((-12, -26), (-4, -40)),
            ((22, -54), (16, -54)), ((18, -18), (18, -34)),
        ):  # fmt: skip
            leaf = [(9, -38), bend, tip, (bend[0] * 0.8 + 2, bend[1] + 10)]
            pen.polygon(leaf, LEAF, VEIN, 2.6)


def track(pen: Pen, dx: int, dy: int) -> None:
    """Stepping stones from one end to the other."""
    count = max(2, round(math.hypot(dx, dy) / 17))
    for i in range(count):
        share = (i + 0.5) / count - 0.5
        x, y = dx * share, dy * share
        pen.oval((x + 1, y + 2.5), 9, 7.5, "dune.dark")
        pen.oval((x, y), 8.5, 7, "wood.dark")
        pen.oval((x, y), 6.4, 5, "ivory")


def dune(pen: Pen, variant: int) -> None:
    """The crest of a dune, its lee side in the shade."""
    wide, high = ((44, 15), (34, 11), (54, 17))[variant]
    crest = [(wide * t / 8, -high * (1 - (t / 8) ** 2) ** 1.5) for t in range(-8, 9)]
    pen.polygon([*crest, (wide * 0.5, 4), (-wide * 0.2, 2)], "dune.dark")
    pen.polygon([*crest[:10], (wide * 0.3, 3), (-wide * 0.4, 2)], "dune.light")
    pen.line(crest, "dune.edge", 2.4)


def caravan(pen: Pen) -> None:
    """Two camels on their way."""
    for x, y, size in ((-42, 6, 0.92), (38, 0, 1.0)):
        with pen.moved((x, y), size):
            pen.oval((0, 41), 38, 6, "dune.dark")
            legs = ([(-20, 8), (-23, 38)], [(-12, 10), (-9, 38)], [(14, 10), (10, 38)],
                    [(20, 8), (24, 38)])  # fmt: skip
            body = [(-28, -4), (-22, -12), (-10, -16), (0, -32), (10, -16), (24, -10), (27, 4),
                    (20, 14), (-22, 14)]  # fmt: skip
            neck = [(24, -2), (38, -4), (40, -24), (37, -34)]
            head = [(36, -36), (55, -33)]
            for colour, wide in ((LINE, 4.0), (CAMEL, 0.0)):
                for leg in legs:
                    pen.line(leg, colour, 5 + wide)
                pen.line(neck, colour, 10 + wide)
                pen.line(head, colour, 9 + wide)
                pen.polygon(body, colour, colour, wide + 1)
            pen.polygon([(-15, -14), (0, -35), (15, -14), (17, 6), (-17, 6)], COAT, LINE, 3)
            pen.line([(-14, -3), (14, -3)], "honey", 4)
            pen.disc((41, -38), 1.9, LINE)
