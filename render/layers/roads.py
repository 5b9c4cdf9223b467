"""Roads, and other pieces along edges."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite


def roads(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each piece on an edge, along it."""
    for edge, piece, seat in scene.pieces("edge"):
        args = (piece.name, scene.colour(seat), camera.slope(edge))
        yield Sprite("route", args, camera.edge(edge), camera.unit)
