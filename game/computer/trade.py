"""
Trades with other players: which to offer, and which to take.

Both sides are weighed by what the seat may see: its own wishes, and how much of a kind the other
gets from the dice. Nobody trades with a seat that is about to win. Offers of a turn stay open until
it ends, so the table itself remembers what has been refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter, sub

from game.base.accept_offer import AcceptOffer
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.base.propose_trade import ProposeTrade
from game.computer.mind import Mind
from game.core.action import Action
from game.core.cards import Cards, Seat, added
from game.core.choice import Choice
from game.core.points import points

ENDLESS = float("inf")
MOST = 2
"""Maximum number of offers in a turn."""


def accepted(mind: Mind, action: AcceptOffer) -> float:
    """How much better off the mind's seat is if it takes an offer."""
    offer = mind.state.part(Offers).find(action.offer)
    assert offer
    return _gain(mind, offer.get, offer.give) - _harm(mind, offer.seat)


def answers(options: Sequence[Action | Choice], offer: int) -> list[Action | Choice]:
    """The answers to the offer numbered *offer*."""
    plain = (AcceptOffer(offer), DeclineOffer(offer))
    return [each for each in options if each in plain or _counters(each, offer)]


def can_propose(options: Sequence[Action | Choice]) -> bool:
    """Whether a seat off turn could propose anything."""
    return any(isinstance(o, Choice) and o.action is ProposeTrade for o in options)


def best_offer(mind: Mind, options: Sequence[Action | Choice]) -> Action | None:
    """The most promising offer or proposal, if one is worth making."""
    own = [offer for offer in mind.state.part(Offers).open if offer.seat == mind.seat]
    found: list[tuple[Action, float]] = []
    for option in options:
        if not isinstance(option, Choice):
            continue
        if option.action is OfferTrade and len(own) < MOST:  # it names seats in order
            found += _made(mind, option, sorted(mind.state.others(mind.seat)), mind.weights.offer)
        elif option.action is ProposeTrade and not own:
            least = mind.weights.offer + mind.weights.shy
            found += _made(mind, option, (mind.state.turn,), least)
    return max(found, key=itemgetter(1), default=(None, 0.0))[0]


def counter(mind: Mind, options: Sequence[Action | Choice], no: DeclineOffer) -> Action | None:
    """A better price for the cards of an offer, instead of a *no*, if both may gain by it."""
    offer = mind.state.part(Offers).find(no.offer)
    choice = next((o for o in options if _counters(o, no.offer)), None)
    if offer is None or not isinstance(choice, Choice) or _harm(mind, offer.seat) == ENDLESS:
        return None
    for price in _dearer(offer.give, mind.unseen):
        action = choice.action(**choice.fixed, give=offer.get, get=price)
        gain = _gain(mind, offer.get, price) - _harm(mind, offer.seat)
        if gain > mind.weights.offer and choice.contains(action):
            return action
    return None


def _counters(option: Action | Choice, offer: int) -> bool:
    return (
        isinstance(option, Choice)
        and option.action is CounterOffer
        and option.fixed.get("offer") == offer
    )


def _dearer(cards: Cards, unseen: Cards) -> Iterator[Cards]:
    """One card more of a kind that was offered, as far as there may be any."""
    for card, count in enumerate(cards):
        if 0 < count < unseen[card]:
            yield tuple(n + (i == card) for i, n in enumerate(cards))


def _made(
    mind: Mind, option: Choice, seats: Sequence[Seat], least: float
) -> Iterator[tuple[Action, float]]:
    """Simple offers to all of *seats* that may be traded with: one card for one, or for two."""
    state, hand = mind.state, mind.state.hands[mind.seat]
    to = tuple(seat for seat in seats if _harm(mind, seat) < ENDLESS and any(state.hands[seat]))
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
    """Rough chance that someone agrees: players who get much of *get* and little of *give* do."""
    refused = 1.0
    for seat in to:
        income = mind.incomes[seat]
        likes = (1 + income[get]) / (2 + income[get] + income[give])
        has = min(1.0, sum(mind.state.hands[seat]) / len(income))
        refused *= 1 - likes * has
    return 1 - refused


def _gain(mind: Mind, gives: Cards, gets: Cards) -> float:
    """The gain from an exchange, less what the cards beyond one for one are worth to the other."""
    hand, more = mind.state.hands[mind.seat], max(sum(gives) - sum(gets), 0)
    worth = mind.worth(list(map(sub, added(hand, gets), gives))) - mind.worth(hand)
    return worth - mind.weights.generous * more


def _harm(mind: Mind, other: Seat) -> float:
    """The value of what a trade gives *other*; endless if that opponent is about to win."""
    state = mind.state
    if other in state.rules.partners[mind.seat]:
        return 0.0
    target = int(state.rules.options["points"])
    missing = target - points(state, other, hidden=False)
    if missing <= mind.weights.danger:
        return ENDLESS
    return mind.weights.partner * (1 - missing / target)


def _cards(size: int, kind: int, count: int) -> Cards:
    return tuple(count * (card == kind) for card in range(size))
