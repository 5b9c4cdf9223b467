"""
Terrains in plain colors of different brightness, each with one large figure repeated.

Readers who see no colors can tell them by brightness and figure alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.desert import cactus
from render.themes.classic.fields import sheaf
from render.themes.classic.pasture import sheep

RADIUS = 122
FOREST, FIR = "#0b3d20", "#7fd495"
HILLS, JOINT = "#cf5a1f", "#5e1f05"
PASTURE = "#62ad2c"
FIELDS, FURROW = "#ffe680", "#e3b93a"
MOUNTAINS, ROCK = "#5a6472", "#2a3039"
DESERT, GRAIN = "#f4efe4", "#b3a486"
HATCH = ("#000000", 0.5, 9)
"""The color, strength and width of the lines over the robber's hex."""


def land(
    grounds: Mapping[str, Callable[[Pen], None]],
    pen: Pen,
    terrain: str,
    variant: int,
    is_dim: bool,
) -> None:
    """A hex with one of these *grounds*; hatched under the robber."""
    grounds.get(terrain, unknown)(pen)
    if is_dim:
        pen.tint(hexagon(130), "#000000", 0.38)
        for x in range(-260, 261, 30):
            pen.tint([(x - 130, -130), (x + 130, 130)], HATCH[0], HATCH[1], HATCH[2])
    pen.clip(hexagon(RADIUS))


def forest(pen: Pen) -> None:
    """Six firs."""
    pen.polygon(hexagon(130), FOREST)
    for at in ((0, -52), (-74, -18), (74, -18), (-56, 78), (56, 78), (0, 112)):
        _fir(pen, at)


def hills(pen: Pen) -> None:
    """A wall of bricks."""
    pen.polygon(hexagon(130), HILLS)
    for row, y in enumerate(range(-116, 130, 39)):
        pen.line([(-130, y), (130, y)], JOINT, 6)
        for x in range(-156 + 39 * (row % 2), 160, 78):
            pen.line([(x, y), (x, y + 39)], JOINT, 6)


def pasture(pen: Pen) -> None:
    """Four sheep."""
    pen.polygon(hexagon(130), PASTURE)
    for i, at in enumerate(((0, -80), (-70, -36), (72, 42), (-38, 82))):
        pen.disc(at, 31, "ink")
        sheep(pen, at, 1.3, is_left=i % 2 == 0)


def fields(pen: Pen) -> None:
    """Furrows and four sheaves."""
    pen.polygon(hexagon(130), FIELDS)
    for y in range(-120, 130, 24):
        pen.line([(-130, y), (130, y)], FURROW, 6)
    for at in ((-66, -48), (62, -56), (-58, 62), (66, 54)):
        sheaf(pen, at, 1.3)


def mountains(pen: Pen) -> None:
    """Five peaks with snow."""
    pen.polygon(hexagon(130), MOUNTAINS)
    for at in ((0, -44), (-68, 0), (70, -4), (-46, 96), (48, 100)):
        _peak(pen, at)


def desert(pen: Pen) -> None:
    """Sand, and two cacti."""
    pen.polygon(hexagon(130), DESERT)
    for row, y in enumerate(range(-112, 125, 28)):
        for x in range(-112 + 14 * (row % 2), 125, 28):
            pen.disc((x, y), 3.4, GRAIN)
    cactus(pen, (-44, 30), 1.5)
    cactus(pen, (48, 70), 1.3)


def unknown(pen: Pen) -> None:
    """A terrain for which the theme has no painter."""
    pen.polygon(hexagon(130), "#9aa0a6")
    for x in range(-120, 121, 30):
        pen.line([(x, -130), (x + 75, 130)], "#8a9096", 6)


GROUNDS: dict[str, Callable[[Pen], None]] = {
    "forest": forest,
    "hills": hills,
    "pasture": pasture,
    "fields": fields,
    "mountains": mountains,
    "desert": desert,
}


def _fir(pen: Pen, foot: Point) -> None:
    with pen.moved(foot):
        pen.line([(0, -8), (0, 6)], FIR, 9)
        for low, top, wide in ((-6, -34, 27), (-26, -54, 21)):
            pen.polygon([(0, top), (wide, low), (-wide, low)], FIR)


def _peak(pen: Pen, foot: Point) -> None:
    with pen.moved(foot):
        pen.polygon([(0, -66), (46, 0), (-46, 0)], ROCK)
        pen.polygon([(0, -66), (19, -38), (7, -44), (0, -34), (-8, -44), (-19, -38)], "pale")
