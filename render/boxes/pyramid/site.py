"""The building site in the desert: every block on the pyramid, lowest level first."""

from __future__ import annotations

from game.pyramid.parts import Pyramid
from render.scene import Scene
from render.shapes import Value

GOLD = "gold"
"""The color of the pharaoh's blocks."""


def places(scene: Scene) -> tuple[int, ...]:
    """The hex of the pyramid: the first one that produces nothing."""
    view = scene.view
    lands = (view.rules.terrains[view.terrain[place]] for place in range(view.topology.inner))
    found = (place for place, land in enumerate(lands) if land.is_land and land.card is None)
    return tuple(found)[:1]


def art(scene: Scene, place: int) -> tuple[str, tuple[Value, ...]]:
    """The site with the colors of its blocks."""
    laid = scene.view.part(Pyramid).laid
    return "site", (",".join(scene.colour(seat) if seat >= 0 else GOLD for seat in laid),)
