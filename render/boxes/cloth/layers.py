"""Cloth for Catan on the board: the villages with their numbers and their cloth."""

from __future__ import annotations

from collections.abc import Iterator

from game.cloth.parts import Cloth
from render.camera import Camera
from render.layers.layer import Layer, Layers
from render.scene import Scene
from render.shapes import Shape, Sprite

LEAST = 0.875
"""Minimum scale of villages on the screen, like that of numbers."""


def villages(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each village on its corner."""
    part = scene.view.part(Cloth)
    for corner, number, left in zip(part.villages, part.numbers, part.left, strict=True):
        unit = max(camera.unit, LEAST * camera.ui)
        yield Sprite("village", (number, left), camera.corner(corner), unit)


LAYERS = Layers(live=(Layer(villages, (), (Cloth,)),))
