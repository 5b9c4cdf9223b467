"""
Nudges: a table without clocks pings the players it waits for again, after a day in vain.

Without clocks nobody's time runs out, so nobody would be pinged a second time. One deadline per
game is moved by what happens at its table. A player who rests when it is due is pinged at the end
of the rest. Any table also nudges when a pause ends.

Two days after a nudge in vain, the others are asked whether to look for a substitute. A player left
alone with an absent one could carry no other motion.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from bot.features.clocks import absence
from bot.publish import pings
from bot.table import due, news
from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.ping import Ping
from bot.table.state.pace import Rest
from bot.table.table import Table, still
from game import Seat
from storage import Status

DEADLINE: Final = "nudge"
"""The kind of the deadline of a nudge."""

AFTER: Final = timedelta(hours=24)
"""Time of waiting after which a table without clocks pings again."""

SILENT: Final = "silent"
"""The kind of the deadline after which the others are asked."""

PATIENCE: Final = timedelta(hours=48)
"""Time between the nudge and that question."""

SLACK: Final = timedelta(hours=1)
"""How much too early the deadline can be, so that not every action has to move it."""


def touch_after(change: Draft, done: Done) -> None:
    """Start the day again after an action."""
    touch(change, done.table)


def touch(change: Draft, table: Table) -> None:
    """Start the day again after something has happened at the table."""
    if table.pace is not None or table.game is None:
        return
    due, set_for = change.now + AFTER, change.memory.nudge
    if set_for is None or due - set_for > SLACK:
        change.set_deadline(DEADLINE, due)
        change.clear_deadlines(SILENT)
        change.remember(nudge=due)


def call(change: Draft, table: Table, rests: Mapping[int, Rest]) -> None:
    """Ping the players the table still waits for; not twice until something happens."""
    change.clear_deadlines(DEADLINE)
    change.remember(nudge=None)
    if table.row.status is not Status.RUNNING or still(change.memory):
        return  # resuming starts the day again
    for seat in sorted(due.awaited(table)):
        if (over := rests[seat].ends(change.now)) > change.now:
            change.set_deadline(f"{pings.WAKE} {seat}", over)
        else:
            change.plan(news.WAKE, number=table.number, seat=seat, data=Ping.to([seat]).data)
    if table.pace is None:
        change.set_deadline(SILENT, change.now + PATIENCE)


def ask(change: Draft, table: Table, rests: Mapping[int, Rest]) -> None:
    """Ask the others about players the table still waits for; a resting player gets another day."""
    change.clear_deadlines(SILENT)
    is_waiting = table.row.status is Status.RUNNING and table.pace is None
    if not is_waiting or still(change.memory):
        return
    for seat in sorted(due.awaited(table)):
        if (over := rests[seat].ends(change.now)) > change.now:
            change.set_deadline(SILENT, over + AFTER)
        else:
            absence.ask(change, table, Seat(seat))
