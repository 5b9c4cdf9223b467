"""
Play a wedding: each opponent with more points gives you two cards of their choice.

An opponent with one or two cards gives them unasked. All others are asked, or it would be known
that a hand is of one kind.
Rules: cities_knights.md 8.2 (Wedding).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.cities_knights.families import GIFT
from game.cities_knights.progress import CARDS, leaders, unless
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, from_largest
from game.core.choice import Choice, Vector
from game.core.stack import Debt
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import simple_verb

EACH = 2


class PlayWedding(Action):
    """Play a wedding."""


class GiveGift(Action):
    """Give *cards* to the player of the card."""

    cards: Cards


class GiftGiven(Event):
    """*giver* has given *count* cards to *seat*; only these two know which."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    giver: Seat
    seat: Seat
    count: int
    cards: Cards | None

    def insiders(self) -> tuple[Seat, ...]:
        """Both of them."""
        return (self.giver, self.seat)

    def traces(self) -> Iterable[Trace]:
        """The number of cards given."""
        return (Went(self.giver, self.seat, self.count, "gift"),)


class No(Reason):
    """Reasons these are not the cards."""

    NOT_OWED = "give two cards from the hand, or the only one"


def ask(state: State, seat: Seat) -> Iterator[Event]:
    """Take the cards that leave no choice, and ask the others side by side."""
    debts = []
    for giver in leaders(state, seat):
        hand = tuple(state.hands[giver])
        if sum(hand) <= EACH:
            yield give(state, giver, seat, hand)
        else:
            debts.append(Debt(giver, GIFT, (seat,)))
    coming.wait(state, debts)


def give(state: State, giver: Seat, seat: Seat, cards: Cards) -> GiftGiven:
    """Hand them over."""
    state.pass_on(giver, seat, cards)
    return GiftGiven(giver=giver, seat=seat, count=sum(cards), cards=cards)


def described(state: State, seat: Seat) -> Choice:
    """The cards that may be given."""
    return Choice(GiveGift, (Vector("cards", tuple(state.hands[seat]), EACH, EACH),))


def give_chosen(state: State, seat: Seat, cards: Cards) -> GiftGiven:
    """Give them to the player of the card."""
    return give(state, seat, Seat(state.owes(seat, GIFT)[0]), cards)


def default(state: State, seat: Seat) -> GiveGift:
    """From the most numerous kind."""
    return GiveGift(from_largest(state.hands[seat], EACH))


VERB = CARDS.card(PlayWedding, "wedding", ask, cannot=unless(leaders))
GIVE = simple_verb(GiveGift, GIFT, give_chosen, described, No.NOT_OWED)
