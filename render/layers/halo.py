"""A halo behind the latest placement."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.layers.robber import robber_spot
from render.scene import Scene
from render.shapes import Shape, Sprite


def halo(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """One halo, or none."""
    if scene.latest is None:
        return
    kind, place = scene.latest
    x, y = camera.place(kind, place)
    if kind == "hex":
        x, y = robber_spot(scene, camera, place)
    slope = camera.slope(place) if kind == "edge" else 0
    yield Sprite("halo", (kind, slope), (x, y), camera.unit)
