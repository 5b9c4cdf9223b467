"""The strange box on the players' cards and in the bank: ropes."""

from __future__ import annotations

from game.core.view import SeatView
from render.notes import Cards, Cell, Note, Row
from render.scene import Scene
from tests.game.strange.parts import Wind


def hung(scene: Scene) -> list[int]:
    """Whether the ropes of each seat hang."""
    return [seat for _, piece, seat in scene.pieces("edge") if piece.name == "rope"]


def ropes(scene: Scene, seat: SeatView) -> Note:
    """The number of the seat's ropes that hang."""
    return Note("icon", ("rope",), str(hung(scene).count(seat.seat)))


def all_ropes(scene: Scene) -> Note:
    """The number of ropes that hang in all."""
    return Note("icon", ("rope",), str(len(hung(scene))))


CARDS = Cards(cells=(Cell(ropes, (Wind,), width=108, least=80),), bank=(Row(all_ropes, (Wind,)),))
