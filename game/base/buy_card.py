"""
Buy a development card: the top one of the deck, seen by its buyer only.

Any number may be bought in a turn while the deck lasts; it is never reshuffled.
Rules: base.md 12.C3.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.base.decks import draw
from game.base.families import BUILD
from game.base.parts import Turn
from game.base.questions import UNSOLD
from game.base.refusals import No as Base
from game.base.refusals import affordable, can_pay, cannot_pay, pay
from game.base.rows import DECK
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb


class BuyCard(Action):
    """Ask for a development card."""


class CardBought(Event):
    """*seat* has bought *card*, a deck card's name that only the buyer sees."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: str | None

    def insiders(self) -> tuple[Seat, ...]:
        """The buyer."""
        return (self.seat,)


def refuse(state: State, seat: Seat, action: BuyCard) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_pay(state, seat, BuyCard):
        return reason
    return none_sold(state)


def none_sold(state: State) -> Reason | None:
    """The reason no card of the deck is sold, or None."""
    return state.rules.answer(UNSOLD)(state) if state.deck_size(DECK) else Base.DECK_IS_EMPTY


def options(state: State, seat: Seat) -> tuple[BuyCard, ...]:
    """The one card, if it can be paid for."""
    return (BuyCard(),) if can_pay(state, seat, BuyCard) and not none_sold(state) else ()


def apply(state: State, seat: Seat, action: BuyCard, chance: Chance) -> Iterator[Event]:
    """Pay, draw, and report it."""
    yield pay(state, seat, BuyCard)
    state.change(Turn, built=state.stint)
    card = draw(state, DECK, chance)
    state.hold(seat, card)
    yield CardBought(seat=seat, card=state.rules.deck_cards[card].name)


VERB = Verb(BuyCard, refuse, options, apply, family=BUILD, look=affordable, needs=BuyCard)
