"""
The end, on your own turn: a wonder done, or the points and more levels than all others.

Rules: seafarers.md 8.13.
"""

from __future__ import annotations

from game.base.turn import PLAN
from game.core.cards import Seat
from game.core.state import State
from game.wonders.parts import Wonders
from game.wonders.rows import LEVELS


def winners(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The scenario's answer: *found* are the seats with enough points on their own turn."""
    if state.plan == PLAN and state.part(Wonders).levels[state.turn] == LEVELS:
        return (state.turn,)
    return tuple(seat for seat in found if leads(state, seat))


def leads(state: State, seat: Seat) -> bool:
    """Whether the wonder of *seat* is ahead of all others still in the game."""
    levels = state.part(Wonders).levels
    return levels[seat] > max((levels[other] for other in state.others(seat)), default=0)
