"""
The consequences of an action: everything that is stored with it, in this order.

Each is a function of the change that is being written and of what was done. It may change what the
table remembers (``change.memory``; ``done.before`` is what it remembered before), plan posts, and
set deadlines. To add a consequence, write such a function and add a line here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.tables import (
    absence,
    answers,
    clocks,
    laid,
    nudge,
    pausing,
    pings,
    prepared,
    results,
    takeback,
)
from bot.tables.done import Done
from bot.tables.draft import Draft

Consequence: TypeAlias = Callable[[Draft, Done], None]

CONSEQUENCES: tuple[Consequence, ...] = (
    absence.note_action,
    laid.note,
    takeback.revise,
    clocks.tick,
    nudge.touch_after,
    takeback.note,
    prepared.settle,
    pings.plan,
    answers.gather,
    results.note_win,
    absence.note,
    pausing.pause_deserted,
    prepared.note_use,
)


def follow(change: Draft, done: Done) -> None:
    """Let everything follow that follows from what was done."""
    for consequence in CONSEQUENCES:
        consequence(change, done)
