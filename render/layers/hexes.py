"""The hexes with their terrain."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.layers.sea import land_hexes
from render.scene import Scene
from render.shapes import Shape, Sprite

VARIANTS = 2
"""Number of drawings of each terrain, so that neighbors of a kind differ."""


def hexes(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each hex; where there is sea the water below them shows."""
    for place in land_hexes(scene):
        if camera.shows(camera.hex(place)):
            yield hex_sprite(scene, camera, place)


def hex_sprite(scene: Scene, camera: Camera, place: int, *, is_dim: bool = False) -> Sprite:
    """One hex; dim where the robber is."""
    view = scene.view
    terrain = view.rules.terrains[view.terrain[place]].name
    at = view.topology.hexes[place]
    variant = (at.q + 2 * at.r) % VARIANTS
    return Sprite("hex", (terrain, variant, is_dim), camera.hex(place), camera.unit)
