"""
In which order everybody laid what stands on corners.

No rule asks for it, so no state has it. Pictures do: like pieces of a seat look different, and each
keeps its look when others come. The table's settings keep it, from action to action.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game import Event
from game.core.ruleset import Ruleset
from game.core.trace import Laid

KEY = "laid"
"""The setting: by seat, its corners, the one with the latest piece last."""


def laid(settings: Mapping[str, Any], seats: int) -> list[list[int]]:
    """What is known of it; where an earlier version played, nothing or less than all."""
    return [list(corners) for corners in settings.get(KEY) or [()] * seats]


def grown(before: list[list[int]], rules: Ruleset, events: Iterable[Event]) -> list[list[int]]:
    """The order after *events*, from what it was before."""
    after = [list(corners) for corners in before]
    for trace in (trace for event in events for trace in event.traces()):
        if isinstance(trace, Laid) and rules.pieces[rules.piece(trace.piece)].on == "corner":
            own = after[trace.seat]
            after[trace.seat] = [*(corner for corner in own if corner != trace.place), trace.place]
    return after
