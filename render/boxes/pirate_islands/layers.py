"""The Pirate Islands on the board: the fleet and its course, fortresses with lairs, warships."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from game.pirate_islands.parts import Fleet, Raid
from render.camera import Camera
from render.layers.layer import Layer, Layers, Standing
from render.scene import Scene
from render.shapes import Shape, Sprite, Value

BUOYS = 3
"""Number of buoys from one hex of the fleet's course to the next."""
ABOVE = 54
"""Distance of a row of lairs above its fortress, at unit 1."""
OFF = 46
"""Distance of a warship's sign from the middle of its ship, at unit 1."""


def course(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Buoys all the way round, red ones where the fleet may stop."""
    places = scene.view.part(Fleet).course
    for one, other in pairwise((*places, *places[:1])):
        (x1, y1), (x2, y2) = camera.hex(one), camera.hex(other)
        for i in range(BUOYS):
            at = (x1 + (x2 - x1) * i / BUOYS, y1 + (y2 - y1) * i / BUOYS)
            yield Sprite("course", (i == 0,), at, camera.unit)


def fleet_at(scene: Scene) -> tuple[int, ...]:
    """The fleet's hex, as long as there is a fleet."""
    at = scene.view.part(Fleet).at
    return () if at is None else (at,)


def fleet(scene: Scene, place: int) -> tuple[str, tuple[Value, ...]]:
    """The pirate's ship, which represents the whole fleet."""
    return "figure", ("pirate",)


def raids(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Flags on free beachheads, lairs over fortresses, and swords on warships."""
    raid, view = scene.view.part(Raid), scene.view
    for seat, corner in enumerate(raid.beachheads):
        if not view.corner_piece[corner]:
            yield Sprite("beachhead", (scene.colour(seat),), camera.corner(corner), camera.unit)
    for corner, count in zip(raid.fortresses, raid.lairs, strict=True):
        if count:
            x, y = camera.corner(corner)
            yield Sprite("lairs", (count,), (x, y - ABOVE * camera.unit), camera.unit)
    for edge in raid.warships:
        (x1, y1), (x2, y2) = sorted(map(camera.corner, view.topology.edge_corners[edge]))
        # Away from both ends of the edge, and up, or right where the edge leads up.
        away = OFF * camera.unit / hypot(x2 - x1, y2 - y1)
        x, y = camera.edge(edge)
        at = (x + (y2 - y1) * away, y - (x2 - x1) * away)
        yield Sprite("warship", (), at, camera.unit)


LAYERS = Layers(
    still=(Layer(course, (), (Fleet,)),),
    live=(Layer(raids, (), (Raid,)),),
    standing=(Standing((Fleet,), fleet_at, fleet, width=84),),
)
