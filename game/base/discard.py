"""
Discard half of a hand that is over the limit at a seven, rounded down, by choice.

Every player over the limit does so at once; only then does the robber move.
Rules: base.md 4, 12.E1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import DISCARD
from game.base.questions import LIMIT, OWED_AT_SEVEN, SEVEN_LIMIT
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, from_largest
from game.core.chance import Chance
from game.core.choice import Choice, Vector
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import BANK, Trace, Went
from game.core.verb import Verb


class Discard(Action):
    """Give *cards* back to the bank."""

    cards: Cards


class Discarded(Event):
    """*seat* has discarded *cards*."""

    seat: Seat
    cards: Cards

    def traces(self) -> Iterable[Trace]:
        """Cards lost."""
        return (Went(self.seat, BANK, sum(self.cards), "loss"),)


class No(Reason):
    """Reasons these cards are not the discard."""

    WRONG_NUMBER = "the number of cards isn't the number owed"
    NOT_IN_HAND = "the hand does not hold these cards"


def owed(state: State, seat: Seat) -> int:
    """Number of cards *seat* owes."""
    debt = state.debt(seat, DISCARD)
    return debt.args[0] if debt else 0


def described(state: State, seat: Seat) -> Choice:
    """The possible discards."""
    count = owed(state, seat)
    return Choice(Discard, (Vector("cards", tuple(state.hands[seat]), count, count),))


def refuse(state: State, seat: Seat, action: Discard) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if sum(action.cards) != owed(state, seat):
        return No.WRONG_NUMBER
    return None if described(state, seat).contains(action) else No.NOT_IN_HAND


def options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all choices."""
    return (described(state, seat),)


def apply(state: State, seat: Seat, action: Discard, chance: Chance) -> Iterator[Event]:
    """Put the cards back."""
    state.take(seat, action.cards)
    yield Discarded(seat=seat, cards=action.cards)


def default(state: State, seat: Seat) -> Discard:
    """One by one from the most numerous kind."""
    return Discard(from_largest(state.hands[seat], owed(state, seat)))


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for all that a seven asks for."""
    if debts := state.rules.answer(OWED_AT_SEVEN)(state, step.seat):
        coming.wait(state, debts)
    return ()


def seven_limit(state: State) -> int:
    """Maximum number of cards any seat may hold at this seven, before any privilege."""
    return state.rules.answer(SEVEN_LIMIT)(state, int(state.rules.options["hand_limit"]))


def safe(state: State, seat: Seat) -> int:
    """Largest hand that is safe at any later seven, whatever the roll itself brings."""
    return state.rules.answer(LIMIT)(state, seat, int(state.rules.options["hand_limit"]))


def over_limit(state: State, roller: Seat) -> list[Debt]:
    """A debt for every seat whose hand is over its limit."""
    limit, allowed = state.rules.answer(LIMIT), seven_limit(state)
    debts = []
    for seat in map(Seat, range(state.seats)):
        count = sum(state.hands[seat])
        if count > limit(state, seat, allowed):
            debts.append(Debt(seat, DISCARD, (count // 2,)))
    return debts


VERB = Verb(Discard, refuse, options, apply, family=DISCARD)
