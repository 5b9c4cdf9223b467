"""Letters on places: a disc on a corner, a box on an edge, a hex beside the number of a hex."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from render.camera import Camera, land_of
from render.layers.robber import robbed
from render.layers.spots import LETTER, spots
from render.scene import LETTERS, Scene
from render.shapes import Point, Shape, Sprite

BESIDE = 54
"""Distance of a letter left of its corner, at unit 1, where a piece must stay readable."""
HALF = 54
"""Room it needs there within the frame, or it goes on the right;"""
CLEAR = 88
"""and minimum distance from the middle of a harbor, the robber, or the number next to it."""


def stubs(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A dashed line along each edge with a letter, under all pieces."""
    for kind, place in scene.letters:
        if kind == "edge":
            yield Sprite("stub", (camera.slope(place),), camera.edge(place), camera.unit)


def letters(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each letter."""
    under = robbed(scene)
    unit = max(camera.ui, min(camera.unit, 1.25 * camera.ui))
    taken = {place for place, _, _ in scene.pieces("corner")}
    read = [camera.harbour(edge, land_of(scene, edge)) for edge, _ in scene.view.harbours]
    if under is not None:
        read += spots(scene, camera, under, is_robbed=True).values()
    for letter, (kind, place) in zip(LETTERS, scene.letters, strict=False):
        at = camera.place(kind, place)
        if kind == "corner" and place in taken:
            at = _beside(at, camera, unit, read)
        if kind == "hex":
            at = spots(scene, camera, place, is_robbed=place == under)[LETTER]
        yield Sprite("letter", (kind, letter), at, unit)


def _beside(at: Point, camera: Camera, unit: float, read: Sequence[Point]) -> Point:
    """The left of a piece, or its right where that is freer of the frame and of *read* places."""
    far = BESIDE * camera.unit
    left, right = (at[0] - far, at[1]), (at[0] + far, at[1])
    if left[0] < HALF * unit:
        return right
    free = [min((math.dist(side, one) for one in read), default=math.inf) for side in (left, right)]
    has_room = right[0] < camera.width - HALF * unit
    return right if has_room and free[0] < CLEAR * camera.unit and free[0] < free[1] else left
