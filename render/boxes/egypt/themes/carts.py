"""Oxcarts, seen from the side on a track that shows their owner."""

from __future__ import annotations

import math

from render.pen import Pen
from render.shapes import Point
from render.themes.classic import pieces
from render.themes.classic.marks import mark
from render.themes.classic.pieces import REACH, along, ends

HIDE, FACE, HORN = "#a8622f", "#643214", "#fff6dc"
PLANK, RIM = "#d9a75a", "#4a2c12"
AXLE: Point = (-20, 9)
BED: tuple[Point, ...] = ((-45, -27), (6, -27), (1, 5), (-40, 5))
BEAST: tuple[Point, ...] = ((15, -13), (38, -13), (40, 3), (15, 5))
HEAD: tuple[Point, ...] = ((36, -19), (47, -15), (47, -4), (37, -5))
LEGS = (19, 36)
LEVEL = 0.74
"""The cart's scale on an upright edge."""


def route(pen: Pen, piece: str, seat: str, slope: int) -> None:
    """An oxcart on its track; other routes look as in the classic theme."""
    if piece == "road":
        cart(pen, seat, slope)
    else:
        pieces.route(pen, piece, seat, slope)


def cart(pen: Pen, seat: str, slope: int) -> None:
    """
    A track in the owner's color, and a cart on it with an ox before it.

    It goes uphill or downhill with its edge; an upright edge it crosses, since no ox climbs a wall,
    and is smaller there, so that it leaves the hexes beside it to numbers and chariots.
    """
    track = [_at(slope, -REACH, 15), _at(slope, REACH, 15)] if slope else ends(slope, REACH)
    for colour, wide in (("pale", 24), ("ink", 19), (seat, 14)):
        pen.line(track, colour, wide)
    with pen.moved((1, 0), 1.0 if slope else LEVEL):
        _team(pen, seat, slope)


def _team(pen: Pen, seat: str, slope: int) -> None:
    outlines = [[_at(slope, *point) for point in outline] for outline in (BED, BEAST, HEAD)]
    bed, beast, head = outlines
    axle = _at(slope, *AXLE)
    legs = [[_at(slope, leg, 0), _at(slope, leg, 15)] for leg in LEGS]
    shaft = [_at(slope, -2, 1), _at(slope, 20, -6)]
    horn = [_at(slope, 38, -19), _at(slope, 41, -28), _at(slope, 48, -30)]
    for colour, wide in (("pale", 11.0), ("ink", 6.0)):
        for outline in outlines:
            pen.polygon(outline, colour, colour, wide)
        for line in (shaft, *legs, horn):
            pen.line(line, colour, 4 + wide)
        pen.disc(axle, 13 + wide / 2, colour)
    pen.line(shaft, RIM, 5)
    for leg in legs:
        pen.line(leg, FACE, 6)
    pen.polygon(beast, HIDE, HIDE, 4)
    pen.polygon(head, HIDE, HIDE, 3)
    pen.disc(_at(slope, 42, -12), 1.8, "ink")
    pen.line(horn, HORN, 4.4)
    pen.polygon(bed, seat, RIM, 2)
    pen.line([_at(slope, -43, -25), _at(slope, 4, -25)], f"{seat}.light", 4)
    mark(pen, seat, _at(slope, -19, -14), 8, f"{seat}.on", seat)
    _wheel(pen, axle)


def _wheel(pen: Pen, at: Point) -> None:
    pen.disc(at, 13.5, "ink")
    pen.disc(at, 11, PLANK)
    pen.disc(at, 7.5, RIM)
    for turn in range(0, 180, 45):
        x, y = 9 * math.cos(math.radians(turn)), 9 * math.sin(math.radians(turn))
        pen.line([(at[0] - x, at[1] - y), (at[0] + x, at[1] + y)], PLANK, 2.6)
    pen.disc(at, 3.4, "gold")


def _at(slope: int, far: float, below: float) -> Point:
    """A point of the cart, which leans as its edge does; on an upright edge it stays level."""
    return along(slope, far, below) if slope else (far, below)
