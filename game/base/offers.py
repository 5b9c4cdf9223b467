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
from game.core.view import View


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


def unanswered(offers: Offers, offer: Offer) -> tuple[Seat, ...]:
    """The seats that have neither accepted, declined nor countered *offer*."""
    countered = {other.seat for other in offers.open if other.counters == offer.id}
    answered = {*offer.declined, *offer.accepted, *countered}
    return tuple(seat for seat in offer.to if seat not in answered)


def is_declined(offer: Offer) -> bool:
    """Whether every seat that *offer* was made to has declined it."""
    return {*offer.declined} >= {*offer.to}


def may_pay(now: State | View, seat: Seat, offer: Offer) -> bool:
    """Whether *seat* may have the cards that *offer* asks for, as far as everyone can tell."""
    count = now.seats[seat].hand_count if isinstance(now, View) else sum(now.hands[seat])
    return count >= sum(offer.get)


def awaited(now: State | View, offer: Offer) -> tuple[Seat, ...]:
    """The seats whose answer the table waits for: unanswered, and they may have the cards."""
    is_counter = offer.counters is not None
    return tuple(
        seat
        for seat in unanswered(now.part(Offers), offer)
        if is_counter or may_pay(now, seat, offer)
    )


def all_awaited(state: State) -> set[Seat]:
    """The seats whose answer to any offer the table waits for."""
    return {seat for offer in state.part(Offers).open for seat in awaited(state, offer)}


def is_held_up(state: State, offer: Offer) -> bool:
    """Whether *offer* counters one that other players still have to answer."""
    countered = offer.counters
    answers = None if countered is None else state.part(Offers).find(countered)
    return answers is not None and bool(awaited(state, answers))


def is_countered(state: State) -> bool:
    """Whether the active player has a counter-offer to answer."""
    offers = state.part(Offers)
    return any(
        offer.counters is not None and state.turn in unanswered(offers, offer)
        for offer in offers.open
    )


def has_answer(state: State) -> bool:
    """Whether the active player has an answer to take: a counter-offer, or a yes to choose from."""
    own = (offer for offer in state.part(Offers).open if offer.seat == state.turn)
    return is_countered(state) or any(offer.accepted for offer in own)


def change(state: State, offer: Offer, **fields: Any) -> None:
    """Set fields of an open offer."""
    new = changed(offer, **fields)
    offers = state.part(Offers).open
    state.change(Offers, open=tuple(new if o.id == offer.id else o for o in offers))


def close(state: State, gone: Iterable[Offer]) -> list[Offer]:
    """
    Take offers off the table, and the counters to them; all that were taken off.

    In revision 0 counters lapse when they are tidied next.
    """
    ids = {offer.id for offer in gone}
    offers, answered = state.part(Offers).open, ids if state.revision else ()
    closed = [offer for offer in offers if offer.id in ids or offer.counters in answered]
    state.change(Offers, open=tuple(offer for offer in offers if offer not in closed))
    return closed


def end(state: State, gone: Iterable[Offer]) -> Iterator[Event]:
    """Close offers and report the ones that ended."""
    for offer in close(state, gone):
        yield OfferEnded(offer=offer.id, seat=offer.seat)


def exchange(state: State, offer: Offer, other: Seat) -> Iterator[Event]:
    """Exchange the cards of *offer* with *other*; it is closed, with the counters to it."""
    state.pass_on(offer.seat, other, offer.give)
    state.pass_on(other, offer.seat, offer.get)
    # A counter-offer taken settles the offer it answers, too.
    settled, offers = {offer.id, offer.counters}, state.part(Offers).open
    close(state, [o for o in offers if o.id in settled or o.counters in settled - {None}])
    yield Traded(offer=offer.id, seat=offer.seat, other=other, give=offer.give, get=offer.get)


def tidy(state: State) -> Iterable[Event]:
    """The base's answer: offers that are no longer covered lapse, and yeses that can't be paid."""
    offers = state.part(Offers).open
    if not offers:
        return ()
    return list(_lapse(state, offers))


def _lapse(state: State, offers: tuple[Offer, ...]) -> Iterator[Event]:
    over = has_phases(state.rules.options) and has_built(state)
    ids = {None, *(offer.id for offer in offers)}
    gone = [
        offer
        for offer in offers
        if over or not covers(state.hands[offer.seat], offer.give) or offer.counters not in ids
    ]
    if gone:
        yield from end(state, gone)
    for offer in state.part(Offers).open:
        able = tuple(seat for seat in offer.accepted if covers(state.hands[seat], offer.get))
        if able != offer.accepted:
            lapsed = tuple(seat for seat in offer.accepted if seat not in able)
            change(state, offer, accepted=able, declined=(*offer.declined, *lapsed))
            for seat in lapsed:
                yield OfferAnswered(offer=offer.id, seat=seat, accepts=False)


def withdraw(state: State, seat: Seat) -> Iterator[Event]:
    """The base's answer: a seat that has left offers nothing, and is offered nothing."""
    offers = state.part(Offers).open
    yield from end(state, [o for o in offers if o.seat == seat or {*o.to} == {seat}])
    for offer in state.part(Offers).open:
        if seat in offer.to:
            to = tuple(other for other in offer.to if other != seat)
            accepted = tuple(other for other in offer.accepted if other != seat)
            declined = tuple(other for other in offer.declined if other != seat)
            change(state, offer, to=to, accepted=accepted, declined=declined)


def end_all(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Offers end with the turn."""
    offers = state.part(Offers).open
    if offers:
        close(state, offers)
    return ()
