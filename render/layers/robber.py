"""The robber beside the number of its hex, and the hex in its shadow."""

from __future__ import annotations

from collections.abc import Iterator

from game.base.parts import Robber
from render.camera import Camera
from render.layers.hexes import hex_sprite
from render.layers.river import river_on
from render.layers.site import site_on
from render.layers.spots import ROBBER, spots
from render.layers.tokens import token_sprite
from render.scene import Scene
from render.shapes import Point, Shape, Sprite


def robber(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """The dim hex with its number, then the robber."""
    part = scene.find(Robber)
    if part is None or part.at >= scene.view.topology.inner:
        return
    yield hex_sprite(scene, camera, part.at, is_dim=True)
    yield from river_on(scene, camera, part.at, is_dim=True)
    if scene.view.tokens[part.at]:
        yield token_sprite(scene, camera, part.at, is_dim=True)
    yield from site_on(scene, camera, part.at, is_robbed=True)
    yield Sprite("robber", (), robber_spot(scene, camera, part.at), camera.unit)


def robber_spot(scene: Scene, camera: Camera, place: int) -> Point:
    """Where the robber stands on a hex: left of its number if it has one."""
    x, y = spots(scene, camera, place, is_robbed=True)[ROBBER]
    return x, y - 6 * camera.unit
