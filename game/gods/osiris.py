"""
Osiris: remove one of your open roads and place it elsewhere for free.

A road is open if exactly one of its ends touches another of your pieces; opponents' pieces there
don't matter, and a building may be left without a road. The new place is a different one where the
rules allow a road once the old one is gone. Awards are judged when it is back on the board.
Rules: egypt.md 2.3 (Osiris).
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.build_road import RoadBuilt, refuse_edge
from game.base.places import open_edges
from game.base.play_roads import No as Roads
from game.base.refusals import No as Base
from game.base.rows import ROAD
from game.board.places import CornerId, EdgeId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.stack import Debt
from game.core.state import State
from game.core.trace import Lifted, Trace
from game.core.verb import simple_verb
from game.gods import families as f
from game.gods.after_use import HELP
from game.gods.names import OSIRIS


class UseOsiris(Action):
    """Remove your own road on *edge*."""

    edge: EdgeId


class LayRoadAgain(Action):
    """Place the removed road on *edge*."""

    edge: EdgeId


class RoadTakenUp(Event):
    """*seat* has removed its road on *edge*."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The road is gone."""
        return (Lifted(self.edge, "road"),)


class No(Reason):
    """Reasons the road can't be removed, or can't go there."""

    NOT_YOUR_ROAD = "no road of yours is there"
    NOT_OPEN = "the road does not touch something of yours at exactly one end"
    SAME_EDGE = "the road was just taken from there"


def is_open(state: State, seat: Seat, edge: EdgeId) -> bool:
    """Whether exactly one end of *edge* touches another piece of *seat*."""
    ends = state.topology.edge_corners[edge]
    return sum(_touches(state, seat, corner, edge) for corner in ends) == 1


def _touches(state: State, seat: Seat, corner: CornerId, edge: EdgeId) -> bool:
    """Whether *seat* has a piece at *corner* other than the one on *edge*."""
    if state.rules.buildings[state.corner_piece[corner]] and state.corner_seat[corner] == seat:
        return True
    return any(
        other != edge and state.edge_piece[other] and state.edge_seat[other] == seat
        for other in state.topology.corner_edges[corner]
    )


def _has_place(state: State, seat: Seat, edge: EdgeId) -> bool:
    """Whether the road on *edge* could be placed anywhere else."""
    later = state.copy()
    later.lift(edge, ROAD)
    return any(other != edge for other in open_edges(later, seat, ROAD))


def cannot(state: State, seat: Seat, edge: EdgeId) -> Reason | None:
    """The reason the road on *edge* can't be removed, or None."""
    if not 0 <= edge < len(state.edge_piece):
        return Base.NO_SUCH_PLACE
    if state.edge_piece[edge] != ROAD or state.edge_seat[edge] != seat:
        return No.NOT_YOUR_ROAD
    if not is_open(state, seat, edge):
        return No.NOT_OPEN
    return None if _has_place(state, seat, edge) else Roads.NO_PLACE


def roads(state: State, seat: Seat) -> list[EdgeId]:
    """Every open road that could be elsewhere."""
    return [edge for edge in state.edges_of(seat) if not cannot(state, seat, edge)]


def take_up(state: State, seat: Seat, edge: EdgeId) -> RoadTakenUp:
    """Remove it, and wait for its new place."""
    state.lift(edge, ROAD)
    coming.wait(state, [Debt(seat, f.OSIRIS, (edge,))], holds=True)
    return RoadTakenUp(seat=seat, edge=edge)


def cannot_lay(state: State, seat: Seat, edge: EdgeId) -> Reason | None:
    """The reason the road can't be placed on *edge*, or None."""
    reason = refuse_edge(state, seat, edge)
    return reason or (No.SAME_EDGE if (edge,) == state.owes(seat, f.OSIRIS) else None)


def places(state: State, seat: Seat) -> list[EdgeId]:
    """Every edge for a road but the one it came from."""
    (origin,) = state.owes(seat, f.OSIRIS)
    return [edge for edge in open_edges(state, seat, ROAD) if edge != origin]


def lay(state: State, seat: Seat, edge: EdgeId) -> RoadBuilt:
    """Place it and report it."""
    state.lay(seat, edge, ROAD)
    return RoadBuilt(seat=seat, edge=edge)


VERB = HELP.card(UseOsiris, OSIRIS, take_up, roads, cannot)
AGAIN = simple_verb(LayRoadAgain, f.OSIRIS, lay, places, cannot_lay)
