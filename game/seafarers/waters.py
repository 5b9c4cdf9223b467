"""
Places for ships, and how routes of ships continue.

A ship needs water on at least one side: between sea and sea, or on a coast, where a road may be as
well, but never both. It goes on from a ship or from an own building; ships and roads go on from
one another only at an own building. Nothing is placed or moved next to the pirate.
Rules: seafarers.md 1, 2.
"""

from __future__ import annotations

from game.base.build_road import No as RoadNo
from game.base.water import is_water
from game.board.places import EdgeId
from game.core.action import Reason
from game.core.state import State
from game.seafarers.parts import Pirate
from game.seafarers.rows import ship


class No(Reason):
    """Reasons a ship can't be there."""

    NOT_AT_SEA = "the edge doesn't touch water"
    PIRATE = "the pirate is beside the edge"


def barred(state: State, edge: EdgeId, piece: int, found: Reason | None) -> Reason | None:
    """The box's answer: ships need no land, but water, and no pirate."""
    if piece != ship(state):
        return found
    one, two = sides = state.topology.edge_hexes[edge]
    if not is_water(state, one) and not is_water(state, two):
        return No.NOT_AT_SEA
    if state.part(Pirate).at in sides:
        return No.PIRATE
    return None if found is RoadNo.NOT_ON_LAND else found


def is_watched(state: State, edge: EdgeId) -> bool:
    """Whether the pirate is next to *edge*."""
    return state.part(Pirate).at in state.topology.edge_hexes[edge]
