"""
A nudge: a table without clocks calls once more whoever it waits for, when a day has passed in vain.

Nobody's time runs out there, and so nobody would be called a second time. One deadline of the game
is set by what happens at its table; who rests when it falls due is called when that is over. Any
table calls them when a pause has ended.

Two days after such a call in vain the others are asked whether to look for a substitute: one who is
left alone with somebody gone could carry nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from bot.features.clocks import absence
from bot.publish import sleep
from bot.table import due, news
from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.state.pace import Rest
from bot.table.table import Table, still
from game import Seat
from storage import Status

DEADLINE: Final = "nudge"
"""What it is called."""

AFTER: Final = timedelta(hours=24)
"""A table that waits for so long calls once more."""

SILENT: Final = "silent"
"""The deadline after which the others are asked."""

PATIENCE: Final = timedelta(hours=48)
"""So long after the call."""

SLACK: Final = timedelta(hours=1)
"""The deadline may be so much too early: in an evening's play it is not set at every action."""


def touch_after(change: Draft, done: Done) -> None:
    """Count the day from an action on."""
    touch(change, done.table)


def touch(change: Draft, table: Table) -> None:
    """Something has happened at the table: who is waited for then is called a day later."""
    if table.pace is not None or table.game is None:
        return
    due, set_for = change.now + AFTER, change.memory.nudge
    if set_for is None or due - set_for > SLACK:
        change.set_deadline(DEADLINE, due)
        change.clear_deadlines(SILENT)
        change.remember(nudge=due)


def call(change: Draft, table: Table, rests: Mapping[int, Rest]) -> None:
    """Call whom the table still waits for; not a second time before something has happened."""
    change.clear_deadlines(DEADLINE)
    change.remember(nudge=None)
    if table.row.status is not Status.RUNNING or still(change.memory):
        return  # what lets it go on touches it
    for seat in sorted(due.awaited(table)):
        if (over := rests[seat].ends(change.now)) > change.now:
            sleep.put_off(change, {Seat(seat): over})
        else:
            change.plan(news.WAKE, number=table.number, seat=seat, data={"seats": [seat]})
    if table.pace is None:
        change.set_deadline(SILENT, change.now + PATIENCE)


def ask(change: Draft, table: Table, rests: Mapping[int, Rest]) -> None:
    """Ask the others about whom the table still waits for; who rests has a day more after it."""
    change.clear_deadlines(SILENT)
    is_waiting = table.row.status is Status.RUNNING and table.pace is None
    if not is_waiting or still(change.memory):
        return
    for seat in sorted(due.awaited(table)):
        if (over := rests[seat].ends(change.now)) > change.now:
            change.set_deadline(SILENT, over + AFTER)
        else:
            absence.ask(change, table, Seat(seat))
