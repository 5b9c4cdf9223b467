"""A hex of land: the terrain's painter within an even rim, darkened under the robber."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from render.camera import hexagon
from render.pen import Pen, seeded
from render.themes.classic.figures import Ground

RADIUS = 122
"""Radius in pixels: a little less than the hex's own, so that sand shows between neighbors."""
DIM = 0.36


def land(grounds: Mapping[str, Ground], pen: Pen, terrain: str, variant: int, is_dim: bool) -> None:
    """A hex with one of these *grounds*."""
    grounds.get(terrain, unknown)(pen, seeded(terrain, variant))
    outline = hexagon(RADIUS)
    pen.tint([*outline, outline[0]], "#2a1c0c", 0.3, width=5)
    if is_dim:
        pen.tint(hexagon(RADIUS + 4), "#14080a", DIM)
    pen.clip(outline)


def unknown(pen: Pen, chance: Random) -> None:
    """A terrain for which the theme has no painter."""
    pen.polygon(hexagon(130), "#9aa0a6")
    for x in range(-120, 121, 30):
        pen.line([(x, -130), (x + 75, 130)], "#8a9096", 6)
