"""
Chase the robber from a hex next to an active knight: it is moved and robs as after a seven.

The debt says which figure was chased: if there are several, only that one moves.
Rules: cities_knights.md 2.4, 4 (actions, 3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from game.base.families import ROBBER
from game.base.move_robber import MoveRobber
from game.base.parts import Robber
from game.board.places import CornerId
from game.cities_knights.barbarians import No as Locked
from game.cities_knights.families import KNIGHT_WORK
from game.cities_knights.move_knight import cannot_act, note_act, ready
from game.cities_knights.parts import Barbarians, turned
from game.cities_knights.standing import settle
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Trace
from game.core.verb import Verb

ASK: Final = "ask chased"
"""Step that asks a seat to move the figure its knight has chased."""

THE_ROBBER: Final = 1


class ChaseRobber(Action):
    """Chase the robber with the knight on *corner*."""

    corner: CornerId


class RobberChased(Event):
    """The knight of *seat* on *corner* has chased the robber, and is inactive."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The knight is inactive."""
        return (turned(self.corner, is_active=False),)


class No(Reason):
    """Reasons the knight can't chase it."""

    NOT_BESIDE = "the robber is not on a hex beside the knight"
    NOWHERE = "the robber has nowhere to go"


def refuse(state: State, seat: Seat, action: ChaseRobber) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_act(state, seat, action.corner):
        return reason
    if not state.part(Barbarians).attacks:
        return Locked.LOCKED
    if state.part(Robber).at not in state.topology.corner_hexes[action.corner]:
        return No.NOT_BESIDE
    return None if may_move(state, seat, MoveRobber) else No.NOWHERE


def may_move(state: State, seat: Seat, verb: type[Action]) -> bool:
    """Whether its *verb* can move a figure anywhere."""
    return any(isinstance(one, verb) for one in state.rules.listed(state, seat, (ROBBER,)))


def options(state: State, seat: Seat) -> list[ChaseRobber]:
    """Every knight that may chase it."""
    at, hexes = state.part(Robber).at, state.topology.corner_hexes
    if at is None:
        return []
    found = [ChaseRobber(corner) for corner in ready(state, seat) if at in hexes[corner]]
    return [action for action in found if not refuse(state, seat, action)]


def apply(state: State, seat: Seat, action: ChaseRobber, chance: Chance) -> Iterator[Event]:
    """Make the knight inactive; the robber comes next."""
    chase(state, seat, action.corner, THE_ROBBER)
    yield RobberChased(seat=seat, corner=action.corner)


def chase(state: State, seat: Seat, corner: CornerId, figure: int) -> None:
    """Make the knight inactive, and have its *figure* moved before all else."""
    note_act(state, corner)
    settle(state, corner)
    coming.then(state, Step(ASK, seat, (figure,)))


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for the figure to be moved."""
    coming.wait_for(state, step.seat, ROBBER, step.args)
    return ()


def chased(state: State, seat: Seat) -> int:
    """Which figure *seat* moves because its knight has chased it; 0 for whichever it likes."""
    debt = state.debt(seat, ROBBER)
    return debt.args[0] if debt and debt.args else 0


VERB = Verb(ChaseRobber, refuse, options, apply, family=KNIGHT_WORK, look=ready)
