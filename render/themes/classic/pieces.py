"""Players' pieces, and the robber: an outline of ink, a halo of white, a mark."""

from __future__ import annotations

import math

from render.pen import Pen
from render.shapes import Point
from render.themes.classic.marks import mark
from render.themes.classic.spread import between

REACH = 46
"""Half the length of a road, in pixels at unit 1."""


def ends(slope: int, reach: float) -> list[Point]:
    """The two ends of an edge with this *slope*."""
    if slope == 0:
        return [(0, -reach), (0, reach)]
    x, y = reach * math.cos(math.pi / 6), reach / 2
    return [(-x, -y * slope), (x, y * slope)]


def along(slope: int, far: float, across: float) -> Point:
    """A point along and across an edge with this *slope*; *far* goes right or down."""
    turn = math.radians({0: 90, 1: 30, -1: -30}[slope])
    sine, cosine = math.sin(turn), math.cos(turn)
    return far * cosine - across * sine, far * sine + across * cosine


def route(pen: Pen, piece: str, seat: str, slope: int) -> None:
    """A road with its marks; an unknown kind is drawn as a shorter hull."""
    one, other = ends(slope, REACH if piece == "road" else REACH * 0.7)
    pen.line([one, other], "pale", 28)
    pen.line([one, other], "ink", 24)
    pen.line([one, other], seat, 17)
    with pen.moved((0, -4) if slope else (-4, 0)):
        pen.line([one, other], f"{seat}.light", 3)
    for share in (0.2, 0.5, 0.8):
        mark(pen, seat, between(one, other, share), 5.6, f"{seat}.on", seat)


def gold(pen: Pen, slope: int) -> None:
    """The rim under a road of the longest route."""
    line = ends(slope, REACH + 8)
    pen.line(line, "ink", 42)
    pen.line(line, "gold", 36)


def building(pen: Pen, piece: str, seat: str, look: int = 0) -> None:
    """A settlement, a city, or a plain disc for an unknown kind."""
    if piece == "settlement":
        settlement(pen, seat)
    elif piece == "city":
        city(pen, seat)
    else:
        pen.disc((0, 0), 28, "pale")
        pen.disc((0, 0), 26, seat, "ink", 4)
        mark(pen, seat, (0, 0), 10, f"{seat}.on", seat)


def _rim(pen: Pen, outline: list[Point]) -> None:
    pen.polygon(outline, "pale", "pale", 12)
    pen.polygon(outline, "ink", "ink", 7)


def settlement(pen: Pen, seat: str) -> None:
    """A house with its gable to the front."""
    pen.oval((3, 24), 32, 8, "shade")
    outline: list[Point] = [
        (-25, -5),
        (-6, -31),
        (17, -31),
        (28, -5),
        (24, -3),
        (24, 21),
        (-21, 21),
        (-21, -3),
    ]
    _rim(pen, outline)
    pen.polygon([(-21, -6), (-6, -26), (9, -6), (9, 21), (-21, 21)], seat)
    pen.polygon([(9, -6), (24, -6), (24, 21), (9, 21)], f"{seat}.dark")
    pen.polygon([(-6, -31), (17, -31), (28, -5), (10, -5)], f"{seat}.light")
    pen.line([(-24, -5), (-6, -30), (11, -5)], f"{seat}.light", 4.5)
    mark(pen, seat, (-6, 5), 9, f"{seat}.on", seat)


def city(pen: Pen, seat: str) -> None:
    """A city: a tower next to a hall."""
    pen.oval((3, 32), 46, 9, "shade")
    outline: list[Point] = [
        (-39, -18),
        (-22, -44),
        (-5, -18),
        (-8, -16),
        (-8, -8),
        (32, -8),
        (40, 8),
        (37, 10),
        (37, 30),
        (-36, 30),
        (-36, -16),
    ]
    _rim(pen, outline)
    pen.polygon([(-36, -18), (-8, -18), (-8, 30), (-36, 30)], seat)
    pen.polygon([(-39, -18), (-22, -44), (-5, -18)], f"{seat}.light")
    pen.polygon([(-22, -44), (-5, -18), (-16, -18)], f"{seat}.dark")
    pen.polygon([(-8, 6), (37, 6), (37, 30), (-8, 30)], seat)
    pen.polygon([(-8, -8), (32, -8), (40, 9), (-8, 9)], f"{seat}.light")
    pen.line([(-8, 9), (38, 9)], f"{seat}.dark", 3)
    pen.line([(-8, -16), (-8, 29)], f"{seat}.dark", 3)
    mark(pen, seat, (-22, 5), 10, f"{seat}.on", seat)
    mark(pen, seat, (14, 20), 7, f"{seat}.on", seat)


def figure(pen: Pen, name: str) -> None:
    """A pawn, for a figure on a hex that the theme does not know."""
    pen.oval((3, 38), 28, 8, "shade")
    body = [(-9, -12), (9, -12), (22, 36), (-22, 36)]
    for colour, wide in (("pale", 18), ("ink", 10)):
        pen.polygon(body, colour, colour, wide)
        pen.disc((0, -26), 18 + wide / 2, colour)
    pen.polygon(body, "steel", "steel", 2)
    pen.disc((0, -26), 18, "steel")


def robber(pen: Pen) -> None:
    """A hooded figure."""
    pen.oval((4, 38), 34, 9, "shade")
    cloak = [(-13, -16), (13, -16), (20, 8), (29, 38), (-29, 38), (-20, 8)]
    pen.polygon(cloak, "pale", "pale", 12)
    pen.disc((0, -21), 27, "pale")
    pen.polygon(cloak, "night", "night", 7)
    pen.disc((0, -21), 23.5, "night")
    pen.polygon([(-12, -10), (-17, 10), (-25, 37), (-4, 37), (-6, 4)], "#3b3f4a")
    pen.polygon([(3, 2), (9, 37), (2, 37)], "#2a2d36")
    pen.disc((0, -21), 20.5, "#3b3f4a")
    pen.oval((1, -18), 15, 15.5, "night")
    for x in (-6, 7):
        pen.oval((x, -20), 3.8, 4.8, "gold.light")
        pen.disc((x + 0.8, -19), 1.8, "night")
    pen.line([(-8, -2), (9, -2)], "hot", 7)
    pen.line([(9, -2), (16, 8)], "hot", 5)
