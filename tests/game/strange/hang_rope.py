"""
Hang a rope on a free land edge next to your rope or building.

Ropes and roads continue one another only at your building, or at the vane.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import BUILD, FIRST_ROAD, FREE_ROAD
from game.base.found import first_edges
from game.base.parts import Turn
from game.base.places import is_joined, open_edges, touches_land
from game.base.refusals import No as Base
from game.base.refusals import cannot_buy, cannot_take, pay
from game.board.places import CornerId, EdgeId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb
from tests.game.strange.parts import Wind
from tests.game.strange.rows import rope


class HangRope(Action):
    """Buy a rope on *edge*."""

    edge: EdgeId


class HangFreeRope(Action):
    """Hang a rope on *edge* instead of a free road."""

    edge: EdgeId


class HangFirstRope(Action):
    """Hang a rope on *edge* instead of a new settlement's road."""

    edge: EdgeId


class RopeHung(Event):
    """*seat* has a rope on *edge*."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The rope."""
        return (Laid(self.seat, self.edge, "rope"),)


class No(Reason):
    """Reasons why no rope may hang there."""

    EDGE_IS_TAKEN = "something lies on the edge already"
    NOT_ON_LAND = "the edge has sea on both sides"
    NOT_TIED = "the rope would be tied to nothing"


def refuse(state: State, seat: Seat, action: HangRope) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_buy(state, seat, HangRope, rope(state)) or refuse_edge(state, seat, action.edge)


def refuse_edge(state: State, seat: Seat, edge: EdgeId) -> Reason | None:
    """The first rule of place that a rope on *edge* breaks, whether paid for or not."""
    if not 0 <= edge < len(state.edge_piece):
        return Base.NO_SUCH_PLACE
    if state.edge_piece[edge]:
        return No.EDGE_IS_TAKEN
    if not touches_land(state, edge):
        return No.NOT_ON_LAND
    return None if is_joined(state, seat, edge, rope(state)) else No.NOT_TIED


def options(state: State, seat: Seat) -> list[HangRope]:
    """Every rope that *seat* can pay for and hang now."""
    if cannot_buy(state, seat, HangRope, rope(state)):
        return []
    return [HangRope(edge) for edge in open_edges(state, seat, rope(state))]


def apply(state: State, seat: Seat, action: HangRope, chance: Chance) -> Iterator[Event]:
    """Pay for it, hang it, and report it."""
    yield pay(state, seat, HangRope)
    state.change(Turn, built=state.stint)
    yield enact(state, RopeHung(seat=seat, edge=action.edge))


def refuse_free(state: State, seat: Seat, action: HangFreeRope) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_take(state, seat, rope(state)) or refuse_edge(state, seat, action.edge)


def free_options(state: State, seat: Seat) -> list[HangFreeRope]:
    """Every edge for a rope, if one is left."""
    if cannot_take(state, seat, rope(state)):
        return []
    return [HangFreeRope(edge) for edge in open_edges(state, seat, rope(state))]


def apply_free(
    state: State, seat: Seat, action: HangFreeRope | HangFirstRope, chance: Chance
) -> Iterator[Event]:
    """Hang it and report it."""
    yield enact(state, RopeHung(seat=seat, edge=action.edge))


def refuse_first(state: State, seat: Seat, action: HangFirstRope) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_take(state, seat, rope(state)):
        return reason
    if reason := refuse_edge(state, seat, action.edge):
        return reason
    return None if action.edge in first_edges(state, seat) else No.NOT_TIED


def first_options(state: State, seat: Seat) -> list[HangFirstRope]:
    """Every edge at the new settlement."""
    found = map(HangFirstRope, first_edges(state, seat))
    return [action for action in found if not refuse_first(state, seat, action)]


def joins(state: State, seat: Seat, kind: int, other: int, corner: CornerId) -> bool:
    """The box's answer: at the vane all kinds join."""
    return state.part(Wind).vane in state.topology.corner_hexes[corner]


VERB = Verb(HangRope, refuse, options, apply, family=BUILD)
FIRST = Verb(HangFirstRope, refuse_first, first_options, apply_free, family=FIRST_ROAD)
FREE = Verb(HangFreeRope, refuse_free, free_options, apply_free, family=FREE_ROAD)
