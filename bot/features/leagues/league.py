"""
A league: the document that the store keeps.

It holds only what managers have decided. Games, points and places are computed from the results
each time (`bot.features.leagues.table`), so a game can't be counted twice.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias

import msgspec

from bot.chat.address import Address
from bot.table.server.formats import Format
from storage import ContestRow

KIND: Final = "league"
"""The kind of these contests in the store."""

On: TypeAlias = Literal["opened", "closed"]
"""An announcement of a league."""

OPENED: Final = "opened"
CLOSED: Final = "closed"

OP: Final = "league"
"""The operation that shows a league."""

GRACE: Final = timedelta(minutes=1)
"""Time between a league's end and its final standings, for games whose results are being stored."""


class Correction(msgspec.Struct, frozen=True):
    """Points that a manager has given to a person, or taken from them."""

    user: int
    points: int
    reason: str
    by: int
    """The manager."""
    time: datetime


class League(msgspec.Struct, frozen=True):
    """A league's own facts, without its name."""

    format: Format
    begin: datetime
    end: datetime | None
    """Games that end at this moment or later don't count; None until a manager closes it."""
    points: tuple[int, ...]
    """Points for each place, the first one first; places beyond them bring none."""
    bonus: int = 0
    """More points for a person's first game of a day in UTC."""
    channel: int | None = None
    """The channel of the announcements."""
    language: str = "en"
    """Their language."""
    opened: int | None = None
    """The message that announced the league; 0 if there is none; None until that is done."""
    closed: int | None = None
    """The same for its end."""
    corrections: tuple[Correction, ...] = ()

    @property
    def due(self) -> datetime | None:
        """When it closes by itself."""
        return None if self.end is None else self.end + GRACE


def league_of(row: ContestRow) -> League:
    """The league in a contest's document."""
    return msgspec.convert(row.data, League)


def put(row: ContestRow, league: League) -> ContestRow:
    """*row* with *league* as its document."""
    return replace(row, data=msgspec.to_builtins(league))


def is_over(league: League, now: datetime) -> bool:
    """Whether a league's time is over, even if its final standings aren't announced yet."""
    return league.end is not None and league.end <= now


def is_running(row: ContestRow, now: datetime) -> bool:
    """Whether games and corrections can still change a league."""
    return row.is_open and not is_over(league_of(row), now)


def link(league_id: str, on: On) -> Address:
    """The address of the button on an announcement, which shows the league's table."""
    return Address("", OP, (league_id, on))
