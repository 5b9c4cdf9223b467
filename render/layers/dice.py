"""The latest roll; pale until the active player has rolled."""

from __future__ import annotations

from collections.abc import Iterator

from game.base.parts import Turn
from render.camera import Camera
from render.notes import die
from render.scene import Scene
from render.shapes import Shape, Sprite


def dice(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """All dice."""
    turn = scene.find(Turn)
    if turn is not None:
        yield from thrown(scene, camera, is_old=turn.rolled != scene.view.stint)


def thrown(scene: Scene, camera: Camera, *, is_old: bool) -> Iterator[Shape]:
    """Two dice, one of them red, and the extra die of a box."""
    turn, third = scene.find(Turn), die(scene)
    if turn is None or turn.dice is None:
        return
    red = third.red if third else 1
    for i, (pips, at) in enumerate(zip(turn.dice, camera.desk.dice, strict=False)):
        yield Sprite("die", (pips, i == red, is_old), camera.panel(at), camera.ui)
    note = third.note(scene, is_old) if third else None
    if note and not scene.is_close:
        yield Sprite(note.art, note.args, camera.panel(camera.desk.dice[2]), camera.ui)
