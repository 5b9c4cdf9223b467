"""
Play a master merchant: look at the hand of an opponent with more points, and take two cards.

If the opponent has only one or two cards, it takes them all.
Rules: cities_knights.md 8.3 (Master Merchant).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.cities_knights.families import PROGRESS, SEARCH
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import (
    cannot_play,
    from_largest,
    held_cards,
    leaders,
    play_card,
    score,
)
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice, Vector
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import Verb

CARD = "master_merchant"
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


def refuse(state: State, seat: Seat, action: PlayMasterMerchant) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    if action.victim not in state.others(seat):
        return Progress.NOT_OPPONENT
    if score(state, action.victim) <= score(state, seat):
        return No.NOT_AHEAD
    return None if any(state.hands[action.victim]) else No.NO_CARDS


def options(state: State, seat: Seat) -> list[PlayMasterMerchant]:
    """Every opponent with more points who holds any card."""
    if cannot_play(state, seat, CARD):
        return []
    return list(map(PlayMasterMerchant, sorted(leaders(state, seat))))


def apply(state: State, seat: Seat, action: PlayMasterMerchant, chance: Chance) -> Iterator[Event]:
    """Take all of a small hand, or wait for a choice with the hand in view."""
    yield play_card(state, seat, CARD)
    hand = tuple(state.hands[action.victim])
    if sum(hand) <= EACH:
        yield take(state, seat, action.victim, hand)
    else:
        coming.wait_for(state, seat, SEARCH, (action.victim,))


def take(state: State, seat: Seat, victim: Seat, cards: Cards) -> CardsPicked:
    """Take them."""
    state.pass_on(victim, seat, cards)
    return CardsPicked(seat=seat, victim=victim, count=sum(cards), cards=cards)


def _victim(state: State, seat: Seat) -> Seat:
    debt = state.debt(seat, SEARCH)
    assert debt
    return Seat(debt.args[0])


def described(state: State, seat: Seat) -> Choice:
    """The cards that may be taken."""
    hand = tuple(state.hands[_victim(state, seat)])
    return Choice(TakeFromHand, (Vector("cards", hand, EACH, EACH),))


def refuse_take(state: State, seat: Seat, action: TakeFromHand) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if described(state, seat).contains(action) else No.NOT_TWO


def take_options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all that may be taken."""
    return (described(state, seat),)


def apply_take(state: State, seat: Seat, action: TakeFromHand, chance: Chance) -> Iterator[Event]:
    """Take them."""
    yield take(state, seat, _victim(state, seat), action.cards)


def default(state: State, seat: Seat) -> TakeFromHand:
    """From the most numerous kind."""
    return TakeFromHand(from_largest(tuple(state.hands[_victim(state, seat)]), EACH))


VERB = Verb(
    PlayMasterMerchant, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD
)
TAKE = Verb(TakeFromHand, refuse_take, take_options, apply_take, family=SEARCH)
