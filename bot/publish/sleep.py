"""
Keeps people who rest from being pinged, if they want that, and pings them afterwards.

While a person rests (`pace.Rest`), posts that concern them don't ping them. When the rest is over
and the table still waits for them, a post pings them. Votes and open seats always ping.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from bot.table import news
from bot.table.draft import Draft
from bot.table.ping import Ping
from bot.table.state.pace import Rest
from bot.table.table import Table
from game import Seat
from storage import DeadlineRow, Status

KIND: Final = "wake"
"""Prefix of a rest's deadline, followed by the seat: ``wake 0``, ``wake 1`` and so on."""

CALLS: Final = "calls"
"""Value of the preference `rest` of people who don't want to be pinged while they rest."""

NAP: Final = timedelta(hours=1)
"""Time until the next check of a game that stands still."""


def keeps(preferences: Mapping[str, Any]) -> bool:
    """Whether a person with these preferences isn't pinged while they rest."""
    return bool(preferences.get("rest") == CALLS)


def asleep(change: Draft, table: Table, seats: Iterable[Seat]) -> dict[Seat, datetime]:
    """Those of *seats* whose people can't be pinged now, with the end of each one's rest."""
    users = {seat: user for seat in seats if (user := table.user(seat))}
    found = {}
    people = change.people(users.values())
    for seat, user in users.items():
        preferences = people[user].preferences
        over = Rest.of(preferences).ends(change.now)
        if keeps(preferences) and over > change.now:
            found[seat] = over
    return found


def put_off(change: Draft, sleeping: Mapping[Seat, datetime]) -> None:
    """Set a deadline for the seats in *sleeping*: each is pinged when its rest is over."""
    for seat, over in sleeping.items():
        change.set_deadline(f"{KIND} {int(seat)}", over)


def wake(change: Draft, table: Table, deadlines: Iterable[DeadlineRow]) -> None:
    """Plan the pings that *deadlines* put off, for those the table still waits for."""
    for deadline in deadlines:
        seat = Seat(int(deadline.kind.removeprefix(KIND)))
        change.clear_deadlines(deadline.kind)
        if table.game is None or table.row.status is not Status.RUNNING:
            continue
        waited = {debt.seat for debt in table.game.state.due()}
        if seat not in waited or not table.user(seat):
            continue
        if sleeping := asleep(change, table, (seat,)):  # they have changed their rest
            put_off(change, sleeping)
        elif table.still:
            put_off(change, {seat: change.now + NAP})
        else:
            data = Ping.to([seat]).data
            change.plan(news.WAKE, number=table.number, seat=int(seat), data=data)


def drop(change: Draft, table: Table, seat: Seat) -> None:
    """Drop the later ping for a seat that has changed hands."""
    change.clear_deadlines(f"{KIND} {seat}")
