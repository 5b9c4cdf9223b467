"""
Play a spy: look at an opponent's progress cards, and take one of them, or none.

The card taken may be played at once, even another spy.
Rules: cities_knights.md 8.2 (Spy).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.cities_knights.families import SPY
from game.cities_knights.progress import a_place_each, on_opponent
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.state import State
from game.core.verb import Verb, simple_verb


class PlaySpy(Action):
    """Look at the progress cards of *victim*."""

    victim: Seat


class TakeProgress(Action):
    """Take the card at *place* in that hand, counted from 0."""

    place: int


class TakeNoProgress(Action):
    """Take none."""


class ProgressTaken(Event):
    """*seat* has taken *card*, of *deck*, from *victim*; only these two know which."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    victim: Seat
    deck: str
    card: str | None

    def insiders(self) -> tuple[Seat, ...]:
        """Both of them."""
        return (self.seat, self.victim)


class NoProgressTaken(Event):
    """*seat* has taken no card from *victim*."""

    seat: Seat
    victim: Seat


class No(Reason):
    """Reasons no card can be drawn."""

    HOLDS_NONE = "this seat holds no progress card"
    NO_SUCH_CARD = "the hand holds no card at this place"


def cannot(state: State, seat: Seat, victim: Seat) -> Reason | None:
    """HOLDS_NONE if *victim* has no progress card."""
    return None if state.held[victim] else No.HOLDS_NONE


def look(state: State, seat: Seat, victim: Seat) -> Iterable[Event]:
    """Wait for a choice, with those cards in view."""
    coming.wait_for(state, seat, SPY, (victim,))
    return ()


def _victim(state: State, seat: Seat) -> Seat:
    return Seat(state.owes(seat, SPY)[0])


def places(state: State, seat: Seat) -> list[int]:
    """A place for each kind of card looked at."""
    return a_place_each(state, _victim(state, seat))


def take(state: State, seat: Seat, place: int) -> ProgressTaken:
    """Take it."""
    victim = _victim(state, seat)
    card = state.held[victim][place].card
    row = state.rules.deck_cards[card]
    state.drop(victim, card)
    state.hold(seat, card)
    return ProgressTaken(seat=seat, victim=victim, deck=row.deck, card=row.name)


def take_none(state: State, seat: Seat) -> NoProgressTaken:
    """Report it."""
    return NoProgressTaken(seat=seat, victim=_victim(state, seat))


VERB = on_opponent(PlaySpy, "spy", look, cannot)
TAKE = simple_verb(TakeProgress, SPY, take, places, No.NO_SUCH_CARD)
TAKE_NONE: Verb[State] = simple_verb(TakeNoProgress, SPY, take_none)
