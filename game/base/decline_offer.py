"""
Decline an open offer, or all of them until your own turn.

Rules: base.md 12.F3.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.accept_offer import No as Answer
from game.base.accept_offer import are_open, refuse_answer
from game.base.families import REPLY
from game.base.offers import OfferAnswered, change
from game.base.parts import Offer, Offers
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb


class DeclineOffer(Action):
    """Say no to the offer numbered *offer*."""

    offer: int


class HushOffers(Action):
    """Say no to all offers until your own turn."""


class No(Reason):
    """Reasons offers cannot be muted."""

    OWN_TURN = "offers can't be muted on your own turn"


class OffersHushed(Event):
    """*seat* gets no offers until its own turn."""

    seat: Seat


def refuse(state: State, seat: Seat, action: DeclineOffer) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := refuse_answer(state, seat, action.offer):
        return reason
    offer = state.part(Offers).find(action.offer)
    return Answer.ANSWERED if offer and seat in offer.declined else None


def options(state: State, seat: Seat) -> list[DeclineOffer]:
    """Every offer that waits for *seat*."""
    return [
        action
        for offer in state.part(Offers).open
        if refuse(state, seat, action := DeclineOffer(offer.id)) is None
    ]


def apply(state: State, seat: Seat, action: DeclineOffer, chance: Chance) -> Iterator[Event]:
    """Record the refusal."""
    offer = state.part(Offers).find(action.offer)
    assert offer
    yield _decline(state, offer, seat)


def is_off_turn(state: State, seat: Seat) -> bool:
    """Whether it is another's turn."""
    return seat != state.turn


def refuse_hush(state: State, seat: Seat, action: HushOffers) -> Reason | None:
    """Allow it once, and only off turn."""
    if seat == state.turn:
        return No.OWN_TURN
    return Answer.ANSWERED if seat in state.part(Offers).hushed else None


def hush_options(state: State, seat: Seat) -> tuple[HushOffers, ...]:
    """The only such action."""
    return () if refuse_hush(state, seat, HushOffers()) else (HushOffers(),)


def apply_hush(state: State, seat: Seat, action: HushOffers, chance: Chance) -> Iterator[Event]:
    """Remember it, and decline the open offers."""
    state.change(Offers, hushed=(*state.part(Offers).hushed, seat))
    yield OffersHushed(seat=seat)
    for offer in state.part(Offers).open:
        if seat in offer.to and seat not in offer.declined:
            yield _decline(state, offer, seat)


def _decline(state: State, offer: Offer, seat: Seat) -> OfferAnswered:
    yes = tuple(other for other in offer.accepted if other != seat)
    change(state, offer, accepted=yes, declined=(*offer.declined, seat))
    return OfferAnswered(offer=offer.id, seat=seat, accepts=False)


VERB = Verb(DeclineOffer, refuse, options, apply, family=REPLY, look=are_open)
HUSH = Verb(HushOffers, refuse_hush, hush_options, apply_hush, family=REPLY, look=is_off_turn)
