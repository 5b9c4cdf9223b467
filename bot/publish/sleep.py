"""
Sleep: who rests is called by no post of the game, if they want it so; one calls them afterwards.

While somebody rests (`pace.Rest`), what is up to them is told without a call. When the rest is
over, a post of its own calls whoever is still waited for. Votes and open seats call all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from bot.table import news
from bot.table.draft import Draft
from bot.table.state.pace import Rest
from bot.table.table import Table
from game import Seat
from storage import DeadlineRow, Status

KIND: Final = "wake"
"""The end of a rest is a deadline of the kind ``wake 0``, ``wake 1`` and so on, by seat."""

CALLS: Final = "calls"
"""What somebody prefers whom no post is to call while they rest; it is noted as `rest`."""

NAP: Final = timedelta(hours=1)
"""A game that stands still is looked at so much later again."""


def keeps(preferences: Mapping[str, Any]) -> bool:
    """Whether somebody who prefers this is not called while they rest."""
    return bool(preferences.get("rest") == CALLS)


def asleep(change: Draft, table: Table, seats: Iterable[Seat]) -> dict[Seat, datetime]:
    """Those of *seats* whose people are not to be called now, with when their rest is over."""
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
    """Note that the seats in *sleeping* have still to be called, each when its rest is over."""
    for seat, over in sleeping.items():
        change.set_deadline(f"{KIND} {int(seat)}", over)


def wake(change: Draft, table: Table, deadlines: Iterable[DeadlineRow]) -> None:
    """Plan the calls that *deadlines* of a table put off, to those who are waited for yet."""
    for deadline in deadlines:
        seat = Seat(int(deadline.kind.removeprefix(KIND)))
        change.clear_deadlines(deadline.kind)
        if table.game is None or table.row.status is not Status.RUNNING:
            continue
        waited = {debt.seat for debt in table.game.state.due()}
        if seat not in waited or not table.user(seat):
            continue
        if sleeping := asleep(change, table, (seat,)):  # they have said otherwise meanwhile
            put_off(change, sleeping)
        elif table.still:
            put_off(change, {seat: change.now + NAP})
        else:
            seats = [int(seat)]
            change.plan(news.WAKE, number=table.number, seat=int(seat), data={"seats": seats})


def drop(change: Draft, table: Table, seat: Seat) -> None:
    """Call nobody later: somebody else sits there."""
    change.clear_deadlines(f"{KIND} {seat}")
