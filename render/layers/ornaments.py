"""Ornaments of a sea chart: a compass that shows the north, a whale, a caravan."""

from __future__ import annotations

import math
from collections.abc import Iterator

from render.camera import RADIUS, Camera, land_of
from render.layers.sea import in_desert
from render.scene import Scene
from render.shapes import Shape, Sprite


def ornaments(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each ornament of the desk, unless land or a harbor needs its place; ashore a caravan."""
    unit = camera.unit
    taken = [(camera.hex(place), RADIUS * unit) for place in range(camera.topology.inner)]
    taken += [
        (camera.harbour(edge, land_of(scene, edge)), RADIUS / 2 * unit)
        for edge, _ in scene.view.harbours
    ]
    for name, at, reach in camera.desk.ornaments:
        spot = camera.panel(at)
        if all(math.dist(spot, other) > far + reach * camera.ui for other, far in taken):
            is_ashore = in_desert(scene, camera, spot)
            yield Sprite("caravan" if is_ashore else name, (), spot, camera.ui)
