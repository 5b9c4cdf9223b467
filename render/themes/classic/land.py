"""A hex of land: the terrain's painter within an even rim, darkened where the robber stands."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from render.camera import hexagon
from render.pen import Pen, seeded
from render.themes.classic.figures import Ground
from render.themes.classic.spread import ridge

RADIUS = 122
"""A little less than the hex's own, so that sand shows between neighbours."""
DIM = 0.36


def land(grounds: Mapping[str, Ground], pen: Pen, terrain: str, variant: int, is_dim: bool) -> None:
    """A hex with one of these *grounds*."""
    grounds.get(terrain, unknown)(pen, seeded(terrain, variant))
    outline = hexagon(RADIUS)
    pen.tint([*outline, outline[0]], "#2a1c0c", 0.3, width=5)
    if is_dim:
        pen.tint(hexagon(RADIUS + 4), "#14080a", DIM)
    pen.clip(outline)


def outskirts(pen: Pen, terrain: str, variant: int) -> None:
    """Dunes on the sand around the board."""
    chance = seeded("outskirts", terrain, variant)
    pen.polygon(hexagon(RADIUS + 8), "sand")
    for height in (-76, -20, 34, 84):
        line = ridge(chance, height, 9)
        start = chance.randint(2, 12)
        pen.line(line[start : start + 15], "sand.wet", 4)
    for _ in range(4):
        pen.oval((chance.uniform(-80, 80), chance.uniform(-90, 90)), 6, 3.5, "sand.wet")
    pen.clip(hexagon(RADIUS + 8))


def unknown(pen: Pen, chance: Random) -> None:
    """A terrain for which the theme has no painter."""
    pen.polygon(hexagon(130), "#9aa0a6")
    for x in range(-120, 121, 30):
        pen.line([(x, -130), (x + 75, 130)], "#8a9096", 6)
