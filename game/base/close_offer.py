"""
Withdraw your own offer, or close it with one of the players who accept.

Rules: base.md 12.F3.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.accept_offer import No as Answer
from game.base.accept_offer import are_open
from game.base.families import REPLY
from game.base.offers import end, exchange
from game.base.parts import Offers
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb


class CancelOffer(Action):
    """Withdraw your own offer numbered *offer*."""

    offer: int


class ChooseTaker(Action):
    """Close your own offer numbered *offer* with *taker*, a seat that has said yes."""

    offer: int
    taker: Seat


class No(Reason):
    """Reasons the offer can't be closed like this."""

    NOT_YOURS = "the offer belongs to another seat"
    NOT_ACCEPTED = "this seat has not said yes"


def refuse(state: State, seat: Seat, action: CancelOffer) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    offer = state.part(Offers).find(action.offer)
    if offer is None:
        return Answer.NO_SUCH_OFFER
    return None if offer.seat == seat else No.NOT_YOURS


def options(state: State, seat: Seat) -> list[CancelOffer]:
    """Every offer of the seat."""
    return [CancelOffer(offer.id) for offer in state.part(Offers).open if offer.seat == seat]


def apply(state: State, seat: Seat, action: CancelOffer, chance: Chance) -> Iterator[Event]:
    """Close it and report it."""
    offer = state.part(Offers).find(action.offer)
    assert offer
    yield from end(state, [offer])


def refuse_choice(state: State, seat: Seat, action: ChooseTaker) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := refuse(state, seat, CancelOffer(action.offer)):
        return reason
    offer = state.part(Offers).find(action.offer)
    return None if offer and action.taker in offer.accepted else No.NOT_ACCEPTED


def choice_options(state: State, seat: Seat) -> list[ChooseTaker]:
    """One option for each seat that has said yes to an offer of *seat*."""
    return [
        ChooseTaker(offer.id, taker)
        for offer in state.part(Offers).open
        if offer.seat == seat
        for taker in offer.accepted
    ]


def apply_choice(state: State, seat: Seat, action: ChooseTaker, chance: Chance) -> Iterator[Event]:
    """Exchange the cards."""
    offer = state.part(Offers).find(action.offer)
    assert offer
    yield from exchange(state, offer, action.taker)


VERB = Verb(CancelOffer, refuse, options, apply, family=REPLY, look=are_open)
CHOOSE = Verb(ChooseTaker, refuse_choice, choice_options, apply_choice, family=REPLY, look=are_open)
