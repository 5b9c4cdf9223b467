"""Hide an omen face down under its deck; the player who hid it knows where it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.base.decks import put_under
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb
from tests.game.strange.families import OMEN
from tests.game.strange.rows import omens


class HideOmen(Action):
    """Hide the omen at *place* among those held."""

    place: int


class OmenHidden(Event):
    """*seat* has hidden *card*, an omen's name that only it knows."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: str | None

    def insiders(self) -> tuple[Seat, ...]:
        """The seat that hid it."""
        return (self.seat,)


class No(Reason):
    """Reasons why there is nothing to hide."""

    NO_SUCH_OMEN = "so many omens are not held"


def _held(state: State, seat: Seat) -> list[int]:
    deck_of, deck = state.rules.deck_of, omens(state)
    return [one.card for one in state.held[seat] if deck_of[one.card] == deck]


def refuse(state: State, seat: Seat, action: HideOmen) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if 0 <= action.place < len(_held(state, seat)) else No.NO_SUCH_OMEN


def options(state: State, seat: Seat) -> list[HideOmen]:
    """Every omen held."""
    return [HideOmen(place) for place in range(len(_held(state, seat)))]


def apply(state: State, seat: Seat, action: HideOmen, chance: Chance) -> Iterator[Event]:
    """Put it under the deck."""
    card = _held(state, seat)[action.place]
    state.drop(seat, card)
    put_under(state, omens(state), card, known_to=(seat,))
    yield OmenHidden(seat=seat, card=state.rules.deck_cards[card].name)


VERB = Verb(HideOmen, refuse, options, apply, family=OMEN)
