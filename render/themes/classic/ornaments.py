"""Ornaments of the sea, which carry no information."""

from __future__ import annotations

import math

from render.pen import Pen
from render.shapes import Point

LINE, LIT, SHADE = "#8fc1e6", "#d9edf8", "#5b97c9"


def compass(pen: Pen) -> None:
    """A rose with eight points and an N, as on an old chart."""
    pen.disc((0, 8), 62, None, LINE, 3)
    pen.disc((0, 8), 54, None, LINE, 2)
    with pen.moved((0, 8)):
        for turn, reach in (
            (45, 48),
            (135, 48),
            (225, 48),
            (315, 48),
            (90, 70),
            (180, 70),
            (270, 70),
        ):
            _point(pen, turn, reach, LIT, SHADE)
        _point(pen, 0, 74, "honey", "gold.dark")
        pen.disc((0, 0), 7, LIT, SHADE, 2)
    pen.text((0, -84), "N", 30, LIT)


def _point(pen: Pen, turn: float, reach: float, light: str, dark: str) -> None:
    """One point of the rose, half of it in the light; *turn* in degrees from the north."""
    tip = _at(turn, reach)
    for side, colour in ((-1, light), (1, dark)):
        pen.polygon([(0, 0), _at(turn + 45 * side, 15), tip], colour)


def _at(turn: float, reach: float) -> Point:
    angle = math.radians(turn)
    return reach * math.sin(angle), -reach * math.cos(angle)


def whale(pen: Pen) -> None:
    """A whale coming up to breathe."""
    back = [
        (-50, 14), (-46, -4), (-30, -18), (-8, -22), (16, -14), (36, 2), (48, 8), (54, -8),
        (46, -22), (58, -20), (66, -26), (70, -14), (64, -2), (60, 14),
    ]  # fmt: skip
    pen.polygon(back, "#2f5f8f", "#173f66", 5)
    pen.polygon([(-47, 12), (-44, -2), (-30, -14), (-10, -18), (-22, -4), (-30, 12)], "#4b86b8")
    pen.disc((-32, -2), 3.4, "night")
    for side in (-1, 1):
        pen.arc((-18 + 9 * side, -34), 9, 12, 270 - 90 * side, 270, LIT, 4)
    for x, wide in ((-26, 30), (22, 26)):
        pen.arc((x, 10), wide, 8, 20, 160, LINE, 4)
