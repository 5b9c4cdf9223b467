"""The cards left in the bank and in the decks."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.desk import BANK
from render.notes import COUNT, Note, in_bank
from render.scene import Scene
from render.shapes import Shape, Sprite, Text


def bank(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A row for each kind of card (unless the bank is hidden), each deck, and boxes' notes."""
    if scene.is_close:
        return
    view, ui = scene.view, camera.ui
    rows = [
        Note("small card", (kind.name,), str(count))
        for kind, count in zip(view.rules.cards, view.bank or (), strict=False)
    ]
    rows += [
        Note("small card", (name,), str(count))
        for name, count in zip(view.rules.decks, view.decks, strict=True)
    ]
    rows += in_bank(scene)
    unit = camera.desk.bank_unit
    name = "shelf" if camera.desk.is_bank_wide else "board"
    step = (BANK[0] * unit, 0) if camera.desk.is_bank_wide else (0, BANK[1] * unit)
    for (x, y), count in camera.desk.boards:
        yield Sprite(name, (count,), camera.panel((x, y)), ui * unit)
        here, rows = rows[:count], rows[count:]
        for i, note in enumerate(here):
            far = i - (count - 1) / 2
            left, row = x + far * step[0], y + far * step[1]
            yield Sprite(note.art, note.args, camera.panel((left - 39 * unit, row)), ui * unit)
            colour = "warn.pale" if note.words == "0" else "pale"
            spot = camera.panel((left + 37 * unit, row))
            yield Text(note.words, spot, round(COUNT * ui * unit), colour)
