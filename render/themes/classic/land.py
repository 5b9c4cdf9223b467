"""A hex of land: the terrain's painter within an even rim, darkened where the robber stands."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from render.camera import hexagon
from render.pen import Pen, seeded
from render.themes.classic import desert, fields, forest, hills, mountains, pasture

RADIUS = 122
"""A little less than the hex's own, so that sand shows between neighbours."""
DIM = 0.36

Ground: TypeAlias = Callable[[Pen, Random], None]

GROUNDS: dict[str, Ground] = {
    "forest": forest.ground,
    "hills": hills.ground,
    "pasture": pasture.ground,
    "fields": fields.ground,
    "mountains": mountains.ground,
    "desert": desert.ground,
}


def hex_with(grounds: dict[str, Ground]) -> Callable[[Pen, str, int, bool], None]:
    """A painter of hexes for these *grounds*."""

    def draw(pen: Pen, terrain: str, variant: int, is_dim: bool) -> None:
        grounds.get(terrain, unknown)(pen, seeded(terrain, variant))
        outline = hexagon(RADIUS)
        pen.tint([*outline, outline[0]], "#2a1c0c", 0.3, width=5)
        if is_dim:
            pen.tint(hexagon(RADIUS + 4), "#14080a", DIM)
        pen.clip(outline)

    return draw


def unknown(pen: Pen, chance: Random) -> None:
    """A terrain for which the theme has no painter."""
    pen.polygon(hexagon(130), "#9aa0a6")
    for x in range(-120, 121, 30):
        pen.line([(x, -130), (x + 75, 130)], "#8a9096", 6)
