"""The Pirate Islands on the players' cards: their strength, and their fortress's lairs."""

from __future__ import annotations

from game.core.view import SeatView
from game.pirate_islands.parts import Raid
from render.notes import Cards, Cell, Note
from render.scene import Scene


def warships(scene: Scene, seat: SeatView) -> Note:
    """The number of a seat's warships."""
    owners = scene.view.edge_seat
    count = sum(owners[edge] == seat.seat for edge in scene.view.part(Raid).warships)
    return Note("warship", (), str(count))


def lairs(scene: Scene, seat: SeatView) -> Note:
    """The lairs of its fortress, golden once it is captured."""
    count = scene.view.part(Raid).lairs[seat.seat]
    return Note("fort", (scene.colour(seat.seat),), str(count), "" if count else "award")


CARDS = Cards(
    cells=(
        Cell(warships, (Raid,), width=150, least=92),
        Cell(lairs, (Raid,), width=150, least=100, sign=72),
    )
)
