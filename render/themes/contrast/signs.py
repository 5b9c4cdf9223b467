"""Numbers that can be read from far, and empty art for ornaments."""

from __future__ import annotations

from render.pen import Pen
from render.themes.classic.pieces import ends
from render.themes.classic.spread import between
from render.themes.classic.tokens import WAYS, sized

RADIUS = 44
SMALLEST, LARGEST = 56, 70
"""Height of the digits of the rarest and of the likeliest numbers, in pixels."""


def token(pen: Pen, number: int, is_dim: bool) -> None:
    """A white disc with a black number; the two best numbers the other way round."""
    is_hot = number in {6, 8}
    dim = ".dim" if is_dim else ""
    fill, ink = (f"hot{dim}", f"ivory{dim}") if is_hot else (f"ivory{dim}", "ink")
    pen.disc((0, 0), RADIUS + 2, "ink")
    pen.disc((0, 0), RADIUS, fill, ink if is_hot else None, 4)
    pen.text((0, -8), str(number), sized(number, SMALLEST, LARGEST), ink)
    ways = WAYS.get(number, 0)
    for i in range(ways):
        pen.disc(((i - (ways - 1) / 2) * 12, 28), 4.8, ink)


def stub(pen: Pen, slope: int) -> None:
    """A dashed line along an edge that may be chosen."""
    one, other = ends(slope, 50)
    pen.line([one, other], "ink", 24)
    for i in range(4):
        start, end = i / 4 + 0.04, i / 4 + 0.17
        pen.line([between(one, other, start), between(one, other, end)], "gold", 13)


def nothing(pen: Pen, *_: object) -> None:
    """Draws nothing: ornaments are left out so that the rest is easy to read."""
