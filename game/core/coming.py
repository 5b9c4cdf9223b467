"""
Steps and frames still to come in a game: steps will run, frames wait for seats.

These functions put them on the stack of the state, or among the optional debts next to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.core.cards import Seat
from game.core.stack import Debt, Frame, Step, stacked
from game.core.state import State


def then(state: State, *entries: Step | Frame) -> None:
    """
    Put *entries* on the stack so that they come in this order, before all else.

    Entries that concern only a seat that has left are dropped at once, so a caller that checks
    whether anything was set off finds nothing.
    """
    order = reversed(entries)
    state.stack.extend(_left(state, order) if state.gone else order)


def begin_stint(state: State, seat: Seat, plan: str) -> None:
    """It is the turn of *seat*, by this plan, which still has to be put on the stack."""
    state.stint += 1
    state.turn = seat
    state.plan = plan
    state.touched = True


def follow(state: State, plan: str, seat: Seat, args: tuple[int, ...] = ()) -> None:
    """Put the steps of a named plan on the stack."""
    steps = stacked(state.rules.plans[plan], seat, args)
    state.stack += _left(state, steps) if state.gone else steps


def wait(
    state: State, debts: Iterable[Debt], *, ordered: bool = False, holds: bool = False
) -> None:
    """Put a frame on the stack if any seat owes; its debts date from the present action."""
    if owed := _dated(state, debts):
        state.stack.append(Frame(owed, ordered, holds))


def wait_for(state: State, seat: Seat, duty: str, args: tuple[int, ...] = ()) -> None:
    """Put a frame on the stack that waits for one answer of *seat*, unless it has left."""
    if seat not in state.gone:
        state.stack.append(Frame((Debt(seat, duty, args, state.number),)))


def ask_beside(state: State, debts: Iterable[Debt]) -> None:
    """Ask for optional answers; the caller lets them lapse."""
    state.beside += _dated(state, debts)


def strike(state: State, is_off: Callable[[Debt], bool]) -> None:
    """Drop the debts that *is_off* matches; cards that were looked at for them go back."""
    for debt in state.all_debts():
        if is_off(debt):
            for card in debt.secret:
                state.decks[state.rules.deck_of[card]][card] += 1

    def left(debts: tuple[Debt, ...]) -> tuple[Debt, ...]:
        return tuple([debt for debt in debts if not is_off(debt)])

    for i, entry in enumerate(state.stack):
        if isinstance(entry, Frame):
            state.stack[i] = Frame(left(entry.debts), entry.ordered, entry.holds)
    state.beside = left(state.beside)


def _left(state: State, entries: Iterable[Step | Frame]) -> Iterator[Step | Frame]:
    """Those *entries* that will come although seats have left."""
    gone, lasting = state.gone, state.rules.lasting
    for entry in entries:
        if isinstance(entry, Frame) or entry.seat not in gone or entry.name in lasting:
            yield entry


def _dated(state: State, debts: Iterable[Debt]) -> tuple[Debt, ...]:
    """The *debts* of seats that are still in the game, as of the present action."""
    number, gone = state.number, state.gone
    return tuple(
        [Debt(d.seat, d.duty, d.args, number, d.secret) for d in debts if d.seat not in gone]
    )
