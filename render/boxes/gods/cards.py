"""The gods on the players' cards: each on the card of its player."""

from __future__ import annotations

from game.core.view import SeatView
from game.gods.parts import Gods
from render.notes import Cards, Cell, Note
from render.scene import Scene


def god(scene: Scene, seat: SeatView) -> Note | None:
    """The seat's god, and whether one use is left or two."""
    gods = scene.view.part(Gods)
    name = gods.held[seat.seat]
    if not name:
        return None
    words = scene.captions.get(f"god.{name}", name.capitalize())
    return Note("god", (name, gods.turned[seat.seat]), words)


CARDS = Cards(cells=(Cell(god, (Gods,), width=200, least=182),))
