"""
The nearest gift that the ships of a seat may take, in points: the box's answer for planning.

It counts by the number of ships missing to it, so each ship on the way is worth something. In the
set-up it counts for nothing: what a place produces matters more.
Rules: seafarers.md 8.10.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.places import barred, route_ends
from game.base.refusals import left
from game.board.places import EdgeId
from game.core.cards import Seat
from game.core.state import State
from game.forgotten_tribe.parts import Gifts
from game.seafarers.rows import ship

POINT, CARD, HARBOUR = 1.0, 0.4, 0.3
"""Value of each gift to the seat that takes it."""
SHARES = (0.4, 0.2, 0.1, 0.05)
"""Share of it by the number of ships missing, from one on."""


def outlook(state: State, seat: Seat, found: float) -> float:
    """The box's answer: the best gift within reach of a few ships."""
    gifts = state.part(Gifts)
    lying = {*gifts.lying}
    if not state.stint or not lying or left(state, seat, ship(state)) <= 0:
        return found
    best = 0.0
    for share, edges in zip(SHARES, _ahead(state, seat), strict=False):
        for edge in lying & edges:
            worth = POINT if edge in gifts.points else CARD if edge in gifts.cards else HARBOUR
            best = max(best, share * worth)
    return found + best


def _ahead(state: State, seat: Seat) -> Iterator[set[EdgeId]]:
    """The edges that the next ship of *seat* could take, the ship after that, and so on."""
    topology, taken, piece = state.topology, state.edge_piece, ship(state)
    near = {*route_ends(state, seat, piece)}
    seen, passed = {*near}, set[EdgeId]()
    while near:
        edges = {
            edge
            for corner in near
            for edge in topology.corner_edges[corner]
            if edge not in passed and not taken[edge] and not barred(state, edge, piece)
        }
        yield edges
        passed |= edges
        near = {end for edge in edges for end in topology.edge_corners[edge]} - seen
        seen |= near
