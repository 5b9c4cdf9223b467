"""The latest roll; pale as long as the seat whose turn it is has not rolled."""

from __future__ import annotations

from collections.abc import Iterator

from game.base.parts import Turn
from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite


def dice(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Two dice, the second one red."""
    turn = scene.find(Turn)
    if turn is None or turn.dice is None:
        return
    is_old = turn.rolled != scene.view.stint
    for i, (pips, at) in enumerate(zip(turn.dice, camera.desk.dice, strict=False)):
        yield Sprite("die", (pips, i == 1, is_old), camera.panel(at), camera.ui)
