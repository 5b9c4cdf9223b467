"""
The time that players have for an answer, and a computer's patience.

A table plays live, daily, or without any limit. A player who owes something first uses the
allowance of one answer. After that their own bank of time runs down; every answer adds a little to
it. The clock stops in a person's quiet hours and while they are away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

NONE = timedelta(0)
FOREVER = timedelta(days=400)
"""Limit of any wait: someone who rests all day is gone."""


PATIENCE = timedelta(minutes=1)
"""Maximum time that a computer on turn waits for answers to its offer; less at a live table."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The time that a table gives to each answer."""

    allowance: timedelta
    bank: timedelta
    """The time each seat begins with, and the maximum it can have."""
    increment: timedelta
    """The time that an answer adds to the bank."""
    patience: timedelta = PATIENCE
    """Maximum time that a computer on turn waits for answers to its offer."""


PACES = {
    "live": Pace(
        timedelta(minutes=3), timedelta(minutes=10), timedelta(seconds=30), timedelta(seconds=20)
    ),
    "daily": Pace(timedelta(hours=24), timedelta(hours=24), timedelta(hours=2)),
}
"""Paces by the name that is chosen with the game; without one, a table has no clocks."""


@dataclass(frozen=True, slots=True)
class Rest:
    """The times when a person doesn't have to answer."""

    quiet: tuple[time, time] | None = None
    """Start and end of the daily quiet hours, in the person's time zone."""
    zone: ZoneInfo | None = None
    """The time zone; None for UTC."""
    away: datetime | None = None
    """The end of the person's absence."""

    @staticmethod
    def of(preferences: Mapping[str, Any]) -> Rest:
        """The rest in a person's preferences; none if there is none or it can't be read."""
        try:
            quiet = preferences.get("quiet")
            zone = preferences.get("zone")
            away = preferences.get("away")
            return Rest(
                (time.fromisoformat(quiet[0]), time.fromisoformat(quiet[1])) if quiet else None,
                ZoneInfo(zone) if zone else None,
                datetime.fromisoformat(away) if away else None,
            )
        except (ValueError, ZoneInfoNotFoundError):
            return Rest()

    def ends(self, moment: datetime) -> datetime:
        """The end of the rest that *moment* is in; *moment* itself outside any rest."""
        if self.away is not None and moment < self.away:
            moment = self.away
        if self.quiet is None:
            return moment
        begin, end = self.quiet
        local = moment.astimezone(self.zone or UTC)
        for days in (-1, 0):
            day = (local + timedelta(days=days)).date()
            start = datetime.combine(day, begin, local.tzinfo)
            over = datetime.combine(day + timedelta(days=end <= begin), end, local.tzinfo)
            if start <= local < over:
                return over.astimezone(UTC)
        return moment

    def begins(self, moment: datetime) -> datetime | None:
        """The start of the next rest after *moment*, which is outside any rest."""
        if self.quiet is None:
            return None
        local = moment.astimezone(self.zone or UTC)
        start = datetime.combine(local.date(), self.quiet[0], local.tzinfo)
        if start <= local:
            start = datetime.combine(local.date() + timedelta(days=1), self.quiet[0], local.tzinfo)
        return start.astimezone(UTC)


def passed(start: datetime, amount: timedelta, rest: Rest) -> datetime:
    """The time when a clock started at *start* has run for *amount*, without *rest*."""
    moment, limit = start, start + FOREVER
    while moment < limit:
        moment = rest.ends(moment)
        pause = rest.begins(moment)
        if pause is None or pause - moment >= amount:
            return moment + amount
        amount -= pause - moment
        moment = pause
    return limit


def ran(start: datetime, end: datetime, rest: Rest) -> timedelta:
    """The time that a clock has run between *start* and *end*, without *rest*."""
    moment, total = start, NONE
    while (moment := rest.ends(moment)) < end:
        pause = rest.begins(moment)
        if pause is None or pause >= end:
            return total + (end - moment)
        total += pause - moment
        moment = pause
    return total


def left(bank: timedelta, used: timedelta, pace: Pace) -> timedelta:
    """The time left in a bank after an answer that took *used*."""
    after = bank - max(NONE, used - pace.allowance) + pace.increment
    return max(NONE, min(pace.bank, after))
