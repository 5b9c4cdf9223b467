"""Dates of leagues: typed, proposed and shown. A league's days begin at midnight in UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from babel.dates import format_date, format_interval, format_skeleton

from bot.chat.refusals import Refused
from words import Words

PERIODS: Final = ("week", "month", "quarter", "open")
"""Lengths of a league that its setup proposes."""

FARTHEST: Final = timedelta(days=2 * 366)
"""Maximum time between now and a date of a league."""

DAY: Final = timedelta(days=1)
MONTHS: Final = 12


def read(typed: str, now: datetime) -> date:
    """
    The date that was typed like 2026-06-30.

    :raises Refused: if it isn't one, or is too far away.
    """
    try:
        found = date.fromisoformat(typed.strip())
    except ValueError:
        raise Refused("ui.error.league.date") from None
    if abs(found - now.date()) > FARTHEST:
        raise Refused("ui.error.league.date")
    return found


def midnight(day: date) -> datetime:
    """The moment when *day* begins."""
    return datetime.combine(day, time(), UTC)


def last_day(end: datetime) -> date:
    """The last day of a league that ends at this moment."""
    return (end - timedelta(microseconds=1)).astimezone(UTC).date()


def ending(period: str, now: datetime) -> date | None:
    """The last day of a league of this length that begins *now*; None for an open one."""
    today = now.date()
    match period:
        case "week":
            return today + 6 * DAY
        case "month":
            return _month(today, 1) - DAY
        case "quarter":
            return _month(today, 3 - (today.month - 1) % 3) - DAY
        case _:
            return None


def _month(day: date, ahead: int) -> date:
    """The first day of the month that is this many months *ahead*."""
    months = day.year * MONTHS + day.month - 1 + ahead
    return date(months // MONTHS, months % MONTHS + 1, 1)


def begins(now: datetime) -> list[date]:
    """Proposals for a league's first day: today, tomorrow, next Monday, next month."""
    today = now.date()
    days = (today, today + DAY, today + (7 - today.weekday()) * DAY, _month(today, 1))
    return sorted(set(days))


def ends(now: datetime) -> list[date]:
    """Proposals for its last day: in one week, in two, and the end of this month and later ones."""
    today = now.date()
    months = [_month(today, ahead) - DAY for ahead in (1, 2, 3, 6)]
    return sorted({today + 6 * DAY, today + 13 * DAY, *months})


def told(w: Words, day: date) -> str:
    """A date as people write it."""
    return str(format_date(day, "long", locale=w.language))


def month(w: Words, day: date) -> str:
    """A month with its year."""
    return str(format_skeleton("yMMMM", day, locale=w.language))


def span(w: Words, begin: datetime, end: datetime | None) -> str:
    """A league's days, for a picture."""
    first = begin.astimezone(UTC).date()
    if end is None:
        return w.say("ui.league.since", begin=told(w, first))
    return str(format_interval(first, max(first, last_day(end)), "yMMMd", locale=w.language))
