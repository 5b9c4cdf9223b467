"""The gold line along the route that holds the award for the longest one."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite
from render.trail import longest_trail

AWARD = "longest_road"


def longest(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A rim of gold under each edge of the longest route."""
    view = scene.view
    for award, seat in zip(view.rules.awards, view.awards, strict=True):
        if award.name == AWARD and seat >= 0:
            length = view.seats[seat].measures[view.rules.award(AWARD)]
            for edge in longest_trail(view, seat, length):
                yield Sprite("gold", (camera.slope(edge),), camera.edge(edge), camera.unit)
