"""The sea around the land, with a few waves."""

from __future__ import annotations

import math
from collections.abc import Iterator

from render.camera import RADIUS, Camera
from render.layers.outskirts import dry_frame
from render.pen import seeded
from render.scene import Scene
from render.shapes import Point, Sea, Shape

STEP = (132, 78)
"""The net on which waves lie."""


def sea(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """All the water there is."""
    lands = tuple(camera.hex(place) for place in (*land_hexes(scene), *dry_frame(scene)))
    yield Sea(lands, tuple(_waves(camera, lands)), camera.unit)


def land_hexes(scene: Scene) -> list[int]:
    """The hexes one can stand on."""
    view = scene.view
    return [
        place
        for place in range(view.topology.inner)
        if view.rules.terrains[view.terrain[place]].is_land
    ]


def _waves(camera: Camera, lands: tuple[Point, ...]) -> Iterator[Point]:
    """Small waves at uneven places, none where it would touch the shore or an ornament."""
    chance = seeded("waves")
    unit = camera.unit
    taken = [(land, RADIUS * 1.5 * unit) for land in lands]
    taken += [
        (camera.panel(at), reach * camera.ui + 50 * unit) for _, at, reach in camera.desk.ornaments
    ]
    for row in range(int(camera.height / unit / STEP[1]) + 1):
        for column in range(int(camera.width / unit / STEP[0]) + 1):
            dx, dy = chance.uniform(-34, 34), chance.uniform(-16, 16)
            x = ((column + row % 2 / 2) * STEP[0] + dx) * unit
            y = (row * STEP[1] + dy) * unit
            if chance.random() < 0.42 and all(math.dist((x, y), at) > far for at, far in taken):
                yield x, y
