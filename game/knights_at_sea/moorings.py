"""
Knights and ships: an own knight closes the end of a ship line and keeps the ship it needs.

So a ship line between a building and a knight can't move. Another seat's knight breaks a route and
opens none.
Rules: cities_knights.md 10 (closed ship routes).
"""

from __future__ import annotations

from game.board.places import CornerId, EdgeId
from game.cities_knights.standing import is_own
from game.core.action import Reason
from game.core.cards import Seat
from game.core.state import State


class No(Reason):
    """Reasons the ship stays."""

    CUTS_KNIGHT_OFF = "a knight would have no route left"


def moors(state: State, seat: Seat, corner: CornerId) -> bool:
    """The bridge's answer: knights close ends as buildings do."""
    return state.corner_piece[corner] != 0 and is_own(state, seat, corner)


def needed(state: State, seat: Seat, ship: EdgeId) -> Reason | None:
    """The bridge's answer: no ship goes from a knight that has no other route."""
    topology, routes = state.topology, state.rules.routes
    for corner in topology.edge_corners[ship]:
        if state.corner_piece[corner] and is_own(state, seat, corner):
            others = (edge for edge in topology.corner_edges[corner] if edge != ship)
            if not any(
                state.edge_seat[edge] == seat and state.edge_piece[edge] in routes
                for edge in others
            ):
                return No.CUTS_KNIGHT_OFF
    return None
