"""
The mark of the latest placements: a light with a rim, under their pieces.

On a hex without a figure it is a line around the hex. Marks that touch are one shape: the rims of
all are below all their lines, and those below the lights. A ring goes over a panel that hides one.
"""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.layers.robber import robbed, robber_spot
from render.layers.standing import standing_at
from render.scene import Place, Scene
from render.shapes import Point, Shape, Sprite

PARTS = 3
"""The number of parts of a mark."""
NEAR = 24
"""A panel at this distance from the middle of a place hides its mark, at unit 1."""


def halo(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """The mark of each of the latest placements."""
    for part in range(PARTS):
        for kind, place in scene.latest:
            is_bare = kind == "hex" and _figure(scene, camera, place) is None
            told = "ground" if is_bare else kind, _slope(camera, kind, place), part
            yield Sprite("halo", told, _spot(scene, camera, (kind, place)), camera.unit)


def circle(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A ring over each panel that hides a mark."""
    near = NEAR * camera.unit
    for kind, place in scene.latest:
        x, y = _spot(scene, camera, (kind, place))
        for panel in camera.desk.panels:
            left, top, right, bottom = (side * camera.ui for side in panel)
            if left - near < x < right + near and top - near < y < bottom + near:
                yield Sprite("circle", (kind, _slope(camera, kind, place)), (x, y), camera.unit)
                break


def _slope(camera: Camera, kind: str, place: int) -> int:
    return camera.slope(place) if kind == "edge" else 0


def _spot(scene: Scene, camera: Camera, at: Place) -> Point:
    """The middle of a placement; on a hex, that of the figure, if there is one."""
    kind, place = at
    figure = _figure(scene, camera, place) if kind == "hex" else None
    return figure or camera.place(kind, place)


def _figure(scene: Scene, camera: Camera, place: int) -> Point | None:
    """The middle of the figure on a hex."""
    stands = standing_at(scene, camera, place)
    return robber_spot(scene, camera, place) if place == robbed(scene) else stands
