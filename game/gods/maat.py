"""
Maat: look into the hand of an opponent with more points than you, and take a card of your choice.

Only public points count. The hand must hold a card.
Rules: egypt.md 2.2.5, 2.3 (Maat).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.points import points
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import simple_verb
from game.gods import families as f
from game.gods.after_use import HELP
from game.gods.names import MAAT


class UseMaat(Action):
    """Look into the hand of *victim*."""

    victim: Seat


class TakeMaatCard(Action):
    """Take a card of the kind *card* out of the hand looked at."""

    card: int


class HandOpened(Event):
    """*seat* looks into the hand of *victim*."""

    seat: Seat
    victim: Seat


class MaatCardTaken(Event):
    """*seat* has taken *card* from *victim*; only these two know the kind."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    victim: Seat
    card: int | None

    def insiders(self) -> tuple[Seat, ...]:
        """Both hands."""
        return (self.seat, self.victim)

    def traces(self) -> Iterable[Trace]:
        """One card, of any kind."""
        return (Went(self.victim, self.seat, 1, "claim"),)


class No(Reason):
    """Reasons Maat does not help in this way."""

    NO_SUCH_SEAT = "name another seat"
    NOT_AHEAD = "that seat does not have more points than this one"
    NO_CARDS = "that hand is empty"
    NOT_THERE = "that hand has no such card"


def cannot(state: State, seat: Seat, victim: Seat) -> Reason | None:
    """The reason the hand of *victim* can't be looked at, or None."""
    if victim not in state.others(seat):
        return No.NO_SUCH_SEAT
    if points(state, victim, hidden=False) <= points(state, seat, hidden=False):
        return No.NOT_AHEAD
    return None if any(state.hands[victim]) else No.NO_CARDS


def victims(state: State, seat: Seat) -> list[Seat]:
    """Every opponent who is ahead and has cards."""
    return [other for other in sorted(state.others(seat)) if not cannot(state, seat, other)]


def look(state: State, seat: Seat, victim: Seat) -> HandOpened:
    """Open the hand, and wait for the choice."""
    coming.wait_for(state, seat, f.MAAT, (victim,))
    return HandOpened(seat=seat, victim=victim)


def looked_at(state: State, seat: Seat) -> Seat:
    """The seat whose hand is open to *seat*."""
    return Seat(state.owes(seat, f.MAAT)[0])


def kinds(state: State, seat: Seat) -> list[int]:
    """Every kind in the hand looked at."""
    hand = state.hands[looked_at(state, seat)]
    return [card for card, count in enumerate(hand) if count]


def take(state: State, seat: Seat, card: int) -> MaatCardTaken:
    """Take the card."""
    victim = looked_at(state, seat)
    state.pass_on(victim, seat, one(card, len(state.bank)))
    return MaatCardTaken(seat=seat, victim=victim, card=card)


def default(state: State, seat: Seat) -> TakeMaatCard:
    """The kind of which the open hand has most."""
    hand = state.hands[looked_at(state, seat)]
    return TakeMaatCard(hand.index(max(hand)))


VERB = HELP.card(UseMaat, MAAT, look, victims, cannot)
TAKE = simple_verb(TakeMaatCard, f.MAAT, take, kinds, No.NOT_THERE)
