"""
The end: by points on your own turn, or with five of eight villages empty when a turn ends.

Then the most points win, hidden ones included; then, if tied, the most cloth; else they win
together.
Rules: seafarers.md 8.11.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.cloth.parts import Cloth
from game.cloth.rows import most_empty
from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.points import points
from game.core.stack import Frame, Step
from game.core.state import State


def count(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """See at the end of a turn whether there is enough to trade."""
    left = state.part(Cloth).left
    if left.count(0) >= most_empty(len(left)):
        state.change(Cloth, is_over=True)
        # Revision 0 looks for victory only where someone would be asked; nobody is asked here.
        coming.then(state, Frame(()))
    return ()


def winners(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The scenario's answer: the winners once trade is over; *found* are earlier winners."""
    cloth = state.part(Cloth)
    if found or not cloth.is_over:
        return found
    rank = {
        seat: (points(state, seat), cloth.held[seat])
        for seat in state.rules.table
        if seat not in state.gone
    }
    best = max(rank.values())
    return tuple(seat for seat in rank if rank[seat] == best)
