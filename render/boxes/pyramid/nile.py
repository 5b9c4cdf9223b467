"""The Nile: over the hexes it runs through, across the paths for boats, and out."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.pyramid.parts import Nile
from render.camera import Camera, land_of
from render.layers.sea import is_dry
from render.scene import Scene
from render.shapes import Point, Shape, Sprite

OUT = 2
"""Number of hexes of desert through which a river is shown to come."""


def river(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """The river on every hex, its source, and its crossings."""
    nile = scene.view.part(Nile)
    for place in nile.hexes:
        yield _on(scene, camera, place, is_dim=False)
    for path in nile.paths:
        yield from _beyond(scene, camera, path)
    for path in nile.paths:
        yield Sprite("ford", (camera.slope(path),), camera.edge(path), camera.unit)


def dim(scene: Scene, camera: Camera, place: int) -> Iterator[Sprite]:
    """The river on the robber's hex, if it runs there."""
    if place in scene.view.part(Nile).hexes:
        yield _on(scene, camera, place, is_dim=True)


def _on(scene: Scene, camera: Camera, place: int, *, is_dim: bool) -> Sprite:
    """The river on one hex."""
    at, paths = camera.hex(place), scene.view.part(Nile).paths
    sides = sorted(
        _side(at, camera.edge(edge)) for edge in camera.topology.hex_edges[place] if edge in paths
    )
    return Sprite("river", ("".join(map(str, sides)), is_dim), at, camera.unit)


def _beyond(scene: Scene, camera: Camera, path: int) -> Iterator[Sprite]:
    """The river in the desert beyond the board's edge; at the sea it ends at once."""
    for beyond in camera.topology.edge_hexes[path]:
        if beyond < camera.topology.inner or not is_dry(scene, beyond):
            continue
        (x, y), (lx, ly) = camera.hex(beyond), camera.hex(land_of(scene, path))
        side = _side((x, y), (lx, ly))
        sides = "".join(map(str, sorted((side, (side + 3) % 6))))
        for step in range(OUT):
            at = (x + step * (x - lx), y + step * (y - ly))
            yield Sprite("river", (sides, False), at, camera.unit)


def _side(middle: Point, at: Point) -> int:
    """The side of a hex that *at* is on: 0 is the east, then clockwise."""
    return round(math.atan2(at[1] - middle[1], at[0] - middle[0]) / (math.pi / 3)) % 6
