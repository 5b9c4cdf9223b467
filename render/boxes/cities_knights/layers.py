"""Cities & Knights on the board: active and resting knights, walls, metropolises, merchant."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.cities_knights.parts import Barbarians, Cities, Effects, Knights, Merchant
from game.cities_knights.rows import KNIGHTS, TRACKS
from render.camera import Camera, land_of
from render.layers.layer import Layer, Layers, Standing
from render.layers.robber import robbed, robber_spot
from render.layers.spots import robber_unit
from render.scene import Scene
from render.shapes import Shape, Sprite, Value

OVER = (17, -36)
"""Offset of a metropolis from its city, at unit 1; to the left where a harbor would be covered."""
CLEAR = 80
"""Minimum distance from the middle of a harbor, at unit 1."""
HELD = 27
"""How far below the robber's middle its lock hangs, at unit 1, so that its face stays free."""
SMALLER, LEAST = 0.86, 0.7
"""The lock's scale, and its minimum on the screen on small boards."""


def is_active(scene: Scene, corner: int) -> int:
    """The look of the knight on *corner*: 1 if it is active."""
    return int(corner in scene.view.part(Knights).active)


def walls(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A wall before each city that has one."""
    for corner in scene.view.part(Cities).walls:
        yield Sprite("wall", (), camera.corner(corner), camera.unit)


def metropolises(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A tower with the sign of its track over each metropolis."""
    ports = [camera.harbour(edge, land_of(scene, edge)) for edge, _ in scene.view.harbours]
    for track, corner in zip(TRACKS, scene.view.part(Cities).metropolises, strict=True):
        if corner >= 0:
            (x, y), (aside, up) = camera.corner(corner), (camera.unit * far for far in OVER)
            sides = ((x + aside, y + up), (x - aside, y + up))
            free = [min((math.dist(at, port) for port in ports), default=math.inf) for at in sides]
            at = sides[int(free[0] < CLEAR * camera.unit and free[0] < free[1])]
            unit = max(SMALLER * camera.unit, LEAST * camera.ui)
            yield Sprite("metropolis", (track,), at, unit)


def lock(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A lock on the robber, until the barbarians have attacked once."""
    place = robbed(scene)
    if place is not None and not scene.view.part(Barbarians).attacks:
        x, y = robber_spot(scene, camera, place)
        unit = robber_unit(scene, camera, place)
        yield Sprite("lock", (), (x, y + HELD * unit), unit)


def merchant_at(scene: Scene) -> tuple[int, ...]:
    """The merchant's hex, once he is on the board."""
    at = scene.view.part(Merchant).at
    return () if at < 0 else (at,)


def merchant(scene: Scene, place: int) -> tuple[str, tuple[Value, ...]]:
    """The merchant in his owner's colors."""
    return "merchant", (scene.colour(scene.view.part(Merchant).seat),)


LAYERS = Layers(
    over=(
        Layer(metropolises, (), (Cities,)),
        Layer(walls, (), (Cities,)),
        Layer(lock, (), (Barbarians,)),
    ),
    looks=dict.fromkeys(KNIGHTS, is_active),
    standing=(Standing((Merchant,), merchant_at, merchant, width=66, least=54),),
    shown=(Knights,),
    silent={Effects: "effects end with the turn, and the log has them"},
)
