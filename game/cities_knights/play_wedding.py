"""
Play a wedding: each opponent with more points gives you two cards of their choice.

An opponent with one or two cards gives them unasked. All others are asked, or it would be known
that a hand is of one kind.
Rules: cities_knights.md 8.2 (Wedding).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.cities_knights.families import GIFT, PROGRESS
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import (
    cannot_play,
    from_largest,
    held_cards,
    leaders,
    play_card,
)
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice, Vector
from game.core.stack import Debt
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import Verb

CARD = "wedding"
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


def refuse(state: State, seat: Seat, action: PlayWedding) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    reason = cannot_play(state, seat, CARD)
    return reason or (None if leaders(state, seat) else Progress.NO_EFFECT)


def options(state: State, seat: Seat) -> tuple[PlayWedding, ...]:
    """The one action, if any opponent would have to give."""
    return () if refuse(state, seat, PlayWedding()) else (PlayWedding(),)


def apply(state: State, seat: Seat, action: PlayWedding, chance: Chance) -> Iterator[Event]:
    """Take the cards that leave no choice, and ask the others side by side."""
    yield play_card(state, seat, CARD)
    debts = []
    for giver in leaders(state, seat):
        hand = tuple(state.hands[giver])
        if sum(hand) <= EACH:
            yield give(state, giver, seat, from_largest(hand, min(EACH, sum(hand))))
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


def refuse_gift(state: State, seat: Seat, action: GiveGift) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if described(state, seat).contains(action) else No.NOT_OWED


def gift_options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all gifts."""
    return (described(state, seat),)


def apply_gift(state: State, seat: Seat, action: GiveGift, chance: Chance) -> Iterator[Event]:
    """Give them."""
    debt = state.debt(seat, GIFT)
    assert debt
    yield give(state, seat, Seat(debt.args[0]), action.cards)


def default(state: State, seat: Seat) -> GiveGift:
    """From the most numerous kind."""
    return GiveGift(from_largest(tuple(state.hands[seat]), EACH))


VERB = Verb(PlayWedding, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
GIVE = Verb(GiveGift, refuse_gift, gift_options, apply_gift, family=GIFT)
