"""
Clocks: whose time runs, when they are reminded, and when it is up.

A clock runs for each seat that the game waits for. It is started in the transaction of the action
that makes the seat owe something, and stopped in that of its answer, so no crash can lose one or
let one ring twice. When half of the time is gone, and once more near its end, a post reminds; when
all of it is, the seat's answers are given by default until the game waits for it no longer. While
the game stands still its clocks do too, and go on with what is left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from bot.tables import news
from bot.tables.pace import NONE, PACES, Pace, Rest, left, passed, ran
from bot.tables.table import Table, still
from game import Seat
from storage import DeadlineRow, Json
from storage.change import Change

KIND = "clock"
"""A clock's deadline is of the kind ``clock 0``, ``clock 1`` and so on, by seat."""

STAGES = (0.5, 0.9, 1.0)
"""The shares of a seat's time after which something happens."""

REMINDERS = (news.HALF, news.NEAR)
"""What is posted after each share but the last."""


@dataclass(frozen=True, slots=True)
class Clock:
    """One that runs."""

    start: datetime
    time: timedelta
    """Until it is up, rests left out."""
    end: datetime
    """When it is up, as far as the person's rests are known."""
    stage: int = 0
    """How many of `STAGES` it has passed."""
    before: timedelta = NONE
    """For how long it had run before *start*, up to when the game last stood still."""
    runs: bool = True
    """Not while the game stands still: what counts then is *before*."""

    def rings(self, rest: Rest) -> datetime:
        """When it comes to its next stage."""
        return passed(self.start, STAGES[self.stage] * self.time - self.before, rest)

    def rested(self, rest: Rest) -> Clock:
        """The clock, moved for a person who rests like this."""
        return replace(self, end=passed(self.start, self.time - self.before, rest))

    def used(self, now: datetime, rest: Rest) -> timedelta:
        """For how long it has run."""
        return self.before + (ran(self.start, now, rest) if self.runs else NONE)

    def stopped(self, now: datetime, rest: Rest) -> Clock:
        """The clock, standing still with what is left of its time."""
        return replace(self, before=self.used(now, rest), runs=False)

    def going(self, now: datetime, rest: Rest) -> Clock:
        """The clock, going on with what is left of its time."""
        return self if self.runs else replace(self, start=now, runs=True).rested(rest)

    def at(self, now: datetime, rest: Rest) -> Clock:
        """The clock with every stage behind it that it has come to."""
        clock = self
        while clock.stage < len(STAGES) - 1 and clock.rings(rest) <= now:
            clock = replace(clock, stage=clock.stage + 1)
        return clock

    def to_json(self) -> Json:
        """As the table's settings keep it."""
        return {
            "start": self.start.isoformat(),
            "time": self.time.total_seconds(),
            "end": self.end.isoformat(),
            "stage": self.stage,
            "before": self.before.total_seconds(),
            "runs": self.runs,
        }

    @staticmethod
    def of(data: Mapping[str, Any]) -> Clock:
        """What `to_json` wrote."""
        return Clock(
            datetime.fromisoformat(data["start"]),
            timedelta(seconds=data["time"]),
            datetime.fromisoformat(data["end"]),
            data["stage"],
            timedelta(seconds=data.get("before", 0)),
            data.get("runs", True),
        )


def pace_of(table: Table) -> Pace | None:
    """The pace of a table, or None if it has all the time in the world."""
    return PACES.get(str(table.row.settings.get("pace", "")))


def clocks_of(settings: Mapping[str, Any]) -> dict[int, Clock]:
    """The clocks that run, or stand still with the game, by seat."""
    return {int(seat): Clock.of(data) for seat, data in settings.get("clocks", {}).items()}


def awaited(table: Table) -> set[int]:
    """The seats that have a clock."""
    if table.game is None or table.game.state.winners:
        return set()
    return {int(debt.seat) for debt in table.game.state.due() if table.user(debt.seat)}


def concerned(table: Table) -> set[int]:
    """The seats that have a clock, or are to have one."""
    if pace_of(table) is None:
        return set()
    return awaited(table) | set(clocks_of(table.row.settings))


def wind(change: Change, table: Table, rests: Mapping[int, Rest]) -> None:
    """Start and stop clocks, in the change of an action; *rests* are those of the `concerned`."""
    pace = pace_of(table)
    if pace is None or table.game is None:
        return
    settings = change.game.settings
    clocks, waited = clocks_of(settings), awaited(table)
    banks: dict[str, float] = dict(settings.get("banks", {}))
    for seat in sorted(set(clocks) - waited):
        clock = clocks.pop(seat)
        used = clock.used(change.now, rests[seat])
        banks[str(seat)] = left(clock.time - pace.allowance, used, pace).total_seconds()
        change.clear_deadlines(f"{KIND} {seat}")
    for seat in sorted(waited):
        bank = timedelta(seconds=banks.get(str(seat), pace.bank.total_seconds()))
        new = Clock(change.now, pace.allowance + bank, change.now, runs=False)
        old = clocks.get(seat, new)
        turn = old.stopped if still(settings) else old.going
        clocks[seat] = turn(change.now, rests[seat])
        if not clocks[seat].runs:
            change.clear_deadlines(f"{KIND} {seat}")
        elif not old.runs:
            change.set_deadline(f"{KIND} {seat}", clocks[seat].rings(rests[seat]))
    _keep(change, clocks, banks=banks)


def unwind(change: Change, before: Mapping[str, Any], rests: Mapping[int, Rest]) -> None:
    """
    Set clocks and banks to what they were *before* an action, by `stopped`, that is taken back.

    For as long as others were waited for meanwhile, the seats that were waited for before have
    used their own time. `wind` lets their clocks go on.
    """
    clocks, old = clocks_of(change.game.settings), clocks_of(before)
    begun = {seat: clocks.pop(seat) for seat in sorted(set(clocks) - set(old))}
    for seat in begun:
        change.clear_deadlines(f"{KIND} {seat}")
    used = max((clock.used(change.now, rests[s]) for s, clock in begun.items()), default=NONE)
    for seat in sorted(set(old) - set(clocks)):
        clocks[seat] = replace(old[seat], before=old[seat].before + used)
    _keep(change, clocks, banks=before["banks"])


def stopped(settings: Mapping[str, Any], now: datetime, rests: Mapping[int, Rest]) -> Json:
    """The clocks, standing still as they are *now*, and the banks."""
    clocks = clocks_of(settings).items()
    still_now = {str(seat): clock.stopped(now, rests[seat]).to_json() for seat, clock in clocks}
    return {"clocks": still_now, "banks": settings.get("banks", {})}


def ring(
    change: Change, table: Table, deadlines: list[DeadlineRow], rests: Mapping[int, Rest]
) -> list[Seat]:
    """Plan what *deadlines* of a table remind of; the seats whose time is up."""
    clocks, late = clocks_of(change.game.settings), []
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
            kind = REMINDERS[clock.stage - 1]
            change.plan(kind, number=table.number, seat=seat, data={"seats": [seat]})
    _keep(change, clocks)
    return late


def rest(change: Change, rests: Mapping[int, Rest]) -> None:
    """Set the clocks of the seats in *rests* by what their people have said anew."""
    clocks = clocks_of(change.game.settings)
    for seat in sorted(set(clocks) & set(rests)):
        if not clocks[seat].runs:
            continue
        clocks[seat] = clocks[seat].rested(rests[seat])
        change.set_deadline(f"{KIND} {seat}", clocks[seat].rings(rests[seat]))
    _keep(change, clocks)


def drop(change: Change, seat: int) -> None:
    """Stop the clock of a seat as if it had not run: somebody else sits there."""
    clocks = clocks_of(change.game.settings)
    if clocks.pop(seat, None):
        change.clear_deadlines(f"{KIND} {seat}")
        _keep(change, clocks)


def _keep(change: Change, clocks: Mapping[int, Clock], **more: Any) -> None:
    kept = {str(seat): clock.to_json() for seat, clock in clocks.items()}
    change.update(settings={**change.game.settings, "clocks": kept, **more})


def seat_of(deadline: DeadlineRow) -> int:
    """The seat whose clock a deadline is."""
    return int(deadline.kind.removeprefix(KIND))
