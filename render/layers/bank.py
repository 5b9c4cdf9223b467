"""What is left in the bank and in the decks."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.desk import BANK
from render.scene import Scene
from render.shapes import Shape, Sprite, Text


def bank(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A row for each kind of card, unless the bank is hidden, and one for each deck."""
    if scene.is_close:
        return
    view, ui = scene.view, camera.ui
    rows = [
        (kind.name, count) for kind, count in zip(view.rules.cards, view.bank or (), strict=False)
    ]
    rows += [("deck", count) for count in view.decks]
    x, y = camera.desk.bank
    yield Sprite("board", (len(rows),), camera.panel((x, y)), ui)
    top = y - (len(rows) - 1) * BANK[1] / 2
    for i, (name, count) in enumerate(rows):
        row = top + i * BANK[1]
        yield Sprite("small card", (name,), camera.panel((x - 34, row)), ui)
        colour = "pale" if count else "warn.pale"
        yield Text(str(count), camera.panel((x + 30, row)), round(46 * ui), colour)
