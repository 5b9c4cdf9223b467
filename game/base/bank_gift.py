"""
Cards of choice from the bank.

A box that owes a seat such cards makes one `Gift`: it asks for them and has the functions of the
verb and the duty. A verb with rules of its own uses the functions above it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice, Vector
from game.core.stack import Step
from game.core.state import State
from game.core.trace import BANK, Trace, Went
from game.core.verb import Duty, Verb

RESOURCE = "resource"
"""The group of the base game's cards."""


class CardsTaken(Event):
    """*seat* has taken *cards* from the bank."""

    seat: Seat
    cards: Cards

    def traces(self) -> Iterable[Trace]:
        """Cards for free."""
        return (Went(BANK, self.seat, sum(self.cards), "gift"),)


def stock(state: State, group: str = "") -> Cards:
    """The bank's cards of a group, or of every kind, by kind."""
    if not group:
        return tuple(state.bank)
    among = state.rules.group(group)
    return tuple([count if kind in among else 0 for kind, count in enumerate(state.bank)])


def described(state: State, action: type[Action], count: int, group: str = "") -> Choice:
    """Every *action* whose ``cards`` are *count* cards that the bank has."""
    # No more of a kind than can be taken: the counts of a hidden bank stay hidden.
    of = tuple([min(left, count) for left in stock(state, group)])
    return Choice(action, (Vector("cards", of, count, count),))


def fullest(choice: Choice) -> Cards:
    """Card by card, the kind of which most may be taken."""
    (vector,) = choice.vectors
    left, cards = list(vector.of), [0] * len(vector.of)
    for _ in range(vector.most):
        kind = left.index(max(left))
        left[kind] -= 1
        cards[kind] += 1
    return tuple(cards)


def scarcest(state: State, seat: Seat, group: str = "") -> int | None:
    """The kind in the bank that the seat holds fewest of; None if the bank is empty."""
    kinds = [kind for kind, count in enumerate(stock(state, group)) if count]
    return min(kinds, key=lambda kind: state.hands[seat][kind], default=None)


def take(state: State, seat: Seat, cards: Cards) -> CardsTaken:
    """Give *seat* these *cards* of the bank."""
    state.give(seat, cards)
    return CardsTaken(seat=seat, cards=cards)


@dataclass(frozen=True, slots=True, eq=False)
class Gift:
    """
    A debt of so many cards of choice: a step that asks for them, and the verb and duty that pay.

    The *action* has one field, ``cards``. Verb, family and debt have the name *duty*.
    """

    action: type[Action]
    duty: str
    reason: Reason
    """Why other cannot be taken."""
    group: str = RESOURCE
    """The group of cards; empty for every kind."""

    def ask(self, state: State, step: Step, chance: Chance) -> Iterable[Event]:
        """Wait for the number of cards in the step's first argument, or for all that are left."""
        if count := min(step.args[0], sum(stock(state, self.group))):
            coming.wait_for(state, step.seat, self.duty, (count,))
        return ()

    def described(self, state: State, seat: Seat) -> Choice:
        """The cards that may be taken."""
        debt = state.debt(seat, self.duty)
        return described(state, self.action, debt.args[0] if debt else 0, self.group)

    def refuse(self, state: State, seat: Seat, action: Action) -> Reason | None:
        """The reason, unless the cards may be taken."""
        return None if self.described(state, seat).contains(action) else self.reason

    def options(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """A description of all choices."""
        return (self.described(state, seat),)

    def apply(self, state: State, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        """Take them."""
        yield take(state, seat, action.cards)  # type: ignore[attr-defined]  # the field it must have

    def default(self, state: State, seat: Seat) -> Action:
        """The kind of which most may be taken, card by card: the bank may be hidden."""
        return self.action(fullest(self.described(state, seat)))

    @property
    def verb(self) -> Verb[State]:
        """The verb, for a manifest."""
        return Verb(self.action, self.refuse, self.options, self.apply, family=self.duty)

    @property
    def owed(self) -> Duty[State]:
        """The duty, for a manifest."""
        return Duty(self.duty, (self.duty,), self.default)
