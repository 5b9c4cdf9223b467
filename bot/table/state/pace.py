"""
How much time an answer may take.

A table plays live, daily, or without any limit. Whoever comes to owe something has the allowance
of one answer; after that a bank of time of their own runs down, to which every answer adds a
little. A person's clock stands still in their quiet hours and while they are away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

NONE = timedelta(0)
FOREVER = timedelta(days=400)
"""Nobody waits longer: who rests all day is not at rest but gone."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The time that a table gives to each answer."""

    allowance: timedelta
    bank: timedelta
    """What each seat begins with, and the most it can have."""
    increment: timedelta
    """What an answer adds to the bank."""


PACES = {
    "live": Pace(timedelta(minutes=3), timedelta(minutes=10), timedelta(seconds=30)),
    "daily": Pace(timedelta(hours=24), timedelta(hours=24), timedelta(hours=2)),
}
"""By the name that is chosen with the game; a table without one has no clocks."""


@dataclass(frozen=True, slots=True)
class Rest:
    """When a person need not answer."""

    quiet: tuple[time, time] | None = None
    """From when to when, every day, by the person's own clock."""
    zone: ZoneInfo | None = None
    """UTC if it is None."""
    away: datetime | None = None
    """Until when they are away."""

    @staticmethod
    def of(preferences: Mapping[str, Any]) -> Rest:
        """What a person has said; nothing, where they have said nothing that can be read."""
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
        """When the rest in which *moment* lies is over; *moment* itself outside any rest."""
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
        """When the next rest after *moment*, which lies outside any, begins."""
        if self.quiet is None:
            return None
        local = moment.astimezone(self.zone or UTC)
        start = datetime.combine(local.date(), self.quiet[0], local.tzinfo)
        if start <= local:
            start = datetime.combine(local.date() + timedelta(days=1), self.quiet[0], local.tzinfo)
        return start.astimezone(UTC)


def passed(start: datetime, amount: timedelta, rest: Rest) -> datetime:
    """When a clock that started at *start* has run for *amount*, *rest* left out."""
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
    """For how long a clock has run between *start* and *end*, *rest* left out."""
    moment, total = start, NONE
    while (moment := rest.ends(moment)) < end:
        pause = rest.begins(moment)
        if pause is None or pause >= end:
            return total + (end - moment)
        total += pause - moment
        moment = pause
    return total


def left(bank: timedelta, used: timedelta, pace: Pace) -> timedelta:
    """What a bank holds after an answer that took *used*."""
    after = bank - max(NONE, used - pace.allowance) + pace.increment
    return max(NONE, min(pace.bank, after))
