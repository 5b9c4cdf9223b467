"""
Give a progress card back, if more than four are held: its owner alone knows which it was.

A seat gives one back only when asked.
Rules: cities_knights.md 2.5, 16.3.
"""

from __future__ import annotations

from typing import ClassVar

from game.base.decks import put_under
from game.cities_knights.families import PROGRESS_LIMIT
from game.cities_knights.progress import a_place_each
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.state import State
from game.core.verb import simple_verb


class DiscardProgress(Action):
    """Give back the card at *place* in the hand, counted from 0."""

    place: int


class ProgressDiscarded(Event):
    """*seat* has put *card* under *deck*; only it knows which."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    deck: str
    card: str | None

    def insiders(self) -> tuple[Seat, ...]:
        """The seat that gave it back."""
        return (self.seat,)


class No(Reason):
    """Reasons it cannot be this card."""

    NO_SUCH_CARD = "the hand holds no card at this place"


def give_back(state: State, seat: Seat, place: int) -> ProgressDiscarded:
    """Put it face down under its deck."""
    card = state.held[seat][place].card
    row = state.rules.deck_cards[card]
    state.drop(seat, card)
    put_under(state, state.rules.deck_of[card], card, known_to=(seat,))
    return ProgressDiscarded(seat=seat, deck=row.deck, card=row.name)


def default(state: State, seat: Seat) -> DiscardProgress:
    """The latest card."""
    return DiscardProgress(len(state.held[seat]) - 1)


VERB = simple_verb(DiscardProgress, PROGRESS_LIMIT, give_back, a_place_each, No.NO_SUCH_CARD)
