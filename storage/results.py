"""Results of ended games: store them, read them by server, and remove a person from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, exists, insert, or_, select, update

from storage.database import Database
from storage.faults import execute
from storage.rows import FORGOTTEN, Json, PlayedRow, ResultRow, Status
from storage.schema import departures, games, results, seats
from storage.shards import Shards

ENDED = (Status.OVER, Status.ABANDONED)
"""The statuses of a game that began and has ended."""

COLUMNS = [column for column in results.c if column is not results.c.game_id]
COLUMNS.append(departures.c.left_id)
NAMES = [column.name for column in COLUMNS]
WITH_LEFT = results.outerjoin(
    departures,
    (departures.c.game_id == results.c.game_id) & (departures.c.seat == results.c.seat),
)

PAGE = 500
"""Number of games read at a time."""


class Results:
    """Read and correct results; `Change.keep_results` stores them when a game ends."""

    def __init__(self, database: Database, shards: Shards) -> None:
        self._read = database.read
        self._write = database.write
        self._shards = shards

    async def of(self, guild_id: int, user_id: int | None = None) -> list[PlayedRow]:
        """
        The ended games of a server, or of one person there, oldest first.

        A server may have thousands, so they are read page by page and nobody waits long.
        """
        tests = [games.c.guild_id == guild_id, games.c.status.in_(ENDED)]
        if user_id is not None:
            theirs = select(results.c.game_id).where(results.c.user_id == user_id)
            tests.append(games.c.id.in_(theirs))
        listed = await self._read(partial(_listed, tests=tests))
        found: list[PlayedRow] = []
        for begin in range(0, len(listed), PAGE):
            found += await self._read(partial(_page, listed=listed[begin : begin + PAGE]))
        return found

    async def ended(self, game_ids: Collection[str]) -> list[PlayedRow]:
        """The ended ones among these games, oldest first."""
        tests = [games.c.id.in_(game_ids), games.c.status.in_(ENDED)]
        listed = await self._read(partial(_listed, tests=tests))
        return await self._read(partial(_page, listed=listed))

    async def missing(self, after: str, most: int) -> tuple[str, ...]:
        """
        Ids of our games that ended before results were stored.

        The first *most* by id, starting after *after*.
        """

        def asked(connection: Connection) -> tuple[str, ...]:
            query = (
                select(games.c.id)
                .where(games.c.id > after, games.c.status.in_(ENDED), games.c.number >= 0)
                .where(~exists().where(results.c.game_id == games.c.id), self._shards.owned())
                .order_by(games.c.id)
                .limit(most)
            )
            return tuple(execute(connection, query).scalars())

        return await self._read(asked)

    async def keep(self, game_id: str, rows: Iterable[ResultRow]) -> None:
        """Store the results of a game that ended before results were stored."""
        await self._write(lambda connection: put(connection, game_id, rows))

    async def leave(self, user_id: int) -> None:
        """Remove a person from all results; their seats become a stranger's."""
        await self._write(lambda connection: leave(connection, user_id))


def put(connection: Connection, game_id: str, rows: Iterable[ResultRow]) -> None:
    """Store the results of a game, unless it already has some."""
    new = [{**asdict(row), "game_id": game_id} for row in rows]
    left = [row.pop("left_id") for row in new]
    query = select(results.c.seat).where(results.c.game_id == game_id)
    if not new or execute(connection, query).first():
        return
    execute(connection, insert(results), new)
    gone = [
        {"game_id": game_id, "seat": row["seat"], "left_id": user}
        for row, user in zip(new, left, strict=True)
        if user is not None
    ]
    if gone:
        execute(connection, insert(departures), gone)


def leave(connection: Connection, user_id: int) -> None:
    """Remove a person from all results."""
    for table, name in ((results, "user_id"), (departures, "left_id")):
        query = update(table).where(table.c[name] == user_id)
        execute(connection, query.values({name: FORGOTTEN}))


def of_person(connection: Connection, user_id: int) -> tuple[tuple[str, ResultRow], ...]:
    """Every result of a person, and of seats they left, with the id of its game."""
    theirs = or_(results.c.user_id == user_id, departures.c.left_id == user_id)
    query = select(results.c.game_id, *COLUMNS).select_from(WITH_LEFT).where(theirs)
    rows = execute(connection, query.order_by(results.c.game_id, results.c.seat)).mappings()
    return tuple(_with_game(dict(row)) for row in rows)


def _with_game(row: dict[str, Any]) -> tuple[str, ResultRow]:
    return row.pop("game_id"), ResultRow(**row)


def _listed(connection: Connection, tests: Iterable[ColumnElement[bool]]) -> Sequence[Row[Any]]:
    """The games that pass all *tests*, without their results."""
    c = games.c
    columns = (c.id, c.modules, c.status, c.ended, c.options, c.settings, c.end_reason)
    query = select(*columns).where(*tests)
    return execute(connection, query.order_by(games.c.ended, games.c.id)).all()


def _page(connection: Connection, listed: Sequence[Row[Any]]) -> list[PlayedRow]:
    """The games *listed*, with their results; those without any are left out."""
    query = (
        select(results.c.game_id, *COLUMNS, seats.c.name, seats.c.settings)
        .select_from(WITH_LEFT)
        .outerjoin(seats, (seats.c.game_id == results.c.game_id) & (seats.c.seat == results.c.seat))
        .where(results.c.game_id.in_([row.id for row in listed]))
        .order_by(results.c.game_id, results.c.seat)
    )
    rows: dict[str, list[ResultRow]] = {}
    names: dict[str, list[str]] = {}
    settings: dict[str, list[Json]] = {}
    for game_id, *fields, name, own in execute(connection, query):
        row = ResultRow(**dict(zip(NAMES, fields, strict=True)))
        rows.setdefault(game_id, []).append(row)
        names.setdefault(game_id, []).append(name or "")
        settings.setdefault(game_id, []).append(own or {})
    return [
        PlayedRow(
            id=game.id,
            modules=game.modules,
            status=game.status,
            ended=game.ended,
            results=tuple(rows[game.id]),
            names=tuple(names[game.id]),
            settings=tuple(settings[game.id]),
            options=game.options,
            choices=game.settings,
            end_reason=game.end_reason,
        )
        for game in listed
        if game.id in rows
    ]
