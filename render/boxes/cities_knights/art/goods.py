"""Commodities: a bolt of cloth, coins, and paper."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point
from render.themes.classic.figures import Emblem


def cloth(pen: Pen, at: Point, size: float) -> None:
    """A bolt of cloth whose end hangs out; *size* is half its height."""
    with pen.moved(at, size / 24):
        fall = [(-18, -2), (18, -2), (20, 20), (12, 16), (6, 22), (-2, 17), (-9, 22), (-20, 17)]
        pen.polygon(fall, "ink", "ink", 6)
        pen.polygon(fall, "cloth.dark")
        for x in (-9, 5):
            pen.line([(x, 2), (x + 1, 16)], "cloth", 4)
        pen.box(-27, -23, 27, 4, 13, "ink")
        pen.box(-24, -20, 24, 1, 10, "cloth")
        pen.line([(-10, -15), (18, -15)], "cloth.light", 4)
        pen.oval((-16, -9.5), 8, 10.5, "cloth.light", "ink", 2.6)
        pen.oval((-16, -9.5), 3, 4.5, "ink")


def coin(pen: Pen, at: Point, size: float) -> None:
    """A pile of coins, one of them upright."""
    with pen.moved(at, size / 24):
        for x, y in ((10, 17), (10, 9), (10, 1)):
            pen.oval((x, y), 18, 8.5, "ink")
            pen.oval((x, y - 1), 15.5, 6, "gold.dark")
        pen.oval((10, -2), 15.5, 6, "gold.light")
        pen.disc((-8, -3), 20.5, "ink")
        pen.disc((-8, -3), 17.5, "gold")
        pen.disc((-8, -3), 13, None, "gold.dark", 2.6)
        crown = [(-16, 4), (-17, -9), (-12, -3), (-8, -11), (-4, -3), (1, -9), (0, 4)]
        pen.polygon(crown, "gold.dark")


def paper(pen: Pen, at: Point, size: float) -> None:
    """A written sheet that rolls up at both ends."""
    with pen.moved(at, size / 24):
        sheet = [(-15, -18), (15, -18), (17, 0), (15, 18), (-15, 18), (-13, 0)]
        pen.polygon(sheet, "ink", "ink", 6)
        pen.polygon(sheet, "paper")
        for y in (-8, 0, 8):
            pen.line([(-7, y), (9 if y else 5, y)], "state.later", 3)
        for y in (-19, 19):
            pen.box(-24, y - 6, 24, y + 6, 6, "ink")
            pen.box(-21, y - 3.4, 21, y + 3.4, 3, "paper.dark")
            for x in (-21, 21):
                pen.disc((x, y), 3, "wood")


EMBLEMS: dict[str, Emblem] = {"cloth": cloth, "coin": coin, "paper": paper}


def every(pen: Pen) -> None:
    """Cloth, coins and paper: any commodity."""
    pen.box(-58, -58, 58, 58, 20, "ink")
    pen.box(-53, -53, 53, 53, 16, "ground.cloth")
    for emblem, at in ((cloth, (-23.0, -20.0)), (paper, (24.0, -18.0)), (coin, (0.0, 26.0))):
        emblem(pen, at, 21)
