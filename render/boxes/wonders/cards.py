"""The Wonders of Catan on the players' cards: each seat's wonder and its level."""

from __future__ import annotations

from game.core.view import SeatView
from game.wonders.parts import Wonders
from game.wonders.rows import LEVELS
from render.notes import Cards, Cell, Note
from render.scene import Scene


def wonder(scene: Scene, seat: SeatView) -> Note | None:
    """The seat's wonder with its levels, golden for the most advanced."""
    part = scene.view.part(Wonders)
    name, level = part.begun[seat.seat], part.levels[seat.seat]
    if not name:
        return None
    others = (other for at, other in enumerate(part.levels) if at != seat.seat)
    is_first = level > max(others, default=0)
    return Note("wonder", (name,), f"{level}/{LEVELS}", "award" if is_first else "")


CARDS = Cards(cells=(Cell(wonder, (Wonders,), width=150, least=140),))
