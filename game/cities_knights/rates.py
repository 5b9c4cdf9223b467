"""
Bank rates: lower for commodities of a guild, of the merchant, and of a fleet.

Harbors for any kind take commodities too, those for one kind never do.
Rules: cities_knights.md 9 (bank rates), 7.
"""

from __future__ import annotations

from game.cities_knights.parts import Cities, Effects, Merchant
from game.cities_knights.rows import COMMODITIES, PRIVILEGE, TRACKS, TRADE
from game.core.cards import Seat
from game.core.state import State

GOOD = 2


def has_guild(state: State, seat: Seat) -> bool:
    """Whether *seat* has the guild."""
    return state.part(Cities).levels[seat][TRACKS.index(TRADE)] >= PRIVILEGE


def rate(state: State, seat: Seat, card: int, listed: int) -> int:
    """The box's answer: two for one where any of the three says so."""
    if listed <= GOOD:
        return listed
    rules, merchant = state.rules, state.part(Merchant)
    is_good = (
        (merchant.seat == seat and rules.harvest[state.terrain[merchant.at]] == card)
        or (seat == state.turn and (state.stint, card) in state.part(Effects).fleet)
        or (rules.cards[card].name in COMMODITIES and has_guild(state, seat))
    )
    return GOOD if is_good else listed
