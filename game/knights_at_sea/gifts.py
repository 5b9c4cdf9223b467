"""
What the sea gives: gold counts as something got, and a progress card is found for another card.

Who has taken gold of a roll has no use of the aqueduct. Where a scenario gives a development card,
a progress card comes from a deck of choice.
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
    """Count what gold has brought as brought by the roll."""
    if owed := picks(state, step.args[0], GOLD):
        got = state.part(Turn).got
        state.change(Turn, got=tuple(got[seat] + owed.get(seat, 0) for seat in state.rules.table))
    return ()


def progress_card(state: State, seat: Seat) -> Step | None:
    """The bridge's answer: a card of a deck of choice, while there is any."""
    return Step("choose deck", seat) if decks(state) else None
