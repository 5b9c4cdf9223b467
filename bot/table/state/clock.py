"""A clock: the time that a seat has for its answer, and how much of it has passed."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace

from bot.table.state.pace import NONE, Rest, passed, ran

STAGES = (0.5, 0.9, 1.0)
"""Shares of a seat's time after which something happens."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of one seat."""

    start: datetime
    time: timedelta
    """The seat's whole time, without rests."""
    end: datetime
    """The time when it is up, as far as the person's rests are known."""
    stage: int = 0
    """Number of `STAGES` it has passed."""
    before: timedelta = NONE
    """Time that had passed before *start*, up to when the game last stood still."""
    runs: bool = True
    """False while the game stands still; then only *before* counts."""

    def rings(self, rest: Rest) -> datetime:
        """The time of its next stage."""
        return passed(self.start, STAGES[self.stage] * self.time - self.before, rest)

    def rested(self, rest: Rest) -> Clock:
        """The clock with its end adjusted to a person's rest."""
        return replace(self, end=passed(self.start, self.time - self.before, rest))

    def used(self, now: datetime, rest: Rest) -> timedelta:
        """The time that has passed on it."""
        return self.before + (ran(self.start, now, rest) if self.runs else NONE)

    def stopped(self, now: datetime, rest: Rest) -> Clock:
        """Stop the clock; it keeps its remaining time."""
        return replace(self, before=self.used(now, rest), runs=False)

    def going(self, now: datetime, rest: Rest) -> Clock:
        """Let the clock go on with its remaining time."""
        return self if self.runs else replace(self, start=now, runs=True).rested(rest)

    def at(self, now: datetime, rest: Rest) -> Clock:
        """The clock, moved past every stage it has reached."""
        clock = self
        while clock.stage < len(STAGES) - 1 and clock.rings(rest) <= now:
            clock = replace(clock, stage=clock.stage + 1)
        return clock


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks of a table, by seat."""

    running: dict[int, Clock] = {}
    """Clocks that run, or are stopped with the game."""
    banks: dict[int, timedelta] = {}
    """Remaining extra time of each seat, used once an answer's allowance is over."""
