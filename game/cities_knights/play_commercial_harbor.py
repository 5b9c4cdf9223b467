"""
Play a commercial harbor: in this turn each opponent may be offered a resource, once each.

Who is offered one has to take it and to give a commodity of choice for it; who has none keeps it.
Who has one kind only is asked as well, or all would know. It is no trade: nobody may refuse, and
nothing that ends trading ends it. Where an open bank has every commodity it is not played.
Rules: cities_knights.md 8.3 (Commercial Harbor).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import No as Base
from game.cities_knights.families import EXCHANGE, HARBOR, PROGRESS
from game.cities_knights.parts import Effects
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import (
    cannot_play,
    held_cards,
    play_card,
    shows_all,
    with_cards,
)
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import Verb

CARD = "commercial_harbor"


class PlayCommercialHarbor(Action):
    """Play a commercial harbor."""


class OfferResource(Action):
    """Give *victim* a resource of the kind *card*, for a commodity of its choice."""

    victim: Seat
    card: int


class GiveCommodity(Action):
    """Give a commodity of the kind *card* for it."""

    card: int


class ResourceOffered(Event):
    """*victim* has got a resource of the kind *card* from *seat*."""

    seat: Seat
    victim: Seat
    card: int

    def traces(self) -> Iterable[Trace]:
        """The resource."""
        return (Went(self.seat, self.victim, 1, "trade"),)


class CommodityGiven(Event):
    """*victim* has given *seat* a commodity of the kind *card* for it, or had none (-1)."""

    seat: Seat
    victim: Seat
    card: int

    def traces(self) -> Iterable[Trace]:
        """The commodity, or that there was none."""
        return (Went(self.victim, self.seat, int(self.card >= 0), "claim"),)


class No(Reason):
    """Why nothing is offered, or given."""

    IS_OPEN = "a commercial harbor is open already"
    NOT_OPEN = "no commercial harbor is open"
    ONCE = "this seat was offered a resource already"
    NOT_HELD = "the hand holds no such resource"
    NO_COMMODITY = "the hand holds no such commodity"


def is_open(state: State, seat: Seat) -> bool:
    """Whether a commercial harbor works in this stint, for the seat on turn."""
    return state.part(Effects).harbor == state.stint


def resources(state: State, seat: Seat) -> list[int]:
    """The kinds of resource that *seat* holds."""
    return [card for card in state.rules.group("resource") if state.hands[seat][card]]


def commodities(state: State, seat: Seat) -> list[int]:
    """The kinds of commodity that *seat* holds."""
    return [card for card in state.rules.group("commodity") if state.hands[seat][card]]


def refuse(state: State, seat: Seat, action: PlayCommercialHarbor) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    if is_open(state, seat):
        return No.IS_OPEN
    if not resources(state, seat):
        return No.NOT_HELD
    is_seen = all(shows_all(state, card) for card in state.rules.group("commodity"))
    is_idle = is_seen or not any(True for _ in with_cards(state, seat))
    return Progress.NO_EFFECT if is_idle else None


def options(state: State, seat: Seat) -> tuple[PlayCommercialHarbor, ...]:
    """The one card, if it may be played."""
    found = PlayCommercialHarbor()
    return () if refuse(state, seat, found) else (found,)


def apply(
    state: State, seat: Seat, action: PlayCommercialHarbor, chance: Chance
) -> Iterator[Event]:
    """Open it until the turn ends."""
    yield play_card(state, seat, CARD)
    state.change(Effects, harbor=state.stint, offered=())


def left_over(state: State, seat: Seat) -> list[Seat]:
    """The opponents who were offered nothing so far."""
    offered = state.part(Effects).offered
    return [other for other in state.others(seat) if other not in offered]


def refuse_offer(state: State, seat: Seat, action: OfferResource) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not is_open(state, seat):
        return No.NOT_OPEN
    if action.victim not in state.others(seat):
        return Progress.NOT_OPPONENT
    if action.victim in state.part(Effects).offered:
        return No.ONCE
    if not 0 <= action.card < len(state.bank):
        return Base.NO_SUCH_KIND
    return None if action.card in resources(state, seat) else No.NOT_HELD


def offer_options(state: State, seat: Seat) -> list[OfferResource]:
    """Every resource to everybody who is left."""
    if not is_open(state, seat):
        return []
    kinds = resources(state, seat)
    return [OfferResource(other, card) for other in left_over(state, seat) for card in kinds]


def apply_offer(state: State, seat: Seat, action: OfferResource, chance: Chance) -> Iterator[Event]:
    """Hand it over; who has any commodity is asked for one."""
    state.pass_on(seat, action.victim, one(action.card, len(state.bank)))
    state.change(Effects, offered=(*state.part(Effects).offered, action.victim))
    yield ResourceOffered(seat=seat, victim=action.victim, card=action.card)
    if commodities(state, action.victim):
        coming.wait_for(state, action.victim, EXCHANGE, (seat,))
    else:
        yield give(state, action.victim, seat, -1)


def give(state: State, victim: Seat, seat: Seat, card: int) -> CommodityGiven:
    """Hand a commodity over, if there is any."""
    if card >= 0:
        state.pass_on(victim, seat, one(card, len(state.bank)))
    return CommodityGiven(seat=seat, victim=victim, card=card)


def refuse_give(state: State, seat: Seat, action: GiveCommodity) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if action.card in commodities(state, seat) else No.NO_COMMODITY


def give_options(state: State, seat: Seat) -> list[GiveCommodity]:
    """Every commodity in hand."""
    return list(map(GiveCommodity, commodities(state, seat)))


def apply_give(state: State, seat: Seat, action: GiveCommodity, chance: Chance) -> Iterator[Event]:
    """Give it."""
    debt = state.debt(seat, EXCHANGE)
    assert debt
    yield give(state, seat, Seat(debt.args[0]), action.card)


def default(state: State, seat: Seat) -> GiveCommodity:
    """What the seat has most of."""
    return max(give_options(state, seat), key=lambda action: state.hands[seat][action.card])


VERB = Verb(
    PlayCommercialHarbor, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD
)
OFFER = Verb(OfferResource, refuse_offer, offer_options, apply_offer, family=HARBOR, look=is_open)
GIVE = Verb(GiveCommodity, refuse_give, give_options, apply_give, family=EXCHANGE)
