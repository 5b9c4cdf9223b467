"""Pausing a game and resuming it."""

from __future__ import annotations

from bot.features.clocks import absence, clocks, nudge
from bot.table import due
from bot.table.done import Done, How
from bot.table.draft import Draft
from bot.table.hooks import touch
from bot.table.table import Table


def pause(change: Draft, table: Table, *, deserted: bool = False) -> None:
    """
    Pause the game until a vote resumes it.

    If it was *deserted* by everyone, anyone can resume it.
    """
    change.remember(paused=change.now, deserted=deserted)
    touch(change, table)


def resume(change: Draft, table: Table) -> None:
    """Resume the game, and ping everyone it waits for."""
    change.remember(paused=None, deserted=False)
    called = due.rests(change, table, due.awaited(table))
    nudge.call(change, table, called)
    touch(change, table)
    clocks.reminded(change, called)


def pause_deserted(change: Draft, done: Done) -> None:
    """Pause a game when everyone at the table has let their time run out."""
    is_over = done.table.playing().state.winners
    if done.by.how is How.CLOCK and not is_over and absence.is_deserted(done.table, change.memory):
        pause(change, done.table, deserted=True)
