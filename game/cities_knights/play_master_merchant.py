"""
Play a master merchant: look at the hand of an opponent with more points, and take two cards.

If the opponent has only one or two cards, it takes them all.
Rules: cities_knights.md 8.3 (Master Merchant).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.cities_knights.families import SEARCH
from game.cities_knights.progress import on_opponent, score
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, from_largest
from game.core.choice import Choice, Vector
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import simple_verb

EACH = 2


class PlayMasterMerchant(Action):
    """Look at the hand of *victim*."""

    victim: Seat


class TakeFromHand(Action):
    """Take *cards* out of the hand looked at."""

    cards: Cards


class CardsPicked(Event):
    """*seat* has taken *count* cards from *victim*; only these two know which."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    victim: Seat
    count: int
    cards: Cards | None

    def insiders(self) -> tuple[Seat, ...]:
        """Both of them."""
        return (self.seat, self.victim)

    def traces(self) -> Iterable[Trace]:
        """The number of cards taken."""
        return (Went(self.victim, self.seat, self.count, "theft"),)


class No(Reason):
    """Reasons this card, or any, can't be taken from this seat."""

    NOT_AHEAD = "this seat doesn't have more points than you"
    NO_CARDS = "this seat holds no cards"
    NOT_TWO = "take exactly two cards from the hand"


def cannot(state: State, seat: Seat, victim: Seat) -> Reason | None:
    """The reason *victim* can't be robbed, or None."""
    if score(state, victim) <= score(state, seat):
        return No.NOT_AHEAD
    return None if any(state.hands[victim]) else No.NO_CARDS


def look(state: State, seat: Seat, victim: Seat) -> Iterator[Event]:
    """Take all of a small hand, or wait for a choice with the hand in view."""
    hand = tuple(state.hands[victim])
    if sum(hand) <= EACH:
        yield take(state, seat, victim, hand)
    else:
        coming.wait_for(state, seat, SEARCH, (victim,))


def take(state: State, seat: Seat, victim: Seat, cards: Cards) -> CardsPicked:
    """Take them."""
    state.pass_on(victim, seat, cards)
    return CardsPicked(seat=seat, victim=victim, count=sum(cards), cards=cards)


def _victim(state: State, seat: Seat) -> Seat:
    return Seat(state.owes(seat, SEARCH)[0])


def described(state: State, seat: Seat) -> Choice:
    """The cards that may be taken."""
    hand = tuple(state.hands[_victim(state, seat)])
    return Choice(TakeFromHand, (Vector("cards", hand, EACH, EACH),))


def take_chosen(state: State, seat: Seat, cards: Cards) -> CardsPicked:
    """Take them from the hand looked at."""
    return take(state, seat, _victim(state, seat), cards)


def default(state: State, seat: Seat) -> TakeFromHand:
    """From the most numerous kind."""
    return TakeFromHand(from_largest(state.hands[_victim(state, seat)], EACH))


VERB = on_opponent(PlayMasterMerchant, "master_merchant", look, cannot)
TAKE = simple_verb(TakeFromHand, SEARCH, take_chosen, described, No.NOT_TWO)
