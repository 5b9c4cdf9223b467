"""
Set-up pieces keep off hidden ground if the map says so.

Settlements are barred by the corners where no one may start. Of their roads and ships, those that
end next to hidden ground are refused as long as there is any other.
Rules: seafarers.md 8.7, 12.6.
"""

from __future__ import annotations

from game.base.build_road import refuse_edge
from game.base.found import LayFirstRoad, first_edges
from game.board.places import EdgeId
from game.core.action import Reason
from game.core.cards import Seat
from game.core.state import State
from game.discovery.finds import hidden
from game.discovery.parts import Fog
from game.seafarers.free_ship import LayFirstShip


class No(Reason):
    """Reasons the piece is set up elsewhere."""

    HIDDEN_GROUND = "set-up pieces can't touch hidden hexes"


def refuse(state: State, seat: Seat, action: LayFirstRoad | LayFirstShip) -> Reason | None:
    """The box's veto."""
    if not state.part(Fog).keeps_off or not touches(state, action.edge):
        return None
    elsewhere = [
        edge
        for edge in first_edges(state, seat)
        if not touches(state, edge) and not refuse_edge(state, seat, edge)
    ]
    return No.HIDDEN_GROUND if elsewhere else None


def touches(state: State, edge: EdgeId) -> bool:
    """Whether an end of *edge* is a corner of a hidden hex."""
    topology = state.topology
    beside = {at for end in topology.edge_corners[edge] for at in topology.corner_hexes[end]}
    return not beside.isdisjoint(hidden(state))
