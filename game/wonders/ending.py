"""
The end, on your own turn or part of a pair: a wonder done, or points and the highest wonder.

Rules: seafarers.md 8.13.
"""

from __future__ import annotations

from typing import Final

from game.core.cards import Seat
from game.core.state import State
from game.wonders.parts import Wonders
from game.wonders.rows import LEVELS

OWN: Final = "ask turn"
"""Step of the plans in which a seat acts as in its turn."""


def winners(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The scenario's answer: *found* are the seats with enough points on their own turn."""
    steps = state.rules.plans.get(state.plan, ())
    if OWN in steps and state.part(Wonders).levels[state.turn] == LEVELS:
        return (state.turn,)
    return tuple(seat for seat in found if leads(state, seat))


def leads(state: State, seat: Seat) -> bool:
    """Whether the wonder of *seat* is ahead of all others still in the game."""
    levels = state.part(Wonders).levels
    return levels[seat] > max((levels[other] for other in state.others(seat)), default=0)
