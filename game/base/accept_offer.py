"""
Accept an open offer.

Both hands are checked again. The first acceptance settles the offer, unless the offerer asked to
pick among the players who accept; then it counts as a yes, and the offerer closes with one of
them.
Rules: base.md 12.F1, 12.F3.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.families import REPLY
from game.base.offers import OfferAnswered, change, exchange
from game.base.parts import Offer, Offers
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, covers
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb


class AcceptOffer(Action):
    """Say yes to the offer numbered *offer*."""

    offer: int


class No(Reason):
    """Reasons the offer cannot be accepted or declined."""

    NO_SUCH_OFFER = "the offer is no longer open"
    NOT_FOR_YOU = "the offer is not for this seat"
    NOT_IN_HAND = "the hand does not hold the cards asked for"
    ANSWERED = "the seat has given this answer already"


def are_open(state: State, seat: Seat) -> bool:
    """Whether there are any offers."""
    return bool(state.part(Offers).open)


def refuse_answer(state: State, seat: Seat, number: int) -> Reason | None:
    """The reason *seat* cannot answer an offer, or None."""
    offer = state.part(Offers).find(number)
    if offer is None:
        return No.NO_SUCH_OFFER
    return None if seat in offer.to else No.NOT_FOR_YOU


def refuse(state: State, seat: Seat, action: AcceptOffer) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := refuse_answer(state, seat, action.offer):
        return reason
    offer = _offer(state, action.offer)
    if seat in offer.accepted:
        return No.ANSWERED
    return None if covers(state.hands[seat], offer.get) else No.NOT_IN_HAND


def options(state: State, seat: Seat) -> list[AcceptOffer]:
    """Every offer that *seat* could take."""
    return [
        action
        for offer in state.part(Offers).open
        if refuse(state, seat, action := AcceptOffer(offer.id)) is None
    ]


def apply(state: State, seat: Seat, action: AcceptOffer, chance: Chance) -> Iterator[Event]:
    """Exchange the cards, or record the yes."""
    offer = _offer(state, action.offer)
    if not offer.chooses:
        yield from exchange(state, offer, seat)
        return
    no = tuple(other for other in offer.declined if other != seat)
    change(state, offer, accepted=(*offer.accepted, seat), declined=no)
    yield OfferAnswered(offer=offer.id, seat=seat, accepts=True)


def _offer(state: State, number: int) -> Offer:
    offer = state.part(Offers).find(number)
    assert offer
    return offer


VERB = Verb(AcceptOffer, refuse, options, apply, family=REPLY, look=are_open)
