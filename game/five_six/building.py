"""
The building phase: after each turn all others may build and buy, clockwise, from their hands.

When it opens, every seat that could build anything is asked, all at once. The first may build; the
others, whose debts are optional, may pass in advance. A seat that can build nothing more is
skipped. The phase is a stint without trade, cards and moves, and no seat wins in it.
Rules: five_six.md 13.6.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.base.families import BUILD
from game.base.turn import PLAN
from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.five_six.families import BUILDING, QUEUE
from game.five_six.rows import are_many

NEXT = "next builder"

PHASE = "building phase"
"""Plan of the phase; the stint is that of the seat whose turn has ended."""


class BuildingOpened(Event):
    """The turn of *seat* has ended, and *seats* may build, in this order."""

    seat: Seat
    seats: tuple[Seat, ...]


def next_stint(state: State) -> tuple[Seat, str] | None:
    """After a turn a building phase, if anyone could build; then the next seat takes a turn."""
    # For revision 0 the first seat, which is 0, builds nothing.
    others = (seat for seat in state.others(state.turn) if seat or state.revision)
    if state.plan == PLAN and are_many(state) and any(can_build(state, seat) for seat in others):
        return state.turn, PHASE
    return next(state.others(state.turn), state.turn), PLAN


def builders(state: State) -> Iterator[Seat]:
    """The other seats that could build or buy anything now, clockwise."""
    return (seat for seat in state.others(state.turn) if can_build(state, seat))


def can_build(state: State, seat: Seat) -> bool:
    """Whether any verb of building has an option for *seat*."""
    return any(True for _ in state.rules.listed(state, seat, (BUILD,)))


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Ask all of them."""
    seats = tuple(builders(state))
    yield BuildingOpened(seat=state.turn, seats=seats)
    coming.ask_beside(state, [Debt(seat, QUEUE) for seat in seats])


def ask_next(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Let the first in line build, pinging again a seat that had to wait; then the next one."""
    line = [debt for debt in state.beside if debt.duty == QUEUE]
    if line:
        now = line[0]
        state.beside = tuple(debt for debt in state.beside if debt is not now)
        coming.then(state, Step(NEXT, step.seat))
        coming.wait_for(state, now.seat, BUILDING)
    yield from ()


def shows(before: State, after: State, seat: Seat, events: Sequence[Event]) -> bool:
    """The box's answer: a phase, or a seat skipped in it, shows who could build."""
    if before.plan == PLAN:
        return after.stint != before.stint and are_many(before)
    return before.plan == PHASE and _asked(before) - {seat} != _asked(after) - {seat}


def _asked(state: State) -> set[Seat]:
    """The seats that are still to build or pass."""
    return {debt.seat for debt in state.debts() if debt.duty in (BUILDING, QUEUE)}


def tidy(state: State) -> Iterable[Event]:
    """The box's answer: a seat that can build no more is skipped, and the next one goes."""
    if state.plan == PHASE:
        idle = [seat for seat in _asked(state) if not can_build(state, seat)]
        if idle:
            coming.strike(state, lambda debt: debt.seat in idle and debt.duty in (BUILDING, QUEUE))
    return ()
