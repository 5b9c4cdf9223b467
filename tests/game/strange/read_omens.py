"""
Read omens: look at the next three cards of their deck, keep one, shuffle the others back.

The cards wait in the debt, where only its seat sees them; an answer names a place, not a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.base.decks import draw, shuffle_back
from game.base.refusals import No as Base
from game.base.refusals import cannot_pay, pay
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt
from game.core.state import State
from game.core.verb import Verb
from tests.game.strange.families import KEEP, OMEN
from tests.game.strange.rows import omens

LOOKED_AT = 3


class ReadOmens(Action):
    """Pay for a look at three omens."""


class KeepOmen(Action):
    """Keep the omen at *place* among those looked at."""

    place: int


class OmensRead(Event):
    """*seat* looks at *count* omens."""

    seat: Seat
    count: int


class OmenKept(Event):
    """*seat* has kept *card*, an omen's name that only it knows."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: str | None

    def insiders(self) -> tuple[Seat, ...]:
        """The seat that looked."""
        return (self.seat,)


class No(Reason):
    """Reasons why this omen cannot be kept."""

    NO_SUCH_OMEN = "so many omens were not looked at"


def refuse(state: State, seat: Seat, action: ReadOmens) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_pay(state, seat, ReadOmens):
        return reason
    return None if state.deck_size(omens(state)) else Base.DECK_IS_EMPTY


def options(state: State, seat: Seat) -> tuple[ReadOmens, ...]:
    """The single action, if the hand can pay."""
    return () if refuse(state, seat, ReadOmens()) else (ReadOmens(),)


def apply(state: State, seat: Seat, action: ReadOmens, chance: Chance) -> Iterator[Event]:
    """Pay, draw, and wait with the cards in the debt."""
    yield pay(state, seat, ReadOmens)
    deck = omens(state)
    count = min(LOOKED_AT, state.deck_size(deck))
    drawn = tuple([draw(state, deck, chance) for _ in range(count)])
    yield OmensRead(seat=seat, count=count)
    coming.wait(state, [Debt(seat, KEEP, secret=drawn)])


def refuse_keep(state: State, seat: Seat, action: KeepOmen) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if 0 <= action.place < len(_seen(state, seat)) else No.NO_SUCH_OMEN


def keep_options(state: State, seat: Seat) -> list[KeepOmen]:
    """Every omen that was looked at."""
    return [KeepOmen(place) for place in range(len(_seen(state, seat)))]


def apply_keep(state: State, seat: Seat, action: KeepOmen, chance: Chance) -> Iterator[Event]:
    """Keep that card, and shuffle the others back."""
    deck = omens(state)
    for place, card in enumerate(_seen(state, seat)):
        if place == action.place:
            state.hold(seat, card)
            yield OmenKept(seat=seat, card=state.rules.deck_cards[card].name)
        else:
            shuffle_back(state, deck, card)


def _seen(state: State, seat: Seat) -> tuple[int, ...]:
    debt = state.debt(seat, KEEP)
    return debt.secret if debt else ()


VERB = Verb(ReadOmens, refuse, options, apply, family=OMEN)
KEEP_VERB = Verb(KeepOmen, refuse_keep, keep_options, apply_keep, family=KEEP)
