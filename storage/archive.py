"""
Logs of games that ended long ago, compressed: one row instead of one for each line.

Results, seats and the final state stay as they are, and everything that reads a log also reads an
archived one. People are in a column of their own, and the log only points to them. So a person's
data can be deleted without unpacking the log.
"""

from __future__ import annotations

import zlib
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    RowMapping,
    Text,
    cast,
    delete,
    exists,
    insert,
    select,
    update,
)

from storage import programs, queries
from storage.columns import EPOCH, TICK
from storage.database import Database
from storage.errors import Unreadable
from storage.faults import execute
from storage.rows import FORGOTTEN, LineRow
from storage.schema import archives, games, lines
from storage.shards import Shards

SINCE = "0007"
"""The schema that brought archives."""

BEST = 9
"""Level of compression; a log is written only once."""


class Packed(msgspec.Struct, array_like=True):
    """A row of `lines` within an archive; the click that made it no longer matters."""

    number: int
    seat: int
    person: int | None
    """Index among the archive's people."""
    time: int
    """Microseconds since 1970."""
    line: str


class Archive:
    """Archives games one by one."""

    def __init__(self, database: Database, shards: Shards) -> None:
        self._database = database
        self._shards = shards

    async def due(self, before: datetime, after: str, most: int) -> tuple[str, ...]:
        """
        Games of ours, by their ids, that ended *before* this moment and are not archived.

        At most *most*, in the order of their ids, from *after* on.
        """

        def asked(connection: Connection) -> tuple[str, ...]:
            query = (
                select(games.c.id)
                .where(games.c.id > after, games.c.ended < before, ~queries.IS_LIVING)
                .where(exists().where(lines.c.game_id == games.c.id), self._shards.owned())
                .order_by(games.c.id)
                .limit(most)
            )
            return tuple(execute(connection, query).scalars())

        return await self._database.read(asked)

    async def put(self, game_id: str) -> None:
        """Archive a game that has ended, in one transaction."""
        await self._database.write(lambda connection: pack(connection, game_id))

    async def can_begin(self) -> bool:
        """Whether every running process can read archives."""
        oldest = await self._database.read(programs.oldest_running)
        return oldest is None or oldest >= SINCE


def pack(connection: Connection, game_id: str) -> None:
    """Put the rows of a game's log into its archive."""
    assert not queries.game(connection, game_id, lock=True).living, game_id
    query = select(lines.c.number, lines.c.seat, lines.c.user_id, lines.c.time, lines.c.line).where(
        lines.c.game_id == game_id
    )
    # Someone may be forgotten at this moment: their lines are locked, or forgotten already.
    found = execute(connection, query.order_by(lines.c.number).with_for_update()).all()
    if not found:
        return
    people = list(dict.fromkeys(row.user_id for row in found if row.user_id is not None))
    log = [
        Packed(
            row.number,
            row.seat,
            None if row.user_id is None else people.index(row.user_id),
            (row.time - EPOCH) // TICK,
            row.line,
        )
        for row in found
    ]
    packed = zlib.compress(msgspec.json.encode(log), BEST)
    execute(connection, insert(archives).values(game_id=game_id, people=people, log=packed))
    execute(connection, delete(lines).where(lines.c.game_id == game_id))


def log_of(connection: Connection, game_id: str, since: int = 0) -> tuple[LineRow, ...]:
    """
    The log of a game from number *since* on, archived or not.

    :raises Unreadable: if one of its lines is no line, or its archive is damaged.
    """
    found = queries.lines_where(connection, queries.LOG, game_id=game_id, since=since)
    if found:
        return found
    query = select(archives).where(archives.c.game_id == game_id)
    row = execute(connection, query).mappings().one_or_none()
    if row is None:
        return ()
    return tuple(line for line in _unpacked(row) if line.number >= since)


def lines_of(connection: Connection, user_id: int) -> tuple[LineRow, ...]:
    """The lines of a person in archived games, game by game."""
    return tuple(
        line
        for row in _naming(connection, user_id)
        for line in _unpacked(row)
        if line.user_id == user_id
    )


def forget(connection: Connection, user_id: int) -> None:
    """Make a person's archived lines a stranger's."""
    for row in _naming(connection, user_id):
        people = [FORGOTTEN if person == user_id else person for person in row["people"]]
        query = update(archives).where(archives.c.game_id == row["game_id"])
        execute(connection, query.values(people=people))


def _naming(connection: Connection, user_id: int) -> list[RowMapping]:
    """The archives in which a person did something."""
    query = select(archives).where(cast(archives.c.people, Text).contains(str(user_id)))
    found = execute(connection, query.order_by(archives.c.game_id)).mappings()
    return [row for row in found if user_id in row["people"]]


def _unpacked(row: RowMapping) -> list[LineRow]:
    game_id, people = row["game_id"], row["people"]
    try:
        log = msgspec.json.decode(zlib.decompress(row["log"]), type=list[Packed])
        kept: list[dict[str, Any]] = [
            {
                "game_id": game_id,
                "number": line.number,
                "seat": line.seat,
                "user_id": None if line.person is None else people[line.person],
                "line": line.line,
                "time": EPOCH + line.time * TICK,
                "interaction_id": None,
            }
            for line in log
        ]
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, IndexError) as error:
        raise Unreadable(
            f"the archived log of game {game_id} is damaged ({error}): restore a backup"
        ) from error
    return [queries.line_row(each) for each in kept]
