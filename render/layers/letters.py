"""Letters on places: a disc on a corner, a box on an edge, a hex beside the number of a hex."""

from __future__ import annotations

from collections.abc import Iterator

from game.base.parts import Robber
from render.camera import Camera
from render.scene import LETTERS, Scene
from render.shapes import Shape, Sprite

ASIDE = 70
"""How far right of the number the letter of a hex stands."""


def stubs(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A dashed line along each edge with a letter, under all pieces."""
    for kind, place in scene.letters:
        if kind == "edge":
            yield Sprite("stub", (camera.slope(place),), camera.edge(place), camera.unit)


def letters(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Each letter."""
    robber = scene.find(Robber)
    robbed = -1 if robber is None else robber.at
    unit = max(camera.ui, min(camera.unit, 1.25 * camera.ui))
    for letter, (kind, place) in zip(LETTERS, scene.letters, strict=False):
        x, y = camera.place(kind, place)
        if kind == "hex" and (scene.view.tokens[place] or place == robbed):
            x += ASIDE * camera.unit
        yield Sprite("letter", (kind, letter), (x, y), unit)
