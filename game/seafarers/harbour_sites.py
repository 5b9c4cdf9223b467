"""
Where a harbour may come to lie in play: on a coast, touching no other harbour.

Rules: seafarers.md 8.10, 8.14, 12.3.
"""

from __future__ import annotations

from typing import Final

from game.base import harbours
from game.board.places import EdgeId
from game.core.action import Reason
from game.core.state import State
from game.core.trace import Harboured
from game.seafarers.rows import water

ANY: Final = "any"
"""What a layout calls the kind of a 3:1 harbour; others go by their card."""


class No(Reason):
    """Why no harbour may lie there."""

    NOT_ON_COAST = "a harbour lies where land meets the sea"
    TOO_CLOSE = "another harbour is beside it"


def sites(state: State) -> list[EdgeId]:
    """Every edge where a harbour may be laid, in reading order."""
    return [edge for edge in state.topology.edge_ids if not refuse_site(state, edge)]


def refuse_site(state: State, edge: EdgeId) -> Reason | None:
    """The first rule of place that a harbour on *edge*, an edge of the board, breaks."""
    grounds = {state.terrain[place] for place in state.topology.edge_hexes[edge]}
    if not state.land_edges[edge] or grounds.isdisjoint(water(state.rules)):
        return No.NOT_ON_COAST
    ends = state.topology.edge_corners
    taken = {corner for other, _ in state.harbours for corner in ends[other]}
    return None if taken.isdisjoint(ends[edge]) else No.TOO_CLOSE


def lay_harbour(state: State, edge: EdgeId, kind: str) -> None:
    """Have a harbour of this *kind* on *edge*; whoever stands there trades by it at once."""
    takes = harbours.ANY if kind == ANY else state.rules.card(kind)
    state.set_harbours((*state.harbours, (edge, takes)))


def harboured(edge: EdgeId, kind: str) -> Harboured:
    """The trace of it."""
    return Harboured(edge, None if kind == ANY else kind)
