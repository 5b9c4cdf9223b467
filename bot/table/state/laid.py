"""
The order in which each seat placed its pieces on corners.

No rule asks for it, so no state has it. Pictures do: pieces of the same kind look different, and
each keeps its look when others are added. The table updates it with each action.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from bot.table.state.memory import Memory
from game import Event
from game.core.ruleset import Ruleset
from game.core.trace import Laid

Order: TypeAlias = tuple[tuple[int, ...], ...]
"""Each seat's corners, the one with the latest piece last."""


def laid(memory: Memory, seats: int) -> Order:
    """The known order; an older version of the bot may have stored nothing, or only part of it."""
    return memory.laid or ((),) * seats


def grown(before: Order, rules: Ruleset, events: Iterable[Event]) -> Order:
    """The order after *events*."""
    after = list(before)
    for trace in (trace for event in events for trace in event.traces()):
        if isinstance(trace, Laid) and rules.pieces[rules.piece(trace.piece)].on == "corner":
            own = after[trace.seat]
            after[trace.seat] = (*(corner for corner in own if corner != trace.place), trace.place)
    return tuple(after)
