"""
Build a road on a free edge that joins your routes or buildings.

An opponent's building ends the line: a road may lead up to it, never on from it.
Rules: base.md 12.G2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.places import barred, is_joined, open_edges, touches_land
from game.base.refusals import No as Base
from game.base.refusals import affordable, can_buy, cannot_buy, pay
from game.base.rows import ROAD
from game.board.places import EdgeId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb


class BuildRoad(Action):
    """Ask for one road on *edge*."""

    edge: EdgeId


class RoadBuilt(Event):
    """A road of *seat* is now on *edge*."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The road."""
        return (Laid(self.seat, self.edge, "road"),)


class No(Reason):
    """Reasons a road can't be there."""

    EDGE_IS_TAKEN = "the edge is taken"
    NOT_ON_LAND = "the edge has sea on both sides"
    NOT_JOINED = "nothing of yours touches the edge"


def refuse(state: State, seat: Seat, action: BuildRoad) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_buy(state, seat, BuildRoad, ROAD) or refuse_edge(state, seat, action.edge)


def refuse_edge(
    state: State, seat: Seat, edge: EdgeId, piece: int = ROAD, without: EdgeId | None = None
) -> Reason | None:
    """
    The first placement rule that a route piece on *edge* breaks, paid for or free.

    *without* is the edge of a piece that does not count for joining, such as the one being moved.
    """
    if not 0 <= edge < len(state.edge_piece):
        return Base.NO_SUCH_PLACE
    if state.edge_piece[edge]:
        return No.EDGE_IS_TAKEN
    if reason := barred(state, edge, piece):
        return reason
    return None if is_joined(state, seat, edge, piece, without) else No.NOT_JOINED


def off_land(state: State, edge: EdgeId, piece: int, found: Reason | None) -> Reason | None:
    """The base's answer: one side of the edge must be land."""
    return None if touches_land(state, edge) else No.NOT_ON_LAND


def options(state: State, seat: Seat) -> list[BuildRoad]:
    """Every road that *seat* could pay for and place now."""
    if not can_buy(state, seat, BuildRoad, ROAD):
        return []
    return [BuildRoad(edge) for edge in open_edges(state, seat, ROAD)]


def apply(state: State, seat: Seat, action: BuildRoad, chance: Chance) -> Iterator[Event]:
    """Pay, place the piece, and report it."""
    yield pay(state, seat, BuildRoad)
    state.change(Turn, built=state.stint)
    state.lay(seat, action.edge, ROAD)
    yield RoadBuilt(seat=seat, edge=action.edge)


VERB = Verb(BuildRoad, refuse, options, apply, family=BUILD, look=affordable, needs=BuildRoad)
