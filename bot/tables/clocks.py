"""
Clocks: whose time runs, when they are reminded, and when it is up.

A clock runs for each seat that the game waits for. It is started in the transaction of the action
that makes the seat owe something, and stopped in that of its answer, so no crash can lose one or
let one ring twice. When half of the time is gone, and once more near its end, a post reminds; when
all of it is, the seat's answers are given by default until the game waits for it no longer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from bot.tables import news
from bot.tables.pace import PACES, Pace, Rest, left, passed, ran
from bot.tables.table import Table
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

    def rings(self, rest: Rest) -> datetime:
        """When it comes to its next stage."""
        return passed(self.start, STAGES[self.stage] * self.time, rest)

    def rested(self, rest: Rest) -> Clock:
        """The same clock for a person who rests like this."""
        return replace(self, end=passed(self.start, self.time, rest))

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
        }

    @staticmethod
    def of(data: Mapping[str, Any]) -> Clock:
        """What `to_json` wrote."""
        return Clock(
            datetime.fromisoformat(data["start"]),
            timedelta(seconds=data["time"]),
            datetime.fromisoformat(data["end"]),
            data["stage"],
        )


def pace_of(table: Table) -> Pace | None:
    """The pace of a table, or None if it has all the time in the world."""
    return PACES.get(str(table.row.settings.get("pace", "")))


def clocks_of(settings: Mapping[str, Any]) -> dict[int, Clock]:
    """The clocks that run, by seat."""
    return {int(seat): Clock.of(data) for seat, data in settings.get("clocks", {}).items()}


def awaited(table: Table, settings: Mapping[str, Any]) -> set[int]:
    """The seats whose clocks should run."""
    if table.game is None or table.game.state.winners or settings.get("paused"):
        return set()
    return {int(debt.seat) for debt in table.game.state.due() if table.user(debt.seat)}


def concerned(table: Table) -> set[int]:
    """The seats whose clocks run, or are to be started."""
    if pace_of(table) is None:
        return set()
    return awaited(table, {}) | set(clocks_of(table.row.settings))


async def wind(change: Change, table: Table, rests: Mapping[int, Rest]) -> None:
    """Start and stop clocks, in the change of an action; *rests* are those of the `concerned`."""
    pace = pace_of(table)
    if pace is None:
        return
    settings = change.game.settings
    clocks, waited = clocks_of(settings), awaited(table, settings)
    banks: dict[str, float] = dict(settings.get("banks", {}))
    for seat in sorted(set(clocks) - waited):
        clock = clocks.pop(seat)
        used = ran(clock.start, change.now, rests[seat])
        banks[str(seat)] = left(clock.time - pace.allowance, used, pace).total_seconds()
        await change.clear_deadlines(f"{KIND} {seat}")
    for seat in sorted(waited - set(clocks)):
        bank = timedelta(seconds=banks.get(str(seat), pace.bank.total_seconds()))
        clock = Clock(change.now, pace.allowance + bank, change.now).rested(rests[seat])
        clocks[seat] = clock
        await change.set_deadline(f"{KIND} {seat}", clock.rings(rests[seat]))
    await _keep(change, clocks, banks=banks)


async def ring(
    change: Change, table: Table, deadlines: list[DeadlineRow], rests: Mapping[int, Rest]
) -> list[Seat]:
    """Plan what *deadlines* of a table remind of; the seats whose time is up."""
    clocks, late = clocks_of(change.game.settings), []
    for seat in map(seat_of, deadlines):
        old = clocks.get(seat)
        if old is None:
            await change.clear_deadlines(f"{KIND} {seat}")
            continue
        clock = clocks[seat] = old.rested(rests[seat]).at(change.now, rests[seat])
        await change.set_deadline(f"{KIND} {seat}", clock.rings(rests[seat]))
        if clock.end <= change.now:
            late.append(Seat(seat))
        elif clock.stage > old.stage:
            kind = REMINDERS[clock.stage - 1]
            await change.plan(kind, number=table.number, seat=seat, data={"seats": [seat]})
    await _keep(change, clocks)
    return late


async def rest(change: Change, rests: Mapping[int, Rest]) -> None:
    """Set the clocks of the seats in *rests* by what their people have said anew."""
    clocks = clocks_of(change.game.settings)
    for seat in sorted(set(clocks) & set(rests)):
        clocks[seat] = clocks[seat].rested(rests[seat])
        await change.set_deadline(f"{KIND} {seat}", clocks[seat].rings(rests[seat]))
    await _keep(change, clocks)


async def _keep(change: Change, clocks: Mapping[int, Clock], **more: Any) -> None:
    kept = {str(seat): clock.to_json() for seat, clock in clocks.items()}
    await change.update(settings={**change.game.settings, "clocks": kept, **more})


def seat_of(deadline: DeadlineRow) -> int:
    """The seat whose clock a deadline is."""
    return int(deadline.kind.removeprefix(KIND))
