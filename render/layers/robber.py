"""
The robber next to the number of its hex, and the hex in its shadow.

Art that points at the hex goes between the two.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.parts import Robber
from game.board.places import HexId
from render.camera import Camera
from render.layers.hexes import hex_sprite
from render.layers.layer import dimmed
from render.layers.sea import land_hexes
from render.layers.spots import ROBBER, robber_unit, spots
from render.layers.standing import standing_on
from render.layers.tokens import token_sprite
from render.scene import Scene
from render.shapes import Point, Shape, Sprite


def shadow(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """The dim hex with its number."""
    place = robbed(scene)
    if place is None:
        return
    if place in land_hexes(scene):
        yield hex_sprite(scene, camera, place, is_dim=True)
    yield from dimmed(scene, camera, place)
    if scene.view.tokens[place]:
        yield token_sprite(scene, camera, place, is_dim=True)
    yield from standing_on(scene, camera, place)


def robber(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """The robber."""
    place = robbed(scene)
    if place is not None:
        yield Sprite(
            "robber", (), robber_spot(scene, camera, place), robber_unit(scene, camera, place)
        )


def robbed(scene: Scene) -> HexId | None:
    """The robber's hex, if it is on the board."""
    part = scene.find(Robber)
    if part is None or part.at is None or part.at >= scene.view.topology.inner:
        return None
    return part.at


def robber_spot(scene: Scene, camera: Camera, place: int) -> Point:
    """The robber's position on a hex: left of its number if it has one."""
    x, y = spots(scene, camera, place, is_robbed=True)[ROBBER]
    return x, y - 6 * camera.unit
