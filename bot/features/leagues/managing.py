"""Opening, closing and correcting a league, as a server's managers do."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from typing import Final

import msgspec

from bot.chat.names import LONGEST, shown
from bot.chat.refusals import Listed, Refused
from bot.features.leagues import announcing, dates
from bot.features.leagues.league import KIND, Correction, League, is_running, league_of, put
from bot.publish.services import Services
from bot.table.server.formats import Format
from storage import ContestRow

MOST: Final = 10
"""Maximum number of open leagues in a server."""

PLACES: Final = 6
"""Maximum number of places that bring points."""

WORTH: Final = 100
"""Maximum points for a place or a daily bonus."""

USUAL: Final = (5, 3, 2, 1)
"""Points for each place if nothing else is chosen."""

LARGEST: Final = 1000
"""Maximum points of a correction."""

CORRECTIONS: Final = 500
"""Maximum number of corrections in a league."""


def read_points(typed: str) -> tuple[int, ...]:
    """
    Points for each place, typed like ``5 3 2 1``.

    :raises Refused: if they aren't a few numbers, each at most the one before.
    """
    found = typed.replace(",", " ").replace("-", " ").split()
    if not all(each.isdecimal() and len(each) <= len(str(WORTH)) for each in found):
        raise Refused("ui.error.league.points", most=WORTH, count=PLACES)
    points = tuple(map(int, found))
    is_falling = list(points) == sorted(points, reverse=True)
    if not 0 < len(points) <= PLACES or not is_falling or not 0 < points[0] <= WORTH:
        raise Refused("ui.error.league.points", most=WORTH, count=PLACES)
    return points


def made(
    form: Format,
    now: datetime,
    *,
    begin: date | None = None,
    last: date | None = None,
    points: tuple[int, ...] = USUAL,
    bonus: int = 0,
    channel: int | None = None,
    language: str = "en",
) -> League:
    """
    A league from its first to its *last* day; it begins today if nothing else is chosen.

    :raises Refused: if it would end before it begins, or has ended already.
    """
    begins = dates.midnight(begin or now.date())
    end = None if last is None else dates.midnight(last + dates.DAY)
    if end is not None and end <= max(begins, now):
        raise Refused("ui.error.league.end")
    return League(form, begins, end, points, bonus, channel, language)


async def opened(services: Services, guild: int, name: str, league: League) -> ContestRow:
    """
    Open a league and announce it.

    :raises Refused: if the name doesn't fit or is taken, there are too many leagues, or the bot
        can't write in the channel.
    """
    store = services.store
    if not shown(name) or len(name) > LONGEST:
        raise Refused("ui.error.league.name", count=LONGEST)
    held = await store.contests.of(guild, KIND, is_open=True)
    if any(row.name.casefold() == name.casefold() for row in held):
        raise Refused("ui.error.league.taken")
    if len(held) >= MOST:
        raise Refused("ui.error.league.many", count=MOST)
    if league.channel is not None:
        missing = services.messages.rights.lacking(league.channel)
        if missing:
            listed = Listed("ui.permission", tuple(missing))
            where = f"<#{league.channel}>"
            raise Refused("ui.error.missing_at", permissions=listed, channel=where)
    data = msgspec.to_builtins(league)
    row = await store.contests.create(guild, KIND, shown(name), data, services.now())
    await announcing.attend(services, row)
    return row


async def closed(services: Services, row: ContestRow) -> None:
    """
    Close a league now, with its final standings.

    :raises Refused: if it is already over.
    """
    now = services.now()

    def work(old: ContestRow) -> ContestRow:
        need_running(old, now)
        league = league_of(old)
        return replace(put(old, msgspec.structs.replace(league, end=now)), due=now)

    await announcing.attend(services, await services.store.contests.change(row.id, work))


async def corrected(services: Services, row: ContestRow, correction: Correction) -> None:
    """
    Add a correction to a league.

    :raises Refused: if it is already over, or has too many.
    """

    def work(old: ContestRow) -> ContestRow:
        need_running(old, correction.time)
        league = league_of(old)
        if len(league.corrections) >= CORRECTIONS:
            raise Refused("ui.error.league.corrections", count=CORRECTIONS)
        more = (*league.corrections, correction)
        return put(old, msgspec.structs.replace(league, corrections=more))

    await services.store.contests.change(row.id, work)


def need_running(row: ContestRow, now: datetime) -> None:
    """
    Refuse to change a league whose time is over.

    :raises Refused: if it is.
    """
    if not is_running(row, now):
        raise Refused("ui.error.league.over")
