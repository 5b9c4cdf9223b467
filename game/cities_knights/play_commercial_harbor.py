"""
Play a commercial harbor: this turn you can offer each opponent a resource, once each.

An opponent with a commodity takes the resource and gives a commodity of their choice for it; from
one without any you get nothing and keep the resource. That shows the table that they have none,
and they can't be offered another. An opponent with one kind only is asked as well, so the question
tells nothing. It is no trade: no one can refuse, and nothing that ends trading ends it. It can't
be played when an open bank has every commodity.
Rules: cities_knights.md 8.3 (Commercial Harbor).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.bank_gift import RESOURCE
from game.base.refusals import No as Base
from game.cities_knights.families import EXCHANGE, HARBOR
from game.cities_knights.parts import Effects
from game.cities_knights.progress import CARDS, shows_all, with_cards
from game.cities_knights.progress import No as Progress
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import simple_verb


class PlayCommercialHarbor(Action):
    """Play a commercial harbor."""


class OfferResource(Action):
    """Offer *victim* a resource of the kind *card*, for a commodity of its choice."""

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


class ResourceKept(Event):
    """*victim* has no commodity, so *seat* keeps the *card* that it offered."""

    seat: Seat
    victim: Seat
    card: int

    def traces(self) -> Iterable[Trace]:
        """The fact that there was no commodity."""
        return (Went(self.victim, self.seat, 0, "claim"),)


class CommodityGiven(Event):
    """*victim* has given *seat* a commodity of the kind *card*; in older games -1 is none."""

    seat: Seat
    victim: Seat
    card: int

    def traces(self) -> Iterable[Trace]:
        """The commodity, or that there was none."""
        return (Went(self.victim, self.seat, int(self.card >= 0), "claim"),)


class No(Reason):
    """Reasons a card can't be offered, or given."""

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
    return [card for card in state.rules.group(RESOURCE) if state.hands[seat][card]]


def commodities(state: State, seat: Seat) -> list[int]:
    """The kinds of commodity that *seat* holds."""
    return [card for card in state.rules.group("commodity") if state.hands[seat][card]]


def cannot(state: State, seat: Seat) -> Reason | None:
    """The reason it would be of no use now, or None."""
    if is_open(state, seat):
        return No.IS_OPEN
    if not resources(state, seat):
        return No.NOT_HELD
    is_seen = all(shows_all(state, card) for card in state.rules.group("commodity"))
    is_idle = is_seen or not any(True for _ in with_cards(state, seat))
    return Progress.NO_EFFECT if is_idle else None


def begin(state: State, seat: Seat) -> Iterable[Event]:
    """Open it until the turn ends."""
    state.change(Effects, harbor=state.stint, offered=())
    return ()


def cannot_offer(state: State, seat: Seat, victim: Seat, card: int) -> Reason | None:
    """The reason *card* can't be offered to *victim*, or None."""
    if not is_open(state, seat):
        return No.NOT_OPEN
    if victim not in state.others(seat):
        return Progress.NOT_OPPONENT
    if victim in state.part(Effects).offered:
        return No.ONCE
    if not 0 <= card < len(state.bank):
        return Base.NO_SUCH_KIND
    return None if card in resources(state, seat) else No.NOT_HELD


def left_over(state: State, seat: Seat) -> list[Seat]:
    """The opponents that have had no offer so far."""
    offered = state.part(Effects).offered
    return [other for other in state.others(seat) if other not in offered]


def offers(state: State, seat: Seat) -> list[tuple[Seat, int]]:
    """Every resource for every opponent left."""
    if not is_open(state, seat):
        return []
    kinds = resources(state, seat)
    return [(other, card) for other in left_over(state, seat) for card in kinds]


def offer(state: State, seat: Seat, victim: Seat, card: int) -> Iterator[Event]:
    """Hand it over and ask for a commodity, or keep it if there is none."""
    state.change(Effects, offered=(*state.part(Effects).offered, victim))
    has_any = bool(commodities(state, victim))
    if state.revision and not has_any:
        yield ResourceKept(seat=seat, victim=victim, card=card)
        return
    state.pass_on(seat, victim, one(card, len(state.bank)))
    yield ResourceOffered(seat=seat, victim=victim, card=card)
    if has_any:
        coming.wait_for(state, victim, EXCHANGE, (seat,))
    else:  # revision 0 gives it away for nothing
        yield CommodityGiven(seat=seat, victim=victim, card=-1)


def give(state: State, seat: Seat, card: int) -> CommodityGiven:
    """Give it for the resource."""
    taker = Seat(state.owes(seat, EXCHANGE)[0])
    state.pass_on(seat, taker, one(card, len(state.bank)))
    return CommodityGiven(seat=taker, victim=seat, card=card)


def default(state: State, seat: Seat) -> GiveCommodity:
    """The kind of which the seat has most."""
    hand = state.hands[seat]
    return GiveCommodity(max(commodities(state, seat), key=lambda card: hand[card]))


VERB = CARDS.card(PlayCommercialHarbor, "commercial_harbor", begin, cannot=cannot)
OFFER = simple_verb(OfferResource, HARBOR, offer, offers, cannot_offer, look=is_open)
GIVE = simple_verb(GiveCommodity, EXCHANGE, give, commodities, No.NO_COMMODITY)
