"""
Draw a progress card from a deck of choice: the reward when several defended best.

It needs no level on its track.
Rules: cities_knights.md 3 (tie for highest).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.cities_knights.draw_progress import draw_from
from game.cities_knights.families import CHOOSE_DECK
from game.cities_knights.rows import POLITICS, SCIENCE, TRACKS, TRADE
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb


class ChooseDeck(Action):
    """Draw from *deck*, by its name."""

    deck: str


class No(Reason):
    """Reasons it cannot be this deck."""

    NO_SUCH_DECK = "there is no such deck"
    DECK_IS_EMPTY = "the deck is empty"


def decks(state: State) -> list[str]:
    """The decks that have a card left."""
    return [name for name in TRACKS if state.deck_size(state.rules.decks.index(name))]


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Draw from the only deck that is left, or wait for a choice."""
    found = decks(state)
    if len(found) == 1:
        yield from draw_from(state, step.seat, found[0], chance)
    elif found:
        coming.wait_for(state, step.seat, CHOOSE_DECK)


def refuse(state: State, seat: Seat, action: ChooseDeck) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if action.deck not in TRACKS:
        return No.NO_SUCH_DECK
    return None if action.deck in decks(state) else No.DECK_IS_EMPTY


def options(state: State, seat: Seat) -> list[ChooseDeck]:
    """Every deck that has a card left."""
    return list(map(ChooseDeck, decks(state)))


def apply(state: State, seat: Seat, action: ChooseDeck, chance: Chance) -> Iterator[Event]:
    """Draw."""
    yield from draw_from(state, seat, action.deck, chance)


def default(state: State, seat: Seat) -> ChooseDeck:
    """Science, else trade, else politics."""
    found = decks(state)
    return ChooseDeck(next(name for name in (SCIENCE, TRADE, POLITICS) if name in found))


VERB = Verb(ChooseDeck, refuse, options, apply, family=CHOOSE_DECK)
