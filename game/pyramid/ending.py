"""
The end: by points on the own turn, or with the pharaoh's last block, or with the last space.

Points on the own turn come first. Otherwise the most points win, hidden ones included; of equals
the most own blocks; of equals the owner of the Vizier's Favor; else they win together.
Rules: egypt.md 3.6.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.action import Event
from game.core.cards import Seat
from game.core.points import points
from game.core.state import State
from game.pyramid.parts import Pyramid
from game.pyramid.rows import GOLD, SPACES


class BuildingOver(Event):
    """No space is left on the pyramid, or no block with the pharaoh: the game ends here."""


def winners(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The box's answer: who wins when the pyramid is done; *found* are who won before that."""
    pyramid = state.part(Pyramid)
    if found or not is_done(pyramid):
        return found
    rank = {
        seat: (points(state, seat), pyramid.blocks(seat), pyramid.favor == seat)
        for seat in state.rules.table
        if seat not in state.gone
    }
    best = max(rank.values())
    return tuple(seat for seat in rank if rank[seat] == best)


def last(state: State) -> Iterable[Event]:
    """Say so if the block just laid was the last one."""
    return (BuildingOver(),) if is_done(state.part(Pyramid)) else ()


def is_done(pyramid: Pyramid) -> bool:
    """Whether the pyramid is complete, or the pharaoh has no block left."""
    return len(pyramid.laid) == SPACES or pyramid.gold == GOLD
