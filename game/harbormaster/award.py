"""
The Harbormaster: two points for the player with most harbor points, from three on.

A building on a corner of a harbor counts its points, but two at most: one for a settlement, two
for a city, for any number of harbors at the corner. The title passes to a player with strictly
more; after a loss it is judged like every special card.
Rules: seafarers.md 6.
"""

from __future__ import annotations

from typing import Final

from game.core.cards import Seat
from game.core.rows import Award
from game.core.state import State

MOST: Final = 2
"""Maximum number of harbor points for one building."""


def harbour_points(state: State, seat: Seat) -> int:
    """The harbor points of the buildings of *seat*."""
    ends, pieces, owners = state.topology.edge_corners, state.corner_piece, state.corner_seat
    corners = {corner for edge, _ in state.harbours for corner in ends[edge]}
    rows = state.rules.pieces
    return sum(
        min(rows[pieces[corner]].points, MOST)
        for corner in corners
        if rows[pieces[corner]].is_building and owners[corner] == seat
    )


AWARD = Award("harbormaster", harbour_points, 3, 2)
