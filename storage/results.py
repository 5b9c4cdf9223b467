"""The results of games that have ended: kept, asked for by server, left by who wants to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, exists, insert, select, update

from storage.database import Database
from storage.faults import execute
from storage.rows import FORGOTTEN, PlayedRow, ResultRow, Status
from storage.schema import games, results, seats
from storage.shards import Shards

ENDED = (Status.OVER, Status.ABANDONED)
"""How a game ends that has begun."""

COLUMNS = [column for column in results.c if column is not results.c.game_id]


class Results:
    """What is asked and noted of results; a change of a game keeps them (`Change.keep_results`)."""

    def __init__(self, database: Database, shards: Shards) -> None:
        self._read = database.read
        self._write = database.write
        self._shards = shards

    async def of(self, guild_id: int, user_id: int | None = None) -> tuple[PlayedRow, ...]:
        """The games that have ended in a server, or those of one person there, oldest first."""

        def asked(connection: Connection) -> tuple[PlayedRow, ...]:
            tests = [games.c.guild_id == guild_id]
            if user_id is not None:
                theirs = select(results.c.game_id).where(results.c.user_id == user_id)
                tests.append(games.c.id.in_(theirs))
            return _played(connection, *tests)

        return await self._read(asked)

    async def missing(self, after: str, most: int) -> tuple[str, ...]:
        """
        Games of ours, by their ids, that ended before results were kept.

        They are the first *most* in the order of their ids, from *after* on.
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
        """Keep the results of a game that ended before results were kept."""
        await self._write(lambda connection: put(connection, game_id, rows))

    async def leave(self, user_id: int) -> None:
        """Take a person out of all results: what is kept there is somebody's from now on."""
        await self._write(lambda connection: leave(connection, user_id))


def put(connection: Connection, game_id: str, rows: Iterable[ResultRow]) -> None:
    """Keep the results of a game, unless some are kept already."""
    new = [{**asdict(row), "game_id": game_id} for row in rows]
    query = select(results.c.seat).where(results.c.game_id == game_id)
    if new and not execute(connection, query).first():
        execute(connection, insert(results), new)


def leave(connection: Connection, user_id: int) -> None:
    """Take a person out of all results."""
    query = update(results).where(results.c.user_id == user_id)
    execute(connection, query.values(user_id=FORGOTTEN))


def of_person(connection: Connection, user_id: int) -> tuple[tuple[str, ResultRow], ...]:
    """Every result of a person, with the id of its game."""
    query = select(results).where(results.c.user_id == user_id)
    rows = execute(connection, query.order_by(results.c.game_id, results.c.seat)).mappings()
    return tuple(_with_game(dict(row)) for row in rows)


def _with_game(row: dict[str, Any]) -> tuple[str, ResultRow]:
    return row.pop("game_id"), ResultRow(**row)


def _played(connection: Connection, *tests: ColumnElement[bool]) -> tuple[PlayedRow, ...]:
    query = (
        select(games.c.id, games.c.modules, games.c.status, games.c.ended, seats.c.name, *COLUMNS)
        .join(results, results.c.game_id == games.c.id)
        .outerjoin(seats, (seats.c.game_id == games.c.id) & (seats.c.seat == results.c.seat))
        .where(*tests)
        .order_by(games.c.ended, games.c.id, results.c.seat)
    )
    found = []
    for game_id, group in groupby(execute(connection, query), lambda row: row[0]):
        rows = list(group)
        found.append(
            PlayedRow(
                id=game_id,
                modules=rows[0][1],
                status=rows[0][2],
                ended=rows[0][3],
                results=tuple(
                    ResultRow(
                        seat=seat, user_id=user, place=place, points=points, came=came, fair=fair
                    )
                    for *_, seat, user, place, points, came, fair in rows
                ),
                names=tuple(row[4] or "" for row in rows),
            )
        )
    return tuple(found)
