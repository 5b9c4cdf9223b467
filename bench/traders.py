"""Two ways to trade that a computer is measured against: no offers at all, and milking others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game import Action, Chance, Choice, View
from game.base.counter_offer import CounterOffer
from game.base.offer_trade import OPEN, OfferTrade
from game.base.parts import Offers
from game.base.propose_trade import ProposeTrade
from game.computer import choose

ASKED: Final = (3, 2, 1)
"""Number of cards that a milker asks for one of its own, one offer after the other."""


def quiet(view: View, options: Sequence[Action | Choice], chance: Chance) -> Action:
    """The usual choice of a computer that makes no offers; it answers those of others."""
    return choose(view, _without_offers(options) or options, chance)


def milker(view: View, options: Sequence[Action | Choice], chance: Chance) -> Action:
    """
    The usual choice, but first offers to everyone of one card for three, for two and for one.

    Each turn it asks for every kind that it lacks, up to the maximum number of open offers.
    """
    offer = next((o for o in options if isinstance(o, Choice) and o.action is OfferTrade), None)
    found = _next_offer(view, offer) if offer else None
    return found or choose(view, _without_offers(options) or options, chance)


def _without_offers(options: Sequence[Action | Choice]) -> list[Action | Choice]:
    made = (OfferTrade, CounterOffer, ProposeTrade)
    return [o for o in options if not isinstance(o, Choice) or o.action not in made]


def _next_offer(view: View, choice: Choice) -> Action | None:
    own = [each for each in view.part(Offers).open if each.seat == view.reader]
    if len(own) >= OPEN:
        return None
    made = {(each.give, each.get) for each in own}
    hand, kinds = choice.vectors[0].of, range(len(choice.vectors[0].of))
    give = max(kinds, key=hand.__getitem__)
    for asked in ASKED:
        for get in sorted(kinds, key=hand.__getitem__):
            paid = tuple(int(kind == give) for kind in kinds)
            got = tuple(asked * (kind == get) for kind in kinds)
            if hand[get] >= hand[give] or (paid, got) in made:
                continue
            action = OfferTrade(give=paid, get=got, to=choice.seats[1] if choice.seats else ())
            if choice.contains(action):
                return action
    return None
