"""
Trades with other players: which to offer, and which to take.

Both sides are weighed by what the seat may see: its own wishes, and how much of a kind the other
gets from the dice. Nobody trades with a seat that is about to win. Offers of a turn stay open until
it ends, so the table itself remembers what has been refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import sub

from game.base.accept_offer import AcceptOffer
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.base.propose_trade import ProposeTrade
from game.computer.mind import Mind
from game.core.action import Action
from game.core.cards import Cards, Seat, added
from game.core.choice import Choice
from game.core.points import points

NEVER = float("-inf")
MOST = 2
"""Maximum number of offers in a turn."""


def accepted(mind: Mind, action: AcceptOffer) -> float:
    """How much better off the mind's seat is if it takes an offer."""
    offer = mind.state.part(Offers).find(action.offer)
    assert offer
    return _gain(mind, offer.get, offer.give) - _harm(mind, offer.seat)


def offered(mind: Mind, options: Sequence[Action | Choice]) -> Iterator[tuple[Action, float]]:
    """Offers worth making, with what they would bring."""
    offers = mind.state.part(Offers)
    own = [offer for offer in offers.open if offer.seat == mind.seat]
    for option in options:
        if not isinstance(option, Choice) or len(own) >= MOST:
            continue
        if option.action is OfferTrade:
            seats = tuple(sorted(mind.state.others(mind.seat)))
            yield from _made(mind, option, seats, mind.weights.offer)
        elif option.action is ProposeTrade and not own:
            seats = (mind.state.turn,)
            yield from _made(mind, option, seats, mind.weights.offer + mind.weights.shy)


def _made(
    mind: Mind, option: Choice, seats: Sequence[Seat], least: float
) -> Iterator[tuple[Action, float]]:
    """Simple offers to all of *seats* that may be traded with: one card for one, or for two."""
    state, hand = mind.state, mind.state.hands[mind.seat]
    to = tuple(seat for seat in seats if _harm(mind, seat) < -NEVER and any(state.hands[seat]))
    if not to:
        return
    asked = {
        (offer.give, offer.get) for offer in state.part(Offers).open if offer.seat == mind.seat
    }
    harm = max(_harm(mind, seat) for seat in to)
    kinds = range(len(hand))
    for give in kinds:
        for get in kinds:
            for count in (1, 2):
                if give == get or hand[give] < count or not mind.unseen[get]:
                    continue
                paid, got = _cards(len(hand), give, count), _cards(len(hand), get, 1)
                if (paid, got) in asked:
                    continue
                gain = _gain(mind, paid, got) - harm
                if gain < least:
                    continue
                fields = {"give": paid, "get": got, **option.fixed}
                if option.seats:
                    fields["to"] = to
                action = option.action(**fields)
                if option.contains(action):
                    yield action, gain * _chance(mind, to, give, get)


def _chance(mind: Mind, to: Sequence[Seat], give: int, get: int) -> float:
    """About how likely somebody agrees: who gets much of *get* and little of *give*."""
    refused = 1.0
    for seat in to:
        income = mind.incomes[seat]
        likes = (1 + income[get]) / (2 + income[get] + income[give])
        has = min(1.0, sum(mind.state.hands[seat]) / len(income))
        refused *= 1 - likes * has
    return 1 - refused


def _gain(mind: Mind, gives: Cards, gets: Cards) -> float:
    hand = mind.state.hands[mind.seat]
    return mind.worth(list(map(sub, added(hand, gets), gives))) - mind.worth(hand)


def _harm(mind: Mind, other: Seat) -> float:
    """The value of what a trade gives *other*; endless if that seat is about to win."""
    state = mind.state
    target = int(state.rules.options["points"])
    missing = target - points(state, other, hidden=False)
    if missing <= mind.weights.danger:
        return -NEVER
    return mind.weights.partner * (1 - missing / target)


def _cards(size: int, kind: int, count: int) -> Cards:
    return tuple(count * (card == kind) for card in range(size))
