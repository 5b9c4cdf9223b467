"""
Play a merchant fleet: a kind of card is traded 2:1 with the bank for the rest of the turn.

A resource or a commodity; one that is traded so already would change nothing.
Rules: cities_knights.md 8.3 (Merchant Fleet).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.bank_trade import rate
from game.base.refusals import No as Base
from game.cities_knights.families import PROGRESS
from game.cities_knights.parts import Effects
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.cities_knights.rates import GOOD
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb

CARD = "merchant_fleet"


class PlayMerchantFleet(Action):
    """Trade the kind *card* 2:1."""

    card: int


class MerchantFleetSailed(Event):
    """*seat* trades the kind *card* 2:1 in this turn."""

    seat: Seat
    card: int


def refuse(state: State, seat: Seat, action: PlayMerchantFleet) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    if not 0 <= action.card < len(state.bank):
        return Base.NO_SUCH_KIND
    return Progress.NO_EFFECT if rate(state, seat, action.card) <= GOOD else None


def options(state: State, seat: Seat) -> list[PlayMerchantFleet]:
    """Every kind with a higher rate."""
    if cannot_play(state, seat, CARD):
        return []
    kinds = range(len(state.bank))
    return [PlayMerchantFleet(card) for card in kinds if rate(state, seat, card) > GOOD]


def apply(state: State, seat: Seat, action: PlayMerchantFleet, chance: Chance) -> Iterator[Event]:
    """Let it sail until the end of the turn."""
    yield play_card(state, seat, CARD)
    fleet = [now for now in state.part(Effects).fleet if now[0] == state.stint]
    state.change(Effects, fleet=(*fleet, (state.stint, action.card)))
    yield MerchantFleetSailed(seat=seat, card=action.card)


VERB = Verb(PlayMerchantFleet, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
