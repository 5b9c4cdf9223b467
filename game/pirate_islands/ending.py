"""
The end: with enough points and your own fortress taken, on your own turn.

Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from game.core.cards import Seat
from game.core.state import State
from game.pirate_islands.parts import Raid


def winners(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The scenario's answer: *found* are the seats with enough points on their own turn."""
    lairs = state.part(Raid).lairs
    return tuple(seat for seat in found if not lairs[seat])
