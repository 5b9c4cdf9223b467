"""
Gifts of the sea: gold counts as a card from the roll, and found cards are progress cards.

A seat that took gold from a roll can't use the aqueduct. If a scenario gives a development card,
the seat draws a progress card from a deck of its choice instead.
Rules: cities_knights.md 5 (aqueduct), 10 (gold hex, scenario rewards).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.base.parts import Turn
from game.base.production import picks
from game.cities_knights.choose_deck import decks
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.seafarers.rows import GOLD

NOTE: Final = "note gold"


def note_gold(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Count cards from gold as cards from the roll."""
    if owed := picks(state, step.args[0], GOLD):
        got = state.part(Turn).got
        state.change(Turn, got=tuple(got[seat] + owed.get(seat, 0) for seat in state.rules.table))
    return ()


def progress_card(state: State, seat: Seat) -> Step | None:
    """The bridge's answer: a card of a deck of choice, while there is any."""
    return Step("choose deck", seat) if decks(state) else None
