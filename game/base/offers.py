"""
Open offers: how they change, close and lapse.

Rules: base.md 12.F3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.base.parts import Offer, Offers
from game.base.turn import has_built, has_phases
from game.core.action import Event
from game.core.cards import Cards, Seat, covers
from game.core.chance import Chance
from game.core.record import changed
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Trace, Went


class Traded(Event):
    """*seat* gave *give* to *other* and got *get*, by the offer *offer*."""

    offer: int
    seat: Seat
    other: Seat
    give: Cards
    get: Cards

    def traces(self) -> Iterable[Trace]:
        """Cards both ways."""
        return (
            Went(self.seat, self.other, sum(self.give), "trade"),
            Went(self.other, self.seat, sum(self.get), "trade"),
        )


class OfferEnded(Event):
    """The offer *offer* of *seat* is open no more."""

    offer: int
    seat: Seat


class OfferAnswered(Event):
    """*seat* has said yes or no to the offer *offer*, and nothing changes hands yet."""

    offer: int
    seat: Seat
    accepts: bool


def is_proposal(offer: Offer, turn: Seat) -> bool:
    """Whether *offer* was made to the seat on *turn* without being asked for."""
    return offer.seat != turn and offer.counters is None


def change(state: State, offer: Offer, **fields: Any) -> None:
    """Set fields of an open offer."""
    new = changed(offer, **fields)
    offers = state.part(Offers).open
    state.change(Offers, open=tuple(new if o.id == offer.id else o for o in offers))


def close(state: State, gone: Iterable[Offer]) -> None:
    """Take offers off the table."""
    ids = {offer.id for offer in gone}
    state.change(Offers, open=tuple(o for o in state.part(Offers).open if o.id not in ids))


def exchange(state: State, offer: Offer, other: Seat) -> Iterator[Event]:
    """Exchange the cards of *offer* with *other*; it is closed, with the counters to it."""
    state.pass_on(offer.seat, other, offer.give)
    state.pass_on(other, offer.seat, offer.get)
    offers = state.part(Offers).open
    # A counter-offer taken settles the offer it answers, too.
    settled = {offer.id, offer.counters}
    close(state, [o for o in offers if o.id in settled or o.counters in settled - {None}])
    yield Traded(offer=offer.id, seat=offer.seat, other=other, give=offer.give, get=offer.get)


def tidy(state: State) -> Iterable[Event]:
    """What lapses: offers no longer covered, counters to offers that are gone, yeses unpayable."""
    offers = state.part(Offers).open
    if not offers:
        return ()
    return list(_lapse(state, offers))


def _lapse(state: State, offers: tuple[Offer, ...]) -> Iterator[Event]:
    over = has_phases(state.rules.options) and has_built(state)
    ids = {offer.id for offer in offers}
    gone = [
        offer
        for offer in offers
        if over
        or not covers(state.hands[offer.seat], offer.give)
        or (offer.counters is not None and offer.counters not in ids)
    ]
    if gone:
        close(state, gone)
        for offer in gone:
            yield OfferEnded(offer=offer.id, seat=offer.seat)
    for offer in state.part(Offers).open:
        able = tuple(seat for seat in offer.accepted if covers(state.hands[seat], offer.get))
        if able != offer.accepted:
            lapsed = tuple(seat for seat in offer.accepted if seat not in able)
            change(state, offer, accepted=able, declined=(*offer.declined, *lapsed))
            for seat in lapsed:
                yield OfferAnswered(offer=offer.id, seat=seat, accepts=False)


def withdraw(state: State, seat: Seat) -> Iterator[Event]:
    """The base's answer: who has left offers nothing, and is offered nothing."""
    for offer in state.part(Offers).open:
        to = tuple(other for other in offer.to if other != seat)
        if offer.seat == seat or not to:
            close(state, [offer])
            yield OfferEnded(offer=offer.id, seat=offer.seat)
        else:
            accepted = tuple(other for other in offer.accepted if other != seat)
            declined = tuple(other for other in offer.declined if other != seat)
            change(state, offer, to=to, accepted=accepted, declined=declined)


def end_all(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Offers end with the turn."""
    offers = state.part(Offers).open
    if offers:
        close(state, offers)
    return ()
