"""
The Harbormaster: two points for whoever has most at harbours, from three harbour points on.

A building on a corner of a harbour counts as many as it is worth in points, but two at most: one
for a settlement, two for a city, however many harbours touch the corner. The title passes to who
has strictly more; after a loss it is judged as every special card.
Rules: seafarers.md 6.
"""

from __future__ import annotations

from typing import Final

from game.core.cards import Seat
from game.core.rows import BUILDINGS, Award
from game.core.state import State

MOST: Final = 2
"""What one building counts at most."""


def harbour_points(state: State, seat: Seat) -> int:
    """What the buildings of *seat* at harbours count."""
    ends, pieces, owners = state.topology.edge_corners, state.corner_piece, state.corner_seat
    corners = {corner for edge, _ in state.harbours for corner in ends[edge]}
    rows = state.rules.pieces
    return sum(
        min(rows[pieces[corner]].points, MOST)
        for corner in corners
        if rows[pieces[corner]].is_building and owners[corner] == seat
    )


AWARD = Award("harbormaster", harbour_points, 3, 2, follows=BUILDINGS)
