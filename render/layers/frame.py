"""The wooden frame around the picture."""

from __future__ import annotations

from collections.abc import Iterator

from render import desk
from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite


def frame(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Four planks."""
    half, (width, height) = desk.FRAME / 2, camera.desk.size
    # A plank is as long as the largest picture, and cut off at the edge of a smaller one.
    for name, x, y in (
        ("plank", desk.WIDTH / 2, half),
        ("plank", desk.WIDTH / 2, height - half),
        ("post", half, desk.TALL / 2),
        ("post", width - half, desk.TALL / 2),
    ):
        yield Sprite(name, (), camera.panel((x, y)), camera.ui)
