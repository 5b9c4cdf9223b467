"""Cloth for Catan on the players' cards and in the bank: the cloth of each seat."""

from __future__ import annotations

from game.cloth.parts import Cloth
from game.core.view import SeatView
from render.notes import Cards, Cell, Note, Row
from render.scene import Scene


def held(scene: Scene, seat: SeatView) -> Note:
    """The cloth of a seat."""
    return Note("cloth", (), str(scene.view.part(Cloth).held[seat.seat]))


def stock(scene: Scene) -> Note:
    """The cloth left in the general supply."""
    return Note("cloth", (), str(scene.view.part(Cloth).stock))


CARDS = Cards(cells=(Cell(held, (Cloth,), width=130, least=92),), bank=(Row(stock, (Cloth,)),))
