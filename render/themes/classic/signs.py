"""Signs that point at places: letters, stubs, halos, rings; and waves."""

from __future__ import annotations

import math

from render.camera import hexagon
from render.desk import FRAME, TALL, WIDTH
from render.pen import Pen
from render.themes.classic.pieces import ends
from render.themes.classic.spread import between

MARK = ((66, "ink"), (60, "pale"), (48, "gold"))
"""The latest placement's mark, from its rim to its light: radius in pixels and color."""
CIRCLE = ((52, "ink", 15), (52, "pale", 8))
"""The lines of a ring over a panel: radius, color and width, in pixels."""
ALONG, NARROWER = 40, 26
"""How far an edge's mark runs along it before it turns, and how much narrower it is, in pixels."""
UPRIGHT = 0.68
"""Width by height of a mark on a hex, where a number is next to the figure."""


def letter(pen: Pen, kind: str, words: str) -> None:
    """A letter in the shape of its kind of place; one with a digit has more room."""
    if kind == "corner" and len(words) > 1:
        pen.box(-40, -31, 40, 31, 31, "pale")
        pen.box(-36.5, -27.5, 36.5, 27.5, 27.5, "night")
    elif kind == "corner":
        pen.disc((0, 0), 33, "pale")
        pen.disc((0, 0), 29.5, "night")
    elif kind == "edge":
        pen.box(-31, -31, 31, 31, 14, "pale")
        pen.box(-27.5, -27.5, 27.5, 27.5, 11, "night")
    else:
        pen.polygon(hexagon(36), "pale", "pale", 3)
        pen.polygon(hexagon(33), "night")
    pen.text((0, 0), words, 46 if len(words) == 1 else 42, "gold")


def stub(pen: Pen, slope: int) -> None:
    """A dashed line along an edge that may be chosen."""
    one, other = ends(slope, 50)
    pen.line([one, other], "night", 16)
    for i in range(5):
        start, end = i / 5 + 0.03, i / 5 + 0.13
        pen.line([between(one, other, start), between(one, other, end)], "gold", 8)


def halo(pen: Pen, kind: str, slope: int, part: int) -> None:
    """One *part* of the mark behind a latest placement: its rim, its line or its light."""
    far, colour = MARK[part]
    if kind == "edge":
        far -= NARROWER
        one, other = ends(slope, ALONG)
        pen.line([one, other], colour, 2 * far)
        for end in (one, other):
            pen.disc(end, far, colour)
    elif kind == "ground":
        wide = (18, 10, 0)[part]
        pen.polygon(hexagon(98), None, colour, wide)
    elif kind == "hex":
        pen.oval((0, 0), UPRIGHT * far, far, colour)
    else:
        pen.disc((0, -4), far, colour)


def circle(pen: Pen, kind: str, slope: int) -> None:
    """A ring where a panel hides the mark; it is not filled, since it goes over the panel."""
    if kind != "edge":
        for far, colour, wide in CIRCLE:
            pen.disc((0, -4), far + wide / 2, None, colour, wide)
        return
    (x1, y1), (x2, y2) = ends(slope, ALONG)
    turn = math.atan2(y2 - y1, x2 - x1)
    for far, colour, wide in CIRCLE:
        far -= NARROWER  # noqa: PLW2901  # the same ring, drawn out along its edge
        nx, ny = -math.sin(turn) * far, math.cos(turn) * far
        for side in (-1, 1):
            one, other = (x1 + nx * side, y1 + ny * side), (x2 + nx * side, y2 + ny * side)
            pen.line([one, other], colour, wide)
        degrees = math.degrees(turn)
        pen.arc((x2, y2), far, far, degrees - 90, degrees + 90, colour, wide)
        pen.arc((x1, y1), far, far, degrees + 90, degrees + 270, colour, wide)


def ring(pen: Pen, kind: str) -> None:
    """A ring around a choice that waits to be confirmed; next to a number it has less room."""
    radius = {"hex": 50, "corner": 66}.get(kind, 74)
    for reach, colour in ((18, "#fff0a840"), (8, "#fff0a883")):
        pen.disc((0, 0), radius + reach, colour)
    pen.disc((0, 0), radius + 2, None, "night", 12)
    pen.disc((0, 0), radius, None, "gold", 8)


def wave(pen: Pen, variant: int) -> None:
    """Two small crests."""
    colour = ("#4284bd", "#3c7db6", "#4c8ec6")[variant]
    width = (12, 9, 15)[variant]
    for x in range(-1, 2) if variant == 2 else (-0.5, 0.5):
        pen.arc((2 * x * width, 0), width, 6, 15, 165, colour, 3)


def plank(pen: Pen) -> None:
    """The upper or lower side of the frame."""
    w, h = WIDTH / 2, FRAME / 2
    pen.polygon([(-w, -h), (w, -h), (w, h), (-w, h)], "wood")
    pen.line([(-w, -3), (w, -3)], "wood.light", 3)
    for y in (h - 1, 1 - h):
        pen.line([(-w, y), (w, y)], "wood.dark", 4)


def post(pen: Pen) -> None:
    """The left or right side of the frame."""
    w, h = FRAME / 2, TALL / 2
    pen.polygon([(-w, -h), (w, -h), (w, h), (-w, h)], "wood")
    pen.line([(-3, -h), (-3, h)], "wood.light", 3)
    for x in (w - 1, 1 - w):
        pen.line([(x, -h), (x, h)], "wood.dark", 4)
