"""
The rows of the box, as data: sea, gold, ships.

Rules: seafarers.md 1, 2, 3.
"""

from __future__ import annotations

from typing import Final

from game.base.bank_gift import RESOURCE
from game.base.water import SEA
from game.core.cards import Seat
from game.core.rows import Option, Options, PieceKind, Removal, Term, Terrain
from game.core.state import State
from game.seafarers.parts import Islands

SHIP: Final = "ship"
GOLD: Final = "gold"

TERRAINS = (Terrain(SEA, is_land=False), Terrain(GOLD, group=RESOURCE))

PIECES = (PieceKind(SHIP, "edge", 15, is_route=True),)

OPTIONS = (
    Option("ships_move", (True, False), default=True),
    Option("rings_move", (False, True), default=False),
    Option("pirate_on_frame", (False, True), default=False),
)


def is_moored(options: Options) -> bool:
    """Whether ships never move."""
    return not options["ships_move"]


REMOVES = (Removal("verb", ("MoveShip",), is_moored),)


def ship(state: State) -> int:
    """The piece kind of ships."""
    return state.rules.numbers[SHIP]


def island_points(state: State, seat: Seat) -> int:
    """Points *seat* has from islands."""
    points = state.part(Islands).points
    return points[seat] if points else 0


TERMS = (Term("islands", island_points),)
