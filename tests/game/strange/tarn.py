"""
Cards from the tarn: seats with a building there choose resources when its number is rolled.

They choose one after another, the roller first, each from the bank as it is then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.play_plenty import CardsTaken
from game.base.production import picks
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice, Vector
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb
from tests.game.strange.families import FISH

GROUP = "resource"


class Fish(Action):
    """Take *cards* from the tarn."""

    cards: Cards


class No(Reason):
    """Reasons why these cards cannot be taken."""

    NOT_OWED = "so many resources are owed, out of those the bank has"


def stock(state: State) -> Cards:
    """The bank's cards of the group, by card kind."""
    among = state.rules.group(GROUP)
    return tuple(count if kind in among else 0 for kind, count in enumerate(state.bank))


def ask_all(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Ask each seat in turn, the roller first."""
    owed = picks(state, step.args[0], "tarn")
    order = [seat for seat in (step.seat, *state.others(step.seat)) if seat in owed]
    coming.then(state, *(Step("ask fish", seat, (owed[seat],)) for seat in order))
    return ()


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for as many cards as are left."""
    if count := min(step.args[0], sum(stock(state))):
        coming.wait_for(state, step.seat, FISH, (count,))
    return ()


def described(state: State, seat: Seat) -> Choice:
    """The cards that may be taken."""
    debt = state.debt(seat, FISH)
    count = debt.args[0] if debt else 0
    least = tuple(min(have, count) for have in stock(state))
    return Choice(Fish, (Vector("cards", least, count, count),))


def refuse(state: State, seat: Seat, action: Fish) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if described(state, seat).contains(action) else No.NOT_OWED


def options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all choices."""
    return (described(state, seat),)


def apply(state: State, seat: Seat, action: Fish, chance: Chance) -> Iterator[Event]:
    """Take them."""
    state.give(seat, action.cards)
    yield CardsTaken(seat=seat, cards=action.cards)


def default(state: State, seat: Seat) -> Fish:
    """Take the kind with the largest listed maximum, card by card; the bank may be hidden."""
    (vector,) = described(state, seat).vectors
    left, cards = list(vector.of), [0] * len(vector.of)
    for _ in range(vector.most):
        kind = left.index(max(left))
        left[kind] -= 1
        cards[kind] += 1
    return Fish(tuple(cards))


VERB = Verb(Fish, refuse, options, apply, family=FISH)
