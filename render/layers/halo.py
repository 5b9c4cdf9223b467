"""A halo behind the latest placement, and its ring, which goes over everything."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.layers.robber import robber_spot
from render.layers.standing import standing_at
from render.scene import Scene
from render.shapes import Shape, Sprite


def halo(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """One halo, or none."""
    yield from _around(scene, camera, "halo")


def circle(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Its ring, so that no panel hides the latest placement."""
    yield from _around(scene, camera, "circle")


def _around(scene: Scene, camera: Camera, name: str) -> Iterator[Shape]:
    if scene.latest is None:
        return
    kind, place = scene.latest
    x, y = camera.place(kind, place)
    if kind == "hex":
        x, y = standing_at(scene, camera, place) or robber_spot(scene, camera, place)
    slope = camera.slope(place) if kind == "edge" else 0
    yield Sprite(name, (kind, slope), (x, y), camera.unit)
