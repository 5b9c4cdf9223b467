"""Store queries that only tests need."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, func, select

from storage import GameRow, PostRow, PostState, Status, Store, queries
from storage.faults import execute
from storage.schema import deadlines, games, posts


async def games_in(store: Store, status: Status) -> tuple[GameRow, ...]:
    """The games of this status, whatever their shard, oldest first."""

    def asked(connection: Connection) -> tuple[GameRow, ...]:
        return queries.games_where(connection, games.c.status == status)

    return await store._database.read(asked)


async def posts_of(store: Store, game_id: str, kind: str | None = None) -> tuple[PostRow, ...]:
    """The posts of a game in any state, of one kind or of all, oldest first."""

    def asked(connection: Connection) -> tuple[PostRow, ...]:
        tests = [] if kind is None else [posts.c.kind == kind]
        return queries.posts_where(connection, queries.POSTS_OF.where(*tests), game_id=game_id)

    return await store._database.read(asked)


async def newest_said(
    store: Store, game_id: str, kind: str, seat: int | None = None
) -> PostRow | None:
    """The newest visible post of *kind*, for the table or for *seat*."""
    said = [
        post
        for post in await posts_of(store, game_id, kind)
        if post.state is PostState.SAID and post.key.seat == seat
    ]
    return max(said, key=lambda post: post.key.number, default=None)


async def fall_due(store: Store) -> set[str]:
    """The kinds of all deadlines that are due, in any game."""

    def asked(connection: Connection) -> set[str]:
        return {*execute(connection, select(deadlines.c.kind)).scalars()}

    return await store._database.read(asked)


async def next_due(store: Store) -> datetime | None:
    """When the next deadline of any game falls due, past ones included."""

    def asked(connection: Connection) -> datetime | None:
        found: datetime | None = execute(connection, select(func.min(deadlines.c.due))).scalar()
        return found

    return await store._database.read(asked)
