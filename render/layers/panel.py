"""A box's panel next to the board, the same for everyone."""

from __future__ import annotations

from collections.abc import Iterator

from render import notes
from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite


def panel(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """One panel, or none."""
    beside = notes.panel(scene)
    if beside is not None and not scene.is_close:
        note = beside.note(scene)
        yield Sprite(note.art, note.args, camera.panel(camera.desk.panel), camera.ui)
