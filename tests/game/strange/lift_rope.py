"""
Take down a rope and hang it elsewhere, once a turn; awards are judged when it hangs again.

It can also be left down, and then returns to the supply.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.places import open_edges
from game.base.refusals import No as Base
from game.board.places import EdgeId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.stack import Debt
from game.core.state import State
from game.core.trace import Lifted, Trace
from game.core.verb import Verb
from tests.game.strange.families import REHANG, ROPE_WORK
from tests.game.strange.hang_rope import RopeHung, refuse_edge
from tests.game.strange.parts import Wind
from tests.game.strange.rows import rope


class LiftRope(Action):
    """Take down your own rope on *edge*."""

    edge: EdgeId


class HangAgain(Action):
    """Hang the rope that was taken down on *edge*."""

    edge: EdgeId


class LeaveDown(Action):
    """Put away the rope that was taken down."""


class RopeLifted(Event):
    """*seat* has taken down its rope on *edge*."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The rope is removed."""
        return (Lifted(self.edge, "rope"),)


class RopePutAway(Event):
    """*seat* has put its rope away."""

    seat: Seat


class No(Reason):
    """Reasons why the rope stays in its place, or may not go there."""

    NO_ROPE = "no rope of yours hangs there"
    ONCE_A_TURN = "a rope was taken down this turn already"
    SAME_EDGE = "the rope has just come from there"


def refuse(state: State, seat: Seat, action: LiftRope) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.edge < len(state.edge_piece):
        return Base.NO_SUCH_PLACE
    if action.edge not in _own(state, seat):
        return No.NO_ROPE
    return No.ONCE_A_TURN if state.part(Wind).lifted == state.stint else None


def options(state: State, seat: Seat) -> list[LiftRope]:
    """Every rope of the seat, once a turn."""
    if state.part(Wind).lifted == state.stint:
        return []
    return [LiftRope(edge) for edge in _own(state, seat)]


def apply(state: State, seat: Seat, action: LiftRope, chance: Chance) -> Iterator[Event]:
    """Take it down, and wait until it hangs again."""
    state.change(Wind, lifted=state.stint)
    yield enact(state, RopeLifted(seat=seat, edge=action.edge))
    coming.wait(state, [Debt(seat, REHANG, (action.edge,))], holds=True)


def refuse_again(state: State, seat: Seat, action: HangAgain) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := refuse_edge(state, seat, action.edge):
        return reason
    return No.SAME_EDGE if action.edge == _origin(state, seat) else None


def again_options(state: State, seat: Seat) -> list[HangAgain]:
    """Every edge for a rope except its old one."""
    origin = _origin(state, seat)
    return [HangAgain(edge) for edge in open_edges(state, seat, rope(state)) if edge != origin]


def apply_again(state: State, seat: Seat, action: HangAgain, chance: Chance) -> Iterator[Event]:
    """Hang it and report it."""
    yield enact(state, RopeHung(seat=seat, edge=action.edge))


def refuse_down(state: State, seat: Seat, action: LeaveDown) -> Reason | None:
    """Nothing can refuse it."""
    return None


def down_options(state: State, seat: Seat) -> tuple[LeaveDown, ...]:
    """The single action."""
    return (LeaveDown(),)


def apply_down(state: State, seat: Seat, action: LeaveDown, chance: Chance) -> Iterator[Event]:
    """Report it."""
    yield RopePutAway(seat=seat)


def _own(state: State, seat: Seat) -> list[EdgeId]:
    kind = rope(state)
    return [edge for edge in state.edges_of(seat) if state.edge_piece[edge] == kind]


def _origin(state: State, seat: Seat) -> int:
    """The edge from which the rope in hand was lifted."""
    debt = state.debt(seat, REHANG)
    return debt.args[0] if debt else -1


VERB = Verb(LiftRope, refuse, options, apply, family=ROPE_WORK)
AGAIN = Verb(HangAgain, refuse_again, again_options, apply_again, family=REHANG)
DOWN = Verb(LeaveDown, refuse_down, down_options, apply_down, family=REHANG)
