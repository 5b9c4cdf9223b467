"""Egypt's lands in high contrast: plain colors, and one large figure repeated."""

from __future__ import annotations

from render.boxes.egypt.themes.cattle import ox
from render.boxes.egypt.themes.desert import pyramid
from render.boxes.egypt.themes.papyrus import reed
from render.boxes.egypt.themes.quarry import block
from render.camera import hexagon
from render.pen import Pen
from render.themes.contrast import land

MEADOW, GROVE, QUARRY, SAND = "#a8993a", "#0e4a40", "#5a6472", "#f4efe4"


def pasture(pen: Pen) -> None:
    """Four oxen."""
    pen.polygon(hexagon(130), MEADOW)
    for i, at in enumerate(((0, -78), (-66, -34), (70, 40), (-36, 80))):
        ox(pen, at, 1.25, 1 + i % 2, is_left=i % 2 == 0)


def grove(pen: Pen) -> None:
    """Six bushes of papyrus on lighter ground."""
    pen.polygon(hexagon(130), GROVE)
    for at in ((0, -50), (-72, -6), (72, -6), (-56, 86), (56, 86), (0, 120)):
        pen.disc((at[0], at[1] - 32), 34, "#7fd495")
        reed(pen, at, 0.95)


def quarry(pen: Pen) -> None:
    """Six blocks."""
    pen.polygon(hexagon(130), QUARRY)
    for at in ((0, -84), (-72, -40), (72, -44), (-68, 46), (66, 50), (0, 92)):
        block(pen, at, 1.1)


def desert(pen: Pen) -> None:
    """Two pyramids, far away."""
    pen.polygon(hexagon(130), SAND)
    pyramid(pen, (40, -42), 0.6)
    pyramid(pen, (-22, -36), 0.9)


GROUNDS = {
    **land.GROUNDS,
    "forest": pasture,
    "pasture": grove,
    "mountains": quarry,
    "desert": desert,
}
