"""One clock: whose time runs, for how long it has, and what is left of it."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace

from bot.table.state.pace import NONE, Rest, passed, ran

STAGES = (0.5, 0.9, 1.0)
"""The shares of a seat's time after which something happens."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of one seat."""

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


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks of a table, by seat."""

    running: dict[int, Clock] = {}
    """Those that run, or stand still with the game."""
    banks: dict[int, timedelta] = {}
    """What is left of the time that each seat has beside the allowance of an answer."""
