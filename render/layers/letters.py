"""Letters on places: a disc on a corner, a box on an edge, a hex beside the number of a hex."""

from __future__ import annotations

from collections.abc import Iterator

from game.base.parts import Robber
from render.camera import Camera
from render.layers.layer import told_looks
from render.layers.spots import LETTER, spots
from render.scene import LETTERS, Scene
from render.shapes import Shape, Sprite

BESIDE = 54
"""How far left of its corner a letter is, at unit 1, where a piece stands whose look is read."""
HALF = 54
"""How much room it needs there within the frame, or it is on the right."""


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
    told = told_looks(scene.view)
    spoken = {place for place, piece, _ in scene.pieces("corner") if piece.name in told}
    for letter, (kind, place) in zip(LETTERS, scene.letters, strict=False):
        at = camera.place(kind, place)
        if kind == "corner" and place in spoken:
            aside = BESIDE * camera.unit
            at = (at[0] + (aside if at[0] < aside + HALF * unit else -aside), at[1])
        if kind == "hex":
            at = spots(scene, camera, place, is_robbed=place == robbed)[LETTER]
        yield Sprite("letter", (kind, letter), at, unit)
