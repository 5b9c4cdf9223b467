"""
Sites for harbors placed in play: on a coast, touching no other harbor.

Rules: seafarers.md 8.10, 8.14, 12.3.
"""

from __future__ import annotations

from typing import Final

from game.base import harbours
from game.base.water import is_water
from game.board.places import CornerId, EdgeId
from game.core.action import Reason
from game.core.state import State
from game.core.trace import Harboured

ANY: Final = "any"
"""Name in a layout of the 3:1 harbor; others go by their card."""


class No(Reason):
    """Reasons a harbor can't be there."""

    NOT_ON_COAST = "a harbor must be on a coast"
    TOO_CLOSE = "another harbor is beside it"


def sites(state: State) -> list[EdgeId]:
    """Every edge where a harbor may be placed, in reading order."""
    taken, ends = harbour_corners(state), state.topology.edge_corners
    return [
        edge
        for edge in state.topology.edge_ids
        if taken.isdisjoint(ends[edge]) and is_coast(state, edge)
    ]


def refuse_site(state: State, edge: EdgeId) -> Reason | None:
    """The first placement rule that a harbor on *edge*, an edge of the board, breaks."""
    # Must agree with sites(), which asks the same of every edge at once.
    if not is_coast(state, edge):
        return No.NOT_ON_COAST
    is_free = harbour_corners(state).isdisjoint(state.topology.edge_corners[edge])
    return None if is_free else No.TOO_CLOSE


def is_coast(state: State, edge: EdgeId) -> bool:
    """Whether *edge* has land on one side and water on the other."""
    one, two = state.topology.edge_hexes[edge]
    return state.land_edges[edge] and (is_water(state, one) or is_water(state, two))


def harbour_corners(state: State) -> set[CornerId]:
    """The corners that harbors serve."""
    ends = state.topology.edge_corners
    return {corner for edge, _ in state.harbours for corner in ends[edge]}


def lay_harbour(state: State, edge: EdgeId, kind: str) -> None:
    """Put a harbor of this *kind* on *edge*; seats with a building there trade by it at once."""
    takes = harbours.ANY if kind == ANY else state.rules.card(kind)
    state.set_harbours((*state.harbours, (edge, takes)))


def harboured(edge: EdgeId, kind: str) -> Harboured:
    """The trace of a new harbor."""
    return Harboured(edge, None if kind == ANY else kind)
