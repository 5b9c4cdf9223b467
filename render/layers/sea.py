"""The sea around the land, with a few waves; and the desert where the frame is one."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import count

from render.camera import RADIUS, SEA, Camera
from render.pen import seeded
from render.scene import Scene
from render.shapes import Point, Sea

STEP = (132, 78)
"""Horizontal and vertical distance of the grid for waves and dunes, in pixels at unit 1."""
KINDS = 3
"""Number of kinds of wave."""


def sea(scene: Scene, camera: Camera) -> Sea:
    """All the water there is, and all the desert."""
    lands = tuple(camera.hex(place) for place in shores(scene))
    dry = tuple(place for place in frame_hexes(scene) if is_dry(scene, place))
    wet = tuple(place for place in frame_hexes(scene) if place not in dry) if dry else ()
    spots = {at: kind for at, kind in _spots(camera, lands) if not _is_coast(scene, camera, at)}
    dunes = [at for at in spots if in_desert(scene, camera, at)]
    # Those outside the board are counted out; hexes revealed later change none of them.
    around = count()
    waves = [
        (at, next(around) % KINDS if kind is None else kind)
        for at, kind in spots.items()
        if at not in dunes
    ]
    return Sea(
        lands,
        tuple(waves),
        camera.unit,
        tuple(camera.hex(place) for place in wet),
        tuple(camera.hex(place) for place in dry),
        tuple(dunes),
    )


def land_hexes(scene: Scene) -> list[int]:
    """The hexes of the board that are not sea: land, and fog."""
    return [place for place in range(scene.view.topology.inner) if not is_sea(scene, place)]


def shores(scene: Scene) -> list[int]:
    """The hexes of land, each with its beach; fog over the water has none."""
    view = scene.view
    terrains = view.rules.terrains
    return [place for place in range(view.topology.inner) if terrains[view.terrain[place]].is_land]


def is_sea(scene: Scene, place: int) -> bool:
    """Whether a box has put water on the hex."""
    return scene.view.rules.terrains[scene.view.terrain[place]].name == SEA


def frame_hexes(scene: Scene) -> range:
    """The hexes around the board."""
    topology = scene.view.topology
    return range(topology.inner, len(topology.hexes))


def is_dry(scene: Scene, place: int) -> bool:
    """Whether a hex of the frame is desert: a box has given it a terrain other than sea."""
    is_laid = place >= scene.view.topology.inner and scene.view.terrain[place] > 0
    return is_laid and not is_sea(scene, place)


def in_desert(scene: Scene, camera: Camera, at: Point) -> bool:
    """Whether the point *at*, outside the board, is desert."""
    return is_dry(
        scene, min(frame_hexes(scene), key=lambda place: math.dist(at, camera.hex(place)))
    )


def _is_coast(scene: Scene, camera: Camera, at: Point) -> bool:
    """Whether *at* is about as far from the sea as from the desert."""
    far: dict[bool, float] = {}
    for place in frame_hexes(scene):
        dry, away = is_dry(scene, place), math.dist(at, camera.hex(place))
        far[dry] = min(away, far.get(dry, math.inf))
    return len(far) > 1 and abs(far[True] - far[False]) < RADIUS * camera.unit


def _spots(camera: Camera, lands: tuple[Point, ...]) -> Iterator[tuple[Point, int | None]]:
    """
    Uneven places, none where a wave would touch the shore or an ornament.

    Those on the board have a kind of their own, independent of their surroundings.
    """
    chance = seeded("waves")
    unit = camera.unit
    board = [camera.hex(place) for place in range(camera.topology.inner)]
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
                is_beyond = all(math.dist((x, y), at) > RADIUS * 1.5 * unit for at in board)
                yield (x, y), None if is_beyond else (row + column) % KINDS
