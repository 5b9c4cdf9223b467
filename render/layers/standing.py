"""What boxes let stand on hexes: a building site, a figure beside the robber."""

from __future__ import annotations

from collections.abc import Iterator

from game.base.parts import Robber
from render.camera import Camera
from render.layers.layer import standings
from render.layers.spots import spots
from render.scene import Scene
from render.shapes import Shape, Sprite


def standing(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """All of it but what stands with the robber, which is laid over its dim hex."""
    robber = scene.find(Robber)
    for one in standings(scene):
        for place in one.places(scene):
            if robber is None or robber.at != place:
                art, args = one.art(scene, place)
                at = spots(scene, camera, place, is_robbed=False)[one]
                yield Sprite(art, args, at, camera.unit)


def standing_on(scene: Scene, camera: Camera, place: int) -> Iterator[Sprite]:
    """The same on the robber's hex, aside for the robber."""
    for one in standings(scene):
        if place in one.places(scene):
            art, args = one.art(scene, place)
            at = spots(scene, camera, place, is_robbed=True)[one]
            yield Sprite(art, args, at, camera.unit)
