"""The wooden frame around the picture."""

from __future__ import annotations

from collections.abc import Iterator

from render import desk
from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite


def frame(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Four planks."""
    half, width, height = desk.FRAME / 2, desk.WIDTH, desk.HEIGHT
    for name, x, y in (
        ("plank", width / 2, half),
        ("plank", width / 2, height - half),
        ("post", half, height / 2),
        ("post", width - half, height / 2),
    ):
        yield Sprite(name, (), camera.panel((x, y)), camera.ui)
