"""
Answer an offer with another, that only the offerer can take; the original stays.

Rules: base.md 12.F1, 12.F3.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.accept_offer import No as Answer
from game.base.accept_offer import are_open, refuse_answer
from game.base.families import REPLY
from game.base.offer_trade import OPEN, exchange, open_offer, refuse_cards
from game.base.offer_trade import No as Cards_
from game.base.parts import Offer, Offers
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.state import State
from game.core.verb import Verb


class CounterOffer(Action):
    """Answer the offer numbered *offer*: *give* from the answering seat, for *get*."""

    offer: int
    give: Cards
    get: Cards


def refuse(state: State, seat: Seat, action: CounterOffer) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := refuse_answer(state, seat, action.offer):
        return reason
    offer = state.part(Offers).find(action.offer)
    if offer is None or offer.counters is not None:
        return Answer.NOT_FOR_YOU
    if reason := refuse_cards(state, seat, action.give, action.get):
        return reason
    return Cards_.TOO_MANY if len(state.part(Offers).open) >= OPEN else None


def options(state: State, seat: Seat) -> list[Choice]:
    """A description of the answers to each offer that waits for *seat*."""
    offers, hand = state.part(Offers).open, tuple(state.hands[seat])
    if len(offers) >= OPEN or not any(hand):
        return []
    return [
        exchange(CounterOffer, hand, offer=offer.id)
        for offer in offers
        if seat in offer.to and offer.counters is None
    ]


def apply(state: State, seat: Seat, action: CounterOffer, chance: Chance) -> Iterator[Event]:
    """Open the counter-offer next to the original."""
    asked = state.part(Offers).find(action.offer)
    assert asked
    yield open_offer(
        state,
        Offer(
            id=0,
            seat=seat,
            to=(asked.seat,),
            give=action.give,
            get=action.get,
            counters=asked.id,
        ),
    )


VERB = Verb(CounterOffer, refuse, options, apply, family=REPLY, look=are_open)
