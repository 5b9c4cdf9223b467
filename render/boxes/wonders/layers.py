"""The Wonders of Catan on the board: the corners where bridge and wall can be begun."""

from __future__ import annotations

from collections.abc import Iterator

from game.wonders.parts import Wonders
from game.wonders.rows import BRIDGE, WALL
from render.camera import Camera
from render.layers.layer import Layer, Layers
from render.scene import Scene
from render.shapes import Shape, Sprite


def sites(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A sign on each of these corners, under any building, while the wonder is free."""
    part = scene.view.part(Wonders)
    for name, corners in ((BRIDGE, part.bridge), (WALL, part.wall)):
        for corner in () if name in part.begun else corners:
            # Drawn as large on a small board, so that the wonder can be recognized.
            unit = max(camera.unit, camera.ui)
            yield Sprite("wonder site", (name,), camera.corner(corner), unit)


LAYERS = Layers(live=(Layer(sites, (), (Wonders,)),))
