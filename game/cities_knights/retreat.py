"""
Retreat: a displaced knight goes along its owner's routes to an empty corner of choice.

It keeps its level, and is active if it was; with no way to go it returns to the supply. Until then
neither routes nor victory are judged.
Rules: cities_knights.md 4 (actions, 2), 16.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import No as Base
from game.board.places import CornerId
from game.cities_knights.families import RETREAT
from game.cities_knights.parts import turned
from game.cities_knights.rows import KNIGHTS
from game.cities_knights.standing import (
    forget,
    is_active,
    level_at,
    piece_of,
    refuges,
    wake,
)
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import Laid, Lifted, Trace
from game.core.verb import Verb


class Retreat(Action):
    """Move the displaced knight to the corner *to*."""

    to: CornerId


class KnightDrivenOff(Event):
    """*seat* has displaced the knight of *owner* from *corner*."""

    seat: Seat
    owner: Seat
    corner: CornerId
    level: int

    def traces(self) -> Iterable[Trace]:
        """The corner without it."""
        yield Lifted(self.corner, KNIGHTS[self.level - 1])
        yield turned(self.corner, is_active=False)


class KnightRetreated(Event):
    """The displaced knight of *seat* is now on *to*."""

    seat: Seat
    to: CornerId
    level: int
    is_active: bool

    def traces(self) -> Iterable[Trace]:
        """The new place and state of the knight."""
        yield Laid(self.seat, self.to, KNIGHTS[self.level - 1])
        yield turned(self.to, is_active=self.is_active)


class KnightLost(Event):
    """The displaced knight of *seat* had nowhere to go."""

    seat: Seat
    level: int


class No(Reason):
    """Reasons it can't go there."""

    NO_REFUGE = "no routes of yours lead from there to this corner, or it is taken"


def drive_off(state: State, seat: Seat, corner: CornerId) -> KnightDrivenOff:
    """Take the knight off *corner*; its owner is asked where it goes before all else."""
    level, owner = level_at(state, corner), Seat(state.corner_seat[corner])
    step = Step("retreat", owner, (int(corner), level, is_active(state, corner)))
    state.lift(corner, piece_of(state, level))
    forget(state, corner)
    coming.then(state, step)
    return KnightDrivenOff(seat=seat, owner=owner, corner=corner, level=level)


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Move it the only possible way, or wait for a choice."""
    corner, level, was_active = step.args
    found = [] if step.seat in state.gone else refuges(state, step.seat, CornerId(corner))
    if len(found) > 1:
        coming.wait(state, [Debt(step.seat, RETREAT, step.args)], holds=True)
    elif found:
        yield settle_on(state, step.seat, found[0], level, is_active=bool(was_active))
    else:
        yield KnightLost(seat=step.seat, level=level)


def settle_on(
    state: State, seat: Seat, to: CornerId, level: int, *, is_active: bool
) -> KnightRetreated:
    """Put it there as it was."""
    state.lay(seat, to, piece_of(state, level))
    if is_active:
        wake(state, to)
    return KnightRetreated(seat=seat, to=to, level=level, is_active=is_active)


def choices(state: State, seat: Seat) -> list[CornerId]:
    """The corners where it may go, the nearest first."""
    debt = state.debt(seat, RETREAT)
    return refuges(state, seat, CornerId(debt.args[0])) if debt else []


def refuse(state: State, seat: Seat, action: Retreat) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.to < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    return None if action.to in choices(state, seat) else No.NO_REFUGE


def options(state: State, seat: Seat) -> list[Retreat]:
    """Every corner where it may go."""
    return list(map(Retreat, sorted(choices(state, seat))))


def apply(state: State, seat: Seat, action: Retreat, chance: Chance) -> Iterator[Event]:
    """Go there."""
    _, level, was_active = state.owes(seat, RETREAT)
    yield settle_on(state, seat, action.to, level, is_active=bool(was_active))


def default(state: State, seat: Seat) -> Retreat:
    """The nearest corner."""
    return Retreat(choices(state, seat)[0])


VERB = Verb(Retreat, refuse, options, apply, family=RETREAT)
