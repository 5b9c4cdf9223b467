"""Settlements, cities, and whatever else stands on corners."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite


def buildings(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each piece on a corner, upper ones first, so that lower ones stand before them."""
    for corner, piece, seat in scene.pieces("corner"):
        if scene.ghost and scene.ghost[:2] == ("corner", corner):
            continue
        yield Sprite(
            "building", (piece.name, scene.colour(seat)), camera.corner(corner), camera.unit
        )
