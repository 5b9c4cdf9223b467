"""Desert: dunes, and pyramids in the sun."""

from __future__ import annotations

from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.desert import CREST, DUNES
from render.themes.classic.spread import ridge

LIT, DARK, EDGE, JOINT = "#f0cf7d", "#c79a4b", "#8a6428", "#d9b562"


def ground(pen: Pen, chance: Random) -> None:
    """The whole hex."""
    pen.polygon(hexagon(130), DUNES[0])
    for colour, height in zip(DUNES[1:], (-62, 8, 66), strict=True):
        line = ridge(chance, height, 15)
        pen.polygon([*line, (130, 140), (-130, 140)], colour)
        pen.line(line, CREST, 2.6)
    pyramid(pen, (52, -26), 0.62)
    pyramid(pen, (-34, 44), 1.15)
    pyramid(pen, (58, 72), 0.5)


def pyramid(pen: Pen, foot: Point, size: float) -> None:
    """A pyramid whose base has its middle at *foot*."""
    with pen.moved(foot, size):
        pen.polygon([(0, -74), (58, 0), (14, 12), (-54, 0)], LIT, EDGE, 5)
        pen.polygon([(0, -74), (58, 0), (14, 12)], DARK)
        for share in (0.3, 0.55, 0.78):
            y = -74 * (1 - share)
            pen.line([(-54 * share, y), (14 * share, y + 12 * share)], JOINT, 3)
