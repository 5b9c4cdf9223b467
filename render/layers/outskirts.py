"""What lies around the board and is no water: nobody builds or walks there."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.layers.hexes import VARIANTS
from render.scene import Scene
from render.shapes import Shape, Sprite


def outskirts(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each dry hex of the frame, under harbours and land."""
    view = scene.view
    for place in dry_frame(scene):
        at = view.topology.hexes[place]
        terrain = view.rules.terrains[view.terrain[place]].name
        args = (terrain, (at.q + 2 * at.r) % VARIANTS)
        yield Sprite("outskirts", args, camera.hex(place), camera.unit)


def dry_frame(scene: Scene) -> list[int]:
    """The hexes of the frame to which a box has given a terrain of its own; the rest is water."""
    view = scene.view
    return [p for p in range(view.topology.inner, len(view.topology.hexes)) if view.terrain[p]]
