"""
Clocks: starting and stopping them, reminders, and time running out.

A clock runs for each seat the game waits for. It starts in the transaction of the action that makes
the seat owe something, and stops in that of its answer. So no crash can lose one or let one ring
twice. A post reminds the player at half of the time, and again near its end. When the time is up,
the seat answers by default until the game no longer waits for it. While the game stands still, its
clocks do too; they go on with the time that is left.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.table import due, news
from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.ping import Ping
from bot.table.state.clock import Clock, Clocks
from bot.table.state.pace import NONE, Rest, left
from bot.table.table import Table, still
from game import Seat
from game.core.undo import Undo
from storage import DeadlineRow

KIND = "clock"
"""The kind of a clock's deadline, before the seat: ``clock 0``, ``clock 1`` and so on."""


def tick(change: Draft, done: Done) -> None:
    """Start and stop clocks after an action; an undo gives seats back their time."""
    memory, action = change.memory, done.action
    if isinstance(action, Undo):
        steps = memory.takeback.done
        before = next((one.before for one in steps if one.number == action.number), None)
        if before and done.table.pace is not None:
            unwind(change, before, due.rests(change, done.table, due.concerned(done.table)))
    wind(change, done.table)


def wind(change: Draft, table: Table) -> None:
    """Start and stop a table's clocks after a change of the seats it waits for."""
    pace = table.pace
    if pace is None or table.game is None:
        return
    resting = due.rests(change, table, due.concerned(table))
    memory, waited = change.memory, due.awaited(table)
    clocks, banks = dict(memory.clocks.running), dict(memory.clocks.banks)
    for seat in sorted(set(clocks) - waited):
        clock = clocks.pop(seat)
        used = clock.used(change.now, resting[seat])
        banks[seat] = left(clock.time - pace.allowance, used, pace)
        change.clear_deadlines(f"{KIND} {seat}")
    for seat in sorted(waited):
        time = pace.allowance + banks.get(seat, pace.bank)
        new = Clock(change.now, time, change.now, runs=False)
        old = clocks.get(seat, new)
        turn = old.stopped if still(memory) else old.going
        clocks[seat] = turn(change.now, resting[seat])
        if not clocks[seat].runs:
            change.clear_deadlines(f"{KIND} {seat}")
        elif not old.runs:
            change.set_deadline(f"{KIND} {seat}", clocks[seat].rings(resting[seat]))
    change.remember(clocks=Clocks(clocks, banks))


def unwind(change: Draft, before: Clocks, rests: Mapping[int, Rest]) -> None:
    """
    Reset clocks and banks to those *before* an action, stopped by `due.stopped`, for its undo.

    The time for which others were waited for meanwhile counts as used by the seats that get their
    clocks back. `wind` then starts their clocks again.
    """
    clocks, old = _running(change), before.running
    begun = {seat: clocks.pop(seat) for seat in sorted(set(clocks) - set(old))}
    for seat in begun:
        change.clear_deadlines(f"{KIND} {seat}")
    used = max((clock.used(change.now, rests[s]) for s, clock in begun.items()), default=NONE)
    for seat in sorted(set(old) - set(clocks)):
        clocks[seat] = replace(old[seat], before=old[seat].before + used)
    change.remember(clocks=Clocks(clocks, before.banks))


def ring(
    change: Draft, table: Table, deadlines: list[DeadlineRow], rests: Mapping[int, Rest]
) -> list[Seat]:
    """Plan the reminders that are due by *deadlines*, and return the seats whose time is up."""
    clocks, late = _running(change), []
    for seat in map(seat_of, deadlines):
        old = clocks.get(seat)
        if old is None or not old.runs:
            change.clear_deadlines(f"{KIND} {seat}")
            continue
        clock = clocks[seat] = old.rested(rests[seat]).at(change.now, rests[seat])
        change.set_deadline(f"{KIND} {seat}", clock.rings(rests[seat]))
        if clock.end <= change.now:
            late.append(Seat(seat))
        elif clock.stage > old.stage:
            kind = news.REMINDERS[clock.stage - 1]
            change.plan(kind, number=table.number, seat=seat, data=Ping.to([seat]).data)
    _keep(change, clocks)
    return late


def reminded(change: Draft, rests: Mapping[int, Rest]) -> None:
    """Skip the reminder at half time for the seats in *rests*: they have just been pinged again."""
    clocks = _running(change)
    for seat in sorted(set(clocks) & set(rests)):
        clocks[seat] = clock = replace(clocks[seat], stage=max(clocks[seat].stage, 1))
        if clock.runs:
            change.set_deadline(f"{KIND} {seat}", clock.rings(rests[seat]))
    _keep(change, clocks)


def rest(change: Draft, rests: Mapping[int, Rest]) -> None:
    """Set the clocks of the seats in *rests* by their people's new rests."""
    clocks = _running(change)
    for seat in sorted(set(clocks) & set(rests)):
        if not clocks[seat].runs:
            continue
        clocks[seat] = clocks[seat].rested(rests[seat])
        change.set_deadline(f"{KIND} {seat}", clocks[seat].rings(rests[seat]))
    _keep(change, clocks)


def drop(change: Draft, table: Table, seat: Seat) -> None:
    """Stop a seat's clock as if it had not run, because the seat changes hands."""
    clocks = _running(change)
    if clocks.pop(seat, None):
        change.clear_deadlines(f"{KIND} {seat}")
        _keep(change, clocks)


def _running(change: Draft) -> dict[int, Clock]:
    return dict(change.memory.clocks.running)


def _keep(change: Draft, clocks: dict[int, Clock]) -> None:
    banks = change.memory.clocks.banks
    change.remember(clocks=Clocks(clocks, banks))


def seat_of(deadline: DeadlineRow) -> int:
    """The seat whose clock a deadline belongs to."""
    return int(deadline.kind.removeprefix(KIND))
