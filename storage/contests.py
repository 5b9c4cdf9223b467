"""
Leagues and tournaments: create one, read them by server, and change one as a whole.

A contest is a document. `change` reads it, lets the feature work on it and writes it, in one
transaction; so a program that is killed leaves it as it was before a step, or as it is after it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Text, cast, insert, select, update

from storage import queries
from storage.database import Database
from storage.faults import execute
from storage.rows import FORGOTTEN, ContestRow, Json
from storage.schema import contests
from storage.shards import Shards


class Contests:
    """The contests of all servers."""

    def __init__(self, database: Database, shards: Shards, clock: Callable[[], datetime]) -> None:
        self._read = database.read
        self._write = database.write
        self._shards = shards
        self._clock = clock

    async def create(
        self, guild_id: int, kind: str, name: str, data: Json, due: datetime | None = None
    ) -> ContestRow:
        """Create an open contest of a server."""

        def done(connection: Connection) -> ContestRow:
            row = ContestRow(
                id=queries.free_id(connection, contests),
                guild_id=guild_id,
                kind=kind,
                name=name,
                is_open=True,
                due=due,
                data=data,
                created=self._clock(),
            )
            values = {column.name: getattr(row, column.name) for column in contests.c}
            execute(connection, insert(contests).values(values))
            return row

        return await self._write(done)

    async def find(self, contest_id: str) -> ContestRow | None:
        """The contest with this id, if there is one."""
        found = await self._where(contests.c.id == contest_id)
        return found[0] if found else None

    async def of(
        self, guild_id: int, kind: str, *, is_open: bool | None = None
    ) -> list[ContestRow]:
        """A server's contests of a kind, the oldest first; by default open and ended ones."""
        tests = [contests.c.guild_id == guild_id, contests.c.kind == kind]
        if is_open is not None:
            tests.append(contests.c.is_open == is_open)
        return await self._where(*tests)

    async def due(self, now: datetime) -> list[ContestRow]:
        """Our open contests that have something to do by *now*."""
        return await self._where(
            contests.c.due <= now, contests.c.is_open, self._shards.owned(contests)
        )

    async def change(
        self, contest_id: str, work: Callable[[ContestRow], ContestRow | None]
    ) -> ContestRow:
        """
        Replace a contest by what *work* makes of it; None leaves it as it is.

        Nobody else changes it meanwhile. *work* may run on another thread, and raise to change
        nothing.

        :raises LookupError: if there is none.
        """

        def done(connection: Connection) -> ContestRow:
            query = select(contests).where(contests.c.id == contest_id).with_for_update()
            found = execute(connection, query).mappings().one_or_none()
            if found is None:
                raise LookupError(contest_id)
            row = ContestRow(**found)
            new = work(row)
            if new is None:
                return row
            fields: dict[str, Any] = {
                "name": new.name,
                "is_open": new.is_open,
                "due": new.due,
                "data": new.data,
                "revision": row.revision + 1,
            }
            query_new = update(contests).where(contests.c.id == contest_id)
            execute(connection, query_new.values(fields))
            return ContestRow(**{**found, **fields})

        return await self._write(done)

    async def _where(self, *tests: ColumnElement[bool]) -> list[ContestRow]:
        return await self._read(lambda connection: _listed(connection, *tests))


def naming(connection: Connection, user_id: int) -> list[ContestRow]:
    """The contests whose document names a person."""
    may_name = cast(contests.c.data, Text).contains(str(user_id))
    return [row for row in _listed(connection, may_name) if _replaced(row.data, user_id, 0)[1]]


def forget(connection: Connection, user_id: int) -> None:
    """Make a person a stranger in every contest, the same one throughout each."""
    for row in naming(connection, user_id):
        taken = str(row.data)
        stranger = next(n for n in range(FORGOTTEN, -(10**9), -1) if str(n) not in taken)
        data, _ = _replaced(row.data, user_id, stranger)
        fields = {"data": data, "revision": row.revision + 1}
        execute(connection, update(contests).where(contests.c.id == row.id).values(fields))


def _replaced(data: Any, user_id: int, stranger: int) -> tuple[Any, bool]:
    """
    *data* with *stranger* in place of a person, as a value or a key; and if it was there.

    Their name, a text called ``name`` beside the person's id, becomes empty. So does any other text
    whose key is the person.
    """
    match data:
        case dict():
            is_about = user_id in data.values()
            kept = {
                str(stranger) if key == str(user_id) else key: _replaced(
                    ""
                    if isinstance(value, str)
                    and (key == str(user_id) or (is_about and key == "name"))
                    else value,
                    user_id,
                    stranger,
                )
                for key, value in data.items()
            }
            is_there = str(user_id) in data or any(was for _, was in kept.values())
            return {key: value for key, (value, _) in kept.items()}, is_there
        case list():
            found = [_replaced(value, user_id, stranger) for value in data]
            return [value for value, _ in found], any(was for _, was in found)
        case bool():
            return data, False
        case _:
            return (stranger, True) if data == user_id else (data, False)


def _listed(connection: Connection, *tests: ColumnElement[bool]) -> list[ContestRow]:
    """The contests that pass all *tests*, the oldest first."""
    query = select(contests).where(*tests).order_by(contests.c.created, contests.c.id)
    return [ContestRow(**row) for row in execute(connection, query).mappings()]
