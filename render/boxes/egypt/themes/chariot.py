"""The chariot of light gray that blocks a hex, with its shadow."""

from __future__ import annotations

import math

from render.pen import Pen

BODY, LIT, DARK = "chariot", "chariot.light", "chariot.dark"
COAT, MANE = "horse", "horse.dark"


def chariot(pen: Pen) -> None:
    """A chariot with its driver and a horse, narrow enough to go next to a number."""
    with pen.moved((4, 4), 0.86):
        _team(pen)


def _team(pen: Pen) -> None:
    horse = [
        (3, 4), (6, -4), (16, -6), (20, -20), (17, -26), (24, -35), (33, -24), (31, -18), (27, -19),
        (29, -2), (28, 12), (3, 12),
    ]  # fmt: skip
    driver = [(-22, -10), (-20, -27), (-8, -27), (-3, -14), (-5, -8)]
    basket = [(-29, -12), (-1, -12), (3, 14), (-26, 14)]
    legs = ([(24, 8), (27, 22), (32, 36)], [(9, 8), (6, 22), (10, 36)])
    pen.oval((3, 37), 36, 8, "shade")
    for colour, wide in (("pale", 12.0), ("night", 7.0)):
        for outline in (horse, driver, basket):
            pen.polygon(outline, colour, colour, wide)
        for leg in legs:
            pen.line(leg, colour, 6 + wide)
        pen.disc((-14, -36), 10 + wide / 2, colour)
        pen.disc((-14, 19), 18 + wide / 2, colour)
    for leg in legs:
        pen.line(leg, COAT, 6)
    pen.polygon(horse, COAT)
    pen.line([(17, -6), (20, -22), (23, -33)], MANE, 5)
    pen.polygon([(24, -35), (27, -42), (29, -32)], COAT)
    pen.disc((28, -26), 2, "night")
    pen.line([(2, 2), (28, 4)], "hot", 4)
    pen.polygon(driver, MANE)
    pen.disc((-14, -36), 9, BODY)
    pen.polygon([(-24, -36), (-22, -46), (-6, -46), (-4, -36), (-9, -41), (-19, -41)], MANE)
    pen.disc((-10, -35), 2, "night")
    pen.line([(-8, -20), (16, -12)], DARK, 4)
    pen.polygon(basket, BODY)
    pen.polygon([(-29, -12), (-1, -12), (0, -6), (-28, -6)], LIT)
    for x in (-22, -13, -4):
        pen.line([(x, -4), (x + 2, 12)], DARK, 3)
    pen.disc((-14, 19), 18, "night")
    pen.disc((-14, 19), 16, LIT)
    pen.disc((-14, 19), 11, "night")
    for turn in range(0, 180, 45):
        dx, dy = 14 * math.cos(math.radians(turn)), 14 * math.sin(math.radians(turn))
        pen.line([(-14 - dx, 19 - dy), (-14 + dx, 19 + dy)], LIT, 3.4)
    pen.disc((-14, 19), 4.5, "hot")
