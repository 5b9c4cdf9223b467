"""
Store what the bot has sent, and what people and servers prefer.

Each method is a small change of its own and is on disk when it returns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Column, Connection, update

from storage import queries
from storage.change import plan
from storage.database import Database
from storage.faults import execute
from storage.rows import Json, PostKey, PostRow, PostState, Scope
from storage.schema import games, people, posts, seats, settings
from storage.sharing import Sharing


class Notes:
    """The publisher's notes."""

    def __init__(self, database: Database, sharing: Sharing, clock: Callable[[], datetime]) -> None:
        self._write = database.write
        self._touched = sharing.touched
        self._clock = clock

    async def said(
        self, key: PostKey, *, channel_id: int, message_id: int, digest: str | None = None
    ) -> PostRow:
        """Note that the post of *key* is in Discord as this message."""
        return await self._mark(
            key,
            state=PostState.SAID,
            channel_id=channel_id,
            message_id=message_id,
            digest=digest,
            said=self._clock(),
        )

    async def owe(self, key: PostKey, data: Json) -> PostRow:
        """Plan the post of *key*, unless it already is."""

        def done(connection: Connection) -> PostRow:
            planned = plan(connection, key, data, self._clock())
            if planned is None:
                known = queries.post_of(connection, key)
                assert known  # its row is why it wasn't planned
                return known
            self._touched(connection, key.game_id)
            return planned

        return await self._write(done)

    async def again(self, key: PostKey) -> PostRow:
        """Plan the post of *key* again, to replace its message."""
        return await self._mark(key, state=PostState.PLANNED)

    async def removed(self, key: PostKey) -> PostRow:
        """Plan the post of *key* again; its message no longer exists."""
        return await self._mark(key, state=PostState.PLANNED, channel_id=None)

    async def about(self, key: PostKey, data: Json) -> PostRow:
        """Set what the post of *key* is about."""
        return await self._mark(key, data=data)

    async def gone(self, key: PostKey) -> PostRow:
        """Note that the post of *key* was taken down or is no longer needed."""
        return await self._mark(key, state=PostState.GONE)

    async def told(
        self,
        game_id: str,
        number: int,
        shows: Mapping[PostKey, str] | None = None,
        gone: Iterable[PostKey] = (),
    ) -> None:
        """
        Note that the channel shows everything up to *number*.

        *shows* has hashes of what its posts show; *gone* are the posts that were taken down.
        """
        query = update(games).where(games.c.id == game_id, games.c.told < number)
        closed = tuple(gone)

        def done(connection: Connection) -> None:
            execute(connection, query.values(told=number))
            for key, digest in (shows or {}).items():
                execute(connection, update(posts).where(*queries.about(key)).values(digest=digest))
            for key in closed:
                query_gone = update(posts).where(*queries.about(key))
                execute(connection, query_gone.values(state=PostState.GONE))
            if shows or closed:
                self._touched(connection, game_id)

        await self._write(done)

    async def hand_lies_in(
        self, game_id: str, seat: int, *, channel_id: int | None, message_id: int | None
    ) -> None:
        """Note the message that shows the hand of *seat*, or None if there is none anymore."""
        query = update(seats).where(seats.c.game_id == game_id, seats.c.seat == seat)

        def done(connection: Connection) -> None:
            execute(connection, query.values(dm_channel_id=channel_id, dm_message_id=message_id))
            self._touched(connection, game_id)

        await self._write(done)

    async def set_language(self, user_id: int, language: str | None) -> None:
        """Set a person's language; None means the language of their client."""
        await self._write(
            lambda connection: queries.put(
                connection, people, {"user_id": user_id}, {"language": language}
            )
        )

    async def prefer(self, user_id: int, **preferences: Any) -> None:
        """Add to a person's preferences; None removes one."""
        await self._merge(people.c.preferences, {"user_id": user_id}, preferences)

    async def set_settings(self, scope: Scope, place_id: int, **settings_: Any) -> None:
        """Add to a server's settings; None removes one."""
        await self._merge(settings.c.settings, {"scope": scope, "id": place_id}, settings_)

    async def _mark(self, key: PostKey, **fields: Any) -> PostRow:
        """
        Set fields of a post and return the updated post.

        :raises LookupError: if it was never planned.
        """

        def done(connection: Connection) -> PostRow:
            found = queries.post_of(connection, key)
            if found is None:
                raise LookupError(key)
            execute(connection, update(posts).where(*queries.about(key)).values(fields))
            self._touched(connection, key.game_id)
            return replace(found, **fields)

        return await self._write(done)

    async def _merge(self, column: Column[Any], key: dict[str, Any], new: Json) -> None:
        def done(connection: Connection) -> None:
            queries.merge(connection, column, key, new)

        await self._write(done)
