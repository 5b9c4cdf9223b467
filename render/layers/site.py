"""The building site in the desert: every block on the pyramid, lowest level first."""

from __future__ import annotations

from collections.abc import Iterator

from game.base.parts import Robber
from render.camera import Camera
from render.layers.spots import SITE, site_hex, spots
from render.scene import Scene
from render.shapes import Shape, Sprite

PART = "Pyramid"
GOLD = "gold"
"""The colour of blocks that are nobody's."""


def site(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """The site, unless the robber's dim hex will be laid over it."""
    robber, place = scene.find(Robber), site_hex(scene)
    if place >= 0 and (robber is None or robber.at != place):
        yield from site_on(scene, camera, place)


def site_on(
    scene: Scene, camera: Camera, place: int, *, is_robbed: bool = False
) -> Iterator[Sprite]:
    """The site, if it lies on this hex; aside where the robber stands."""
    if place < 0 or place != site_hex(scene):
        return
    colours = [scene.colour(seat) if seat >= 0 else GOLD for seat in scene.part(PART).laid]
    at = spots(scene, camera, place, is_robbed=is_robbed)[SITE]
    yield Sprite("site", (",".join(colours),), at, camera.unit)
