"""
Play irrigation or mining: two grain for each field, or two ore for each mountain, by a building.

A hex counts once, for any number of buildings, with or without the robber. The bank gives as much
as it has. A hidden bank shows by this how much it has, or that it has enough, so the card can't be
undone.
Rules: cities_knights.md 8.1 (Irrigation, Mining).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.base.bank_gift import CardsTaken, take
from game.base.places import land_of
from game.base.rows import GRAIN, ORE
from game.cities_knights.progress import CARDS, No, ProgressPlayed, shows_none
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.state import State
from game.core.verb import Verb

EACH = 2


class PlayIrrigation(Action):
    """Play irrigation."""


class PlayMining(Action):
    """Play mining."""


def hexes(state: State, seat: Seat, card: int) -> int:
    """The number of hexes yielding *card* next to buildings of *seat*."""
    harvest, terrain = state.rules.harvest, state.terrain
    return sum([harvest[terrain[place]] == card for place in land_of(state, seat)])


def _verb(action: type[Action], name: str, card: int) -> Verb[State]:
    """The verb of a card that gives *card*: the two cards differ only in this."""

    def cannot(state: State, seat: Seat) -> Reason | None:
        is_idle = not hexes(state, seat, card) or shows_none(state, card)
        return No.NO_EFFECT if is_idle else None

    def harvest(state: State, seat: Seat) -> CardsTaken:
        count = min(EACH * hexes(state, seat, card), state.bank[card])
        return take(state, seat, one(card, len(state.bank), count))

    return CARDS.card(action, name, harvest, cannot=cannot)


IRRIGATION = _verb(PlayIrrigation, "irrigation", GRAIN)
MINING = _verb(PlayMining, "mining", ORE)


def shows(before: State, after: State, seat: Seat, events: Sequence[Event]) -> bool:
    """The box's answer, with a hidden bank: its payment shows its stock."""
    played = [event.card for event in events if isinstance(event, ProgressPlayed)]
    return IRRIGATION.needs in played or MINING.needs in played
