"""Discovery on the board: treasures still there; fog is terrain, and texts list the stacks."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.stack import NOBODY
from game.discovery.parts import Fog, NumberSupply, Treasures
from render.camera import Camera
from render.layers.layer import Layer, Layers
from render.scene import Scene
from render.shapes import Shape, Sprite


def treasures(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A chest on each corner that still has one; its contents are hidden."""
    part = scene.view.part(Treasures)
    for corner, taker in zip(part.places, part.takers, strict=True):
        if taker == NOBODY:
            yield Sprite("treasure", (), camera.corner(corner), max(camera.unit, 0.8 * camera.ui))


LAYERS = Layers(
    live=(Layer(treasures, (), (Treasures,)),),
    silent={
        Fog: "hidden hexes are terrain, and the stacks are listed in the text",
        NumberSupply: "numbers to come are listed in the text",
    },
)
