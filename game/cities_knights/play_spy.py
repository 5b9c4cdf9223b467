"""
Play a spy: look at an opponent's progress cards, and take one of them, or none.

The card taken may be played at once, even another spy.
Rules: cities_knights.md 8.2 (Spy).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.cities_knights.families import PROGRESS, SPY
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import a_place_each, cannot_play, held_cards, play_card
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb

CARD = "spy"


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


def victims(state: State, seat: Seat) -> list[Seat]:
    """The opponents with progress cards."""
    return sorted(other for other in state.others(seat) if state.held[other])


def refuse(state: State, seat: Seat, action: PlaySpy) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    if action.victim not in state.others(seat):
        return Progress.NOT_OPPONENT
    return None if action.victim in victims(state, seat) else No.HOLDS_NONE


def options(state: State, seat: Seat) -> list[PlaySpy]:
    """Every opponent with a progress card."""
    return [] if cannot_play(state, seat, CARD) else list(map(PlaySpy, victims(state, seat)))


def apply(state: State, seat: Seat, action: PlaySpy, chance: Chance) -> Iterator[Event]:
    """Wait for a choice, with those cards in view."""
    yield play_card(state, seat, CARD)
    coming.wait_for(state, seat, SPY, (action.victim,))


def _victim(state: State, seat: Seat) -> Seat:
    debt = state.debt(seat, SPY)
    assert debt
    return Seat(debt.args[0])


def refuse_take(state: State, seat: Seat, action: TakeProgress) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    places = a_place_each(state, _victim(state, seat))
    return None if action.place in places else No.NO_SUCH_CARD


def take_options(state: State, seat: Seat) -> list[TakeProgress]:
    """Every kind of card looked at."""
    return list(map(TakeProgress, a_place_each(state, _victim(state, seat))))


def apply_take(state: State, seat: Seat, action: TakeProgress, chance: Chance) -> Iterator[Event]:
    """Take it."""
    victim = _victim(state, seat)
    card = state.held[victim][action.place].card
    row = state.rules.deck_cards[card]
    state.drop(victim, card)
    state.hold(seat, card)
    yield ProgressTaken(seat=seat, victim=victim, deck=row.deck, card=row.name)


def refuse_none(state: State, seat: Seat, action: TakeNoProgress) -> Reason | None:
    """Refuse nothing: taking one is optional."""
    return None


def none_options(state: State, seat: Seat) -> tuple[TakeNoProgress, ...]:
    """The one decline."""
    return (TakeNoProgress(),)


def apply_none(state: State, seat: Seat, action: TakeNoProgress, chance: Chance) -> Iterator[Event]:
    """Report it."""
    yield NoProgressTaken(seat=seat, victim=_victim(state, seat))


def default(state: State, seat: Seat) -> TakeProgress:
    """The first of them."""
    return take_options(state, seat)[0]


VERB = Verb(PlaySpy, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
TAKE = Verb(TakeProgress, refuse_take, take_options, apply_take, family=SPY)
TAKE_NONE = Verb(TakeNoProgress, refuse_none, none_options, apply_none, family=SPY)
