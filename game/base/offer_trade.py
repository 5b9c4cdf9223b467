"""
Offer a trade to all or to some.

At least one card each way, no kind on both sides. An offer says nothing about hands: it may go
to seats that lack the cards. Several may be open; they end with the turn, with the first build
when phases are separate, or when the offerer can no longer pay.
Rules: base.md 12.F1, 12.F3.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.families import TRADE
from game.base.parts import Offer, Offers
from game.base.refusals import No as Base
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, covers
from game.core.chance import Chance
from game.core.choice import Choice, Vector
from game.core.record import changed
from game.core.state import State
from game.core.verb import Verb

MOST = 19
"""Maximum number of cards of one kind that can change hands in the base game."""

OPEN = 8
"""Maximum number of open offers; more could not be shown."""


class OfferTrade(Action):
    """Offer *give* for *get* to the seats *to*, in order; with *chooses* to pick the taker."""

    give: Cards
    get: Cards
    to: tuple[Seat, ...]
    chooses: bool = False


class TradeOffered(Event):
    """*offer* is open now."""

    offer: Offer


class No(Reason):
    """Reasons this is not a valid offer."""

    NEGATIVE = "a number of cards can't be negative"
    TOO_MUCH = "there aren't that many cards of a kind"
    GIFT = "each side gives at least one card"
    SAME_KIND = "no kind can be on both sides"
    NOT_IN_HAND = "the hand does not hold the cards offered"
    NO_SUCH_SEAT = "offers go to other seats that are in the game"
    TOO_MANY = "too many offers are open"


def refuse_cards(state: State, seat: Seat, give: Cards, get: Cards) -> Reason | None:
    """The first rule that an exchange offered by *seat* breaks."""
    size = len(state.bank)
    if len(give) != size or len(get) != size:
        return Base.NO_SUCH_KIND
    if min(*give, *get) < 0:
        return No.NEGATIVE
    if max(get) > MOST:
        return No.TOO_MUCH
    if not any(give) or not any(get):
        return No.GIFT
    if any(a and b for a, b in zip(give, get, strict=True)):
        return No.SAME_KIND
    return None if covers(state.hands[seat], give) else No.NOT_IN_HAND


def refuse(state: State, seat: Seat, action: OfferTrade) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := refuse_cards(state, seat, action.give, action.get):
        return reason
    others = set(state.others(seat))
    if not action.to or tuple(sorted(set(action.to))) != action.to or not others >= set(action.to):
        return No.NO_SUCH_SEAT
    return No.TOO_MANY if len(state.part(Offers).open) >= OPEN else None


def options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all offers."""
    hand = tuple(state.hands[seat])
    if not any(hand) or len(state.part(Offers).open) >= OPEN:
        return ()
    others = tuple(sorted(state.others(seat)))
    offer = exchange(OfferTrade, hand, seats=("to", others), flags=("chooses",))
    return (offer,) if others else ()


def exchange(
    action: type[Action],
    hand: Cards,
    *,
    seats: tuple[str, tuple[Seat, ...]] | None = None,
    flags: tuple[str, ...] = (),
    **fixed: object,
) -> Choice:
    """The description of an exchange out of *hand*."""
    give = Vector("give", hand, 1, sum(hand))
    get = Vector("get", (MOST,) * len(hand), 1, MOST * len(hand))
    return Choice(action, (give, get), fixed, seats, flags, disjoint=True)


def apply(state: State, seat: Seat, action: OfferTrade, chance: Chance) -> Iterator[Event]:
    """Open the offer; seats that want no offers until their own turn have declined already."""
    yield open_offer(
        state,
        Offer(
            id=0,
            seat=seat,
            to=action.to,
            give=action.give,
            get=action.get,
            chooses=action.chooses,
        ),
    )


def open_offer(state: State, offer: Offer) -> TradeOffered:
    """Number *offer* and open it next to the turn."""
    offers = state.part(Offers)
    deaf = tuple(seat for seat in offer.to if seat in offers.hushed)
    offer = changed(offer, id=offers.made + 1, declined=deaf)
    state.change(Offers, open=(*offers.open, offer), made=offers.made + 1)
    return TradeOffered(offer=offer)


VERB = Verb(OfferTrade, refuse, options, apply, family=TRADE)
