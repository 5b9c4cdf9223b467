"""Boxes' things on hexes: a building site, a figure beside the robber."""

from __future__ import annotations

from collections.abc import Iterator

from game.base.parts import Robber
from render.camera import Camera
from render.layers.layer import Standing, standings
from render.layers.spots import beside, spots
from render.scene import Scene
from render.shapes import Point, Shape, Sprite


def standing(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """All of them except those with the robber, which go over its dim hex."""
    robber = scene.find(Robber)
    for one in standings(scene):
        for place in one.places(scene):
            if robber is None or robber.at != place:
                yield _sprite(scene, camera, one, place, is_robbed=False)


def standing_on(scene: Scene, camera: Camera, place: int) -> Iterator[Sprite]:
    """The things with the robber on the hex *place*, moved aside for it."""
    for one in standings(scene):
        if place in one.places(scene):
            yield _sprite(scene, camera, one, place, is_robbed=True)


def standing_at(scene: Scene, camera: Camera, place: int) -> Point | None:
    """The position of a thing on the hex *place* without the robber, if there is one."""
    robber = scene.find(Robber)
    for one in standings(scene):
        if place in one.places(scene) and (robber is None or robber.at != place):
            return spots(scene, camera, place, is_robbed=False)[one]
    return None


def _sprite(scene: Scene, camera: Camera, one: Standing, place: int, *, is_robbed: bool) -> Sprite:
    art, args = one.art(scene, place)
    found = spots(scene, camera, place, is_robbed=is_robbed)
    return Sprite(art, args, found[one], camera.unit * beside(one, len(found)))
