"""
The cost in points of a pirate next to own ships: the bridge's answer for planning.

So a knight chases it when it holds up own ships, and not only for the card.
Rules: cities_knights.md 4 (actions, 3), 10 (pirate).
"""

from __future__ import annotations

from game.core.cards import Seat
from game.core.state import State
from game.seafarers.parts import Pirate
from game.seafarers.rows import ship

HELD_UP = 0.1
"""Loss for own ships next to the pirate."""


def outlook(state: State, seat: Seat, found: float) -> float:
    """The bridge's answer: less where the pirate holds ships of *seat* up."""
    at = state.part(Pirate).at
    if at is None:
        return found
    piece, edges = ship(state), state.topology.hex_edges[at]
    pieces, seats = state.edge_piece, state.edge_seat
    is_beside = any(pieces[edge] == piece and seats[edge] == seat for edge in edges)
    return found - HELD_UP * is_beside
