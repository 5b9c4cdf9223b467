"""
The end: by points on your own turn, or with the pharaoh's last block, or with the last space.

Points on your own turn come first. Otherwise the most points win, hidden ones included; then, if
tied, the most blocks; then the holder of the Vizier's Favor; else they win together.
Rules: egypt.md 3.6.
"""

from __future__ import annotations

from game.core.cards import Seat
from game.core.points import points
from game.core.state import State
from game.pyramid.parts import Pyramid


def winners(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The box's answer: the winners once the pyramid is done; *found* are earlier winners."""
    pyramid = state.part(Pyramid)
    if found or not pyramid.is_done:
        return found
    rank = {
        seat: (points(state, seat), pyramid.blocks(seat), pyramid.favor == seat)
        for seat in state.rules.table
        if seat not in state.gone
    }
    best = max(rank.values())
    return tuple(seat for seat in rank if rank[seat] == best)
