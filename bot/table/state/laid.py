"""
In which order everybody laid what stands on corners.

No rule asks for it, so no state has it. Pictures do: like pieces of a seat look different, and each
keeps its look when others come. The table remembers it, from action to action.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from bot.table.state.memory import Memory
from game import Event
from game.core.ruleset import Ruleset
from game.core.trace import Laid

Order: TypeAlias = tuple[tuple[int, ...], ...]
"""By seat, its corners, the one with the latest piece last."""


def laid(memory: Memory, seats: int) -> Order:
    """What is known of it; where an earlier version played, nothing or less than all."""
    return memory.laid or ((),) * seats


def grown(before: Order, rules: Ruleset, events: Iterable[Event]) -> Order:
    """The order after *events*, from what it was before."""
    after = list(before)
    for trace in (trace for event in events for trace in event.traces()):
        if isinstance(trace, Laid) and rules.pieces[rules.piece(trace.piece)].on == "corner":
            own = after[trace.seat]
            after[trace.seat] = (*(corner for corner in own if corner != trace.place), trace.place)
    return tuple(after)
