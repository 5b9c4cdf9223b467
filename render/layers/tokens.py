"""The number tokens, with a pip for each way in which two dice make the number."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.layers.spots import TOKEN, spots, token_unit
from render.scene import Scene
from render.shapes import Shape, Sprite


def tokens(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each token."""
    for place in range(scene.view.topology.inner):
        if scene.view.tokens[place] and camera.shows(camera.hex(place)):
            yield token_sprite(scene, camera, place)


def token_sprite(scene: Scene, camera: Camera, place: int, *, is_dim: bool = False) -> Sprite:
    """One token; dim and moved aside for the robber, moved aside for other things."""
    is_robbed = is_dim or place == scene.ghosted
    row = spots(scene, camera, place, is_robbed=is_robbed)
    unit = token_unit(camera, len(row))
    return Sprite("token", (scene.view.tokens[place], is_dim), row[TOKEN], unit)
