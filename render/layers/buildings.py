"""Settlements, cities, and whatever else stands on corners."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite

LOOKS = 4
"""How many looks a kind of piece may have; it is by their places that neighbours differ."""


def buildings(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each piece on a corner, upper ones first, so that lower ones stand before them."""
    for corner, piece, seat in scene.pieces("corner"):
        if scene.ghost and scene.ghost[:2] == ("corner", corner):
            continue
        args = (piece.name, scene.colour(seat), corner % LOOKS)
        yield Sprite("building", args, camera.corner(corner), camera.unit)
