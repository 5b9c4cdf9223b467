"""Queries that turn a connection and a few facts into rows."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    Table,
    bindparam,
    insert,
    literal,
    literal_column,
    select,
    update,
)

from game.core import log
from storage.errors import NoSuchGame, Unreadable
from storage.faults import execute
from storage.rows import (
    LIVING,
    GameRow,
    Json,
    LineRow,
    PersonRow,
    PostKey,
    PostRow,
    PostState,
    SeatRow,
)
from storage.schema import games, lines, people, posts, seats

TABLE = -1
"""Number stored for the whole table, where a column asks for a seat."""

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 9
"""Characters of a game's id; among a million games, two collide with a chance of one in seventy."""

# A literal, not a parameter: only then does SQLite use its partial index.
IS_LIVING = games.c.status.in_([literal_column(f"'{status}'") for status in LIVING])
IS_PLANNED = posts.c.state == literal_column(f"'{PostState.PLANNED}'")

# What is asked most often is built once: that costs more than to ask.
OF_GAME: BindParameter[str] = bindparam("game_id")
GAME = select(games).where(games.c.id == OF_GAME)
SEATS = (
    select(*(column for column in seats.c if column is not seats.c.game_id))
    .where(seats.c.game_id == OF_GAME)
    .order_by(seats.c.seat)
)
PEOPLE = select(people).where(people.c.user_id.in_(bindparam("users", expanding=True)))
LINES = select(lines).order_by(lines.c.game_id, lines.c.number)
LOG = LINES.where(lines.c.game_id == OF_GAME, lines.c.number >= bindparam("since"))
LINES_BY = LINES.where(lines.c.user_id == bindparam("user_id"))
POSTS = select(posts).order_by(
    posts.c.planned, posts.c.game_id, posts.c.number, posts.c.kind, posts.c.seat
)
"""Posts in the order in which they were planned."""
POSTS_OF = POSTS.where(posts.c.game_id == OF_GAME)
PENDING_OF = POSTS_OF.where(IS_PLANNED)
STANDING_OF = POSTS_OF.where(posts.c.state != PostState.GONE)
SOME_OF = POSTS_OF.where(posts.c.kind.in_(bindparam("kinds", expanding=True)))
POST = POSTS_OF.where(*(posts.c[name] == bindparam(name) for name in ("kind", "number", "seat")))


def game(connection: Connection, game_id: str, *, lock: bool = False) -> GameRow:
    """
    The game *game_id*; with *lock*, nobody else can change it until the transaction ends.

    :raises NoSuchGame: if there is none.
    """
    # On SQLite the whole file is already locked, and FOR UPDATE is left out.
    query = GAME.with_for_update() if lock else GAME
    found = execute(connection, query, [{"game_id": game_id}])
    row = found.mappings().one_or_none()
    if row is None:
        raise NoSuchGame(game_id)
    return GameRow(**row)


def games_where(connection: Connection, *tests: ColumnElement[bool]) -> tuple[GameRow, ...]:
    """The games that pass all *tests*, oldest first."""
    query = select(games).where(*tests).order_by(games.c.created, games.c.id)
    return tuple(GameRow(**row) for row in execute(connection, query).mappings())


def living_in(connection: Connection, channel_id: int) -> GameRow | None:
    """The lobby or running game of a channel."""
    found = games_where(connection, games.c.channel_id == channel_id, IS_LIVING)
    assert len(found) <= 1, found  # the index one_living_game guarantees it
    return found[0] if found else None


def seats_of(connection: Connection, game_id: str) -> tuple[SeatRow, ...]:
    """The seats of a game, in order."""
    found = execute(connection, SEATS, [{"game_id": game_id}])
    return tuple(SeatRow(**row) for row in found.mappings())


def lines_where(connection: Connection, query: Select[Any], **values: Any) -> tuple[LineRow, ...]:
    """
    The lines that a *query* finds with these *values*.

    :raises Unreadable: if one of them can't be read.
    """
    return tuple(line_row(row) for row in execute(connection, query, [values]).mappings())


def posts_where(connection: Connection, query: Select[Any], **values: Any) -> tuple[PostRow, ...]:
    """The posts that a *query* finds with these *values*."""
    return tuple(_post(row) for row in execute(connection, query, [values]).mappings())


def post_of(connection: Connection, key: PostKey) -> PostRow | None:
    """The post of *key*, if it was ever planned."""
    return next(iter(posts_where(connection, POST, **_place(key))), None)


def people_of(connection: Connection, user_ids: Iterable[int]) -> dict[int, PersonRow]:
    """The preferences of several people; empty for those who set none."""
    asked = list(dict.fromkeys(user_ids))
    rows = execute(connection, PEOPLE, [{"users": asked}]).mappings()
    found = [PersonRow(**row) for row in rows]
    unknown = {user: PersonRow(user_id=user) for user in asked}
    return unknown | {person.user_id: person for person in found}


def about(key: PostKey) -> Iterable[ColumnElement[bool]]:
    """Tests that only the post of *key* passes."""
    return [posts.c[name] == value for name, value in _place(key).items()]


def _place(key: PostKey) -> Json:
    """The columns that tell the post of *key* from all others."""
    return {**asdict(key), "seat": TABLE if key.seat is None else key.seat}


def line_row(row: Mapping[Any, Any]) -> LineRow:
    """
    The row of a line as it is stored.

    :raises Unreadable: if it is no line.
    """
    fields: dict[str, Any] = dict(row)
    try:
        fields["line"] = log.decode(fields["line"].encode())
    except msgspec.DecodeError as error:
        raise Unreadable(
            f"line {row['number']} of game {row['game_id']} is damaged ({error}): "
            "put a backup in the place of the database"
        ) from error
    return LineRow(**fields)


def _post(row: RowMapping) -> PostRow:
    fields: dict[str, Any] = dict(row)
    seat = fields.pop("seat")
    key = PostKey(
        fields.pop("game_id"),
        fields.pop("kind"),
        fields.pop("number"),
        None if seat == TABLE else seat,
    )
    return PostRow(key=key, **fields)


def free_id(connection: Connection, table: Table) -> str:
    """A new id for a row of *table*, which none has had; these rows are never deleted."""
    while True:
        new = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        if not execute(connection, select(table.c.id).where(table.c.id == new)).first():
            return new


def locked(connection: Connection, column: Column[Any], key: Mapping[str, Any]) -> Json:
    """A column that holds a JSON object, in the row of *key*; nobody else changes it meanwhile."""
    assert isinstance(column.table, Table)
    query = select(column).where(*_is(column.table, key)).with_for_update()
    found: Json | None = execute(connection, query).scalar()
    return found or {}


def merge(connection: Connection, column: Column[Any], key: Mapping[str, Any], new: Json) -> None:
    """Add *new* to a column that holds a JSON object; None removes a value."""
    assert isinstance(column.table, Table)
    old = locked(connection, column, key)
    merged = {name: value for name, value in {**old, **new}.items() if value is not None}
    put(connection, column.table, key, {column.name: merged})


def put(
    connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Insert or update the row of *key*."""
    query = update(table).where(*_is(table, key)).values(values)
    if not execute(connection, query.returning(literal(1))).first():
        execute(connection, insert(table).values({**key, **values}))


def _is(table: Table, key: Mapping[str, Any]) -> list[ColumnElement[bool]]:
    return [table.c[name] == value for name, value in key.items()]
