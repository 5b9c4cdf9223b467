"""
Play a merchant fleet: a kind of card is traded 2:1 with the bank for the rest of the turn.

A resource or a commodity; one that is traded so already would change nothing.
Rules: cities_knights.md 8.3 (Merchant Fleet).
"""

from __future__ import annotations

from game.base.bank_trade import rate
from game.base.refusals import No as Base
from game.cities_knights.parts import Effects
from game.cities_knights.progress import CARDS
from game.cities_knights.progress import No as Progress
from game.cities_knights.rates import GOOD
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.state import State


class PlayMerchantFleet(Action):
    """Trade the kind *card* 2:1."""

    card: int


class MerchantFleetSailed(Event):
    """*seat* trades the kind *card* 2:1 in this turn."""

    seat: Seat
    card: int


def cannot(state: State, seat: Seat, card: int) -> Reason | None:
    """The reason the kind *card* can't be chosen, or None."""
    if not 0 <= card < len(state.bank):
        return Base.NO_SUCH_KIND
    return Progress.NO_EFFECT if rate(state, seat, card) <= GOOD else None


def kinds(state: State, seat: Seat) -> list[int]:
    """The kinds with a higher rate."""
    return [card for card in range(len(state.bank)) if rate(state, seat, card) > GOOD]


def sail(state: State, seat: Seat, card: int) -> MerchantFleetSailed:
    """Let it sail until the end of the turn."""
    fleet = [now for now in state.part(Effects).fleet if now[0] == state.stint]
    state.change(Effects, fleet=(*fleet, (state.stint, card)))
    return MerchantFleetSailed(seat=seat, card=card)


VERB = CARDS.card(PlayMerchantFleet, "merchant_fleet", sail, kinds, cannot)
