"""
The tables of this bot, each with its lock, kept in memory as long as they are used.

All processes that share the database respect the lock. A table is read again after another process
has changed it, and after a failure.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.chat.refusals import NoTable, TableError
from bot.table import mending, news
from bot.table.draft import Draft
from bot.table.state.memory import memory_of
from bot.table.table import Table
from game import GameError, Line
from game.base.roll import RollDice
from game.core.codec import ENTRIES
from game.core.undo import standing
from storage import NoSuchGame, PostKey, PostRow, Store, Unreadable

LOG = logging.getLogger(__name__)

KEPT = 256
"""Maximum number of tables in memory; others are read when they are needed."""


class Tables:
    """A cache of tables over the store, with a lock for each."""

    def __init__(self, store: Store) -> None:
        """Start without any table in memory, and with callbacks that do nothing."""
        self.store = store
        self.tell: Callable[[Table], None] = lambda table: None
        """Called after each stored change, and once for a damaged game."""
        self.begin: Callable[[Table], None] = lambda table: None
        """Called while a person's action is being stored; nobody can see the result yet."""
        self._damaged: set[str] = set()
        """Games that were found to be damaged."""
        self._tables: LRUCache[str, Table] = LRUCache(KEPT)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks by game; each exists only as long as it is held or waited for."""

    @asynccontextmanager
    async def at(self, game_id: str) -> AsyncIterator[Table]:
        """
        The table of a game, under its lock.

        :raises NoTable: if there is none.
        """
        async with self._lock(game_id), self.store.sharing.alone(game_id) as hold:
            table = await self._table(game_id, hold.revision)
            try:
                if table.is_mended:
                    game = table.playing()
                    await self.change(table, partial(mending.keep, game=game))
                    table.is_mended = False
                yield table
            except (GameError, TableError):
                raise
            except BaseException:
                self._tables.pop(game_id, None)
                raise
            finally:
                table.revision = hold.revision

    @asynccontextmanager
    async def seen(self, game_id: str) -> AsyncIterator[Table]:
        """
        The table of a game, to look at; nobody in this process changes it meanwhile.

        :raises NoTable: if there is none.
        """
        async with self._lock(game_id):
            revision = await self.store.sharing.revision(game_id)
            table = await self._table(game_id, revision)
            if not table.is_mended:
                table.revision = revision
                yield table
                return
        async with self.at(game_id) as table:  # `at` stores the rebuilt game
            yield table

    async def look(self, game_id: str) -> Table:
        """
        The table of a game, to read from without its lock.

        :raises NoTable: if there is none.
        """
        async with self.seen(game_id) as table:
            return table

    async def change(self, table: Table, work: Callable[[Draft], None]) -> None:
        """
        Do *work* in one transaction, and take over the result; the caller holds the table's lock.

        :raises Conflict: if another process has changed the table.
        """
        table.keep(await self.store.change_by(Draft, table.id, work))

    def kept_table(self, game_id: str) -> Table | None:
        """The table of a game if it is in memory, without waiting for its lock."""
        return self._tables.get(game_id)

    async def here(self, channel_id: int) -> Table:
        """
        The table of a channel's living game.

        :raises NoTable: if there is none.
        """
        return await self.look(await self.game_in(channel_id))

    async def game_in(self, channel_id: int) -> str:
        """
        The id of a channel's living game.

        :raises NoTable: if there is none.
        """
        row = await self.store.readings.living_in(channel_id)
        if row is None:
            raise NoTable
        return row.id

    async def glance(self, channel_id: int) -> Table:
        """
        The table of a channel's living game as it is now, without waiting for its lock.

        Only use it for suggestions: it may show something that isn't stored yet.

        :raises NoTable: if there is none.
        """
        row = await self.store.readings.living_in(channel_id)
        if row is None:
            raise NoTable
        kept = self._tables.get(row.id)
        if kept is None or kept.revision not in (None, row.revision):
            return await self._read(row.id)
        return kept

    async def note(self, key: PostKey, writing: Callable[[], Awaitable[PostRow]]) -> PostRow:
        """Write a note about the post of *key*, and remember it."""
        async with self.at(key.game_id) as table:
            post = await writing()
            table.note(post)
            return post

    async def hand_lies_in(
        self, game_id: str, user: int, *, channel_id: int | None, message_id: int | None
    ) -> bool:
        """
        Note the message of a person's hand; without a message, the channel where it will be posted.

        False if the person no longer holds a seat.
        """
        async with self.at(game_id) as table:
            for seat in table.seats_of(user)[:1]:
                await self.store.notes.hand_lies_in(
                    game_id, seat, channel_id=channel_id, message_id=message_id
                )
            table.seats = await self.store.readings.seats(game_id)
            return bool(table.seats_of(user))

    @property
    def kept(self) -> int:
        """Number of tables in memory."""
        return len(self._tables)

    def forget(self, game_id: str) -> None:
        """Drop a table from memory."""
        self._tables.pop(game_id, None)

    def _lock(self, game_id: str) -> asyncio.Lock:
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def _table(self, game_id: str, revision: int | None) -> Table:
        """The table at *revision*; None if only this process writes."""
        table = self._tables.get(game_id)
        if table is None or table.revision != revision:
            table = self._tables[game_id] = await self._read(game_id)
            if table.is_broken and game_id not in self._damaged:
                self._damaged.add(game_id)
                self.tell(table)
        return table

    async def _read(self, game_id: str) -> Table:
        """Read the table from the store."""
        try:
            row = await self.store.readings.game(game_id)
        except NoSuchGame:
            raise NoTable from None
        memory_of(row)  # raises for damaged memory before anything else uses it
        table = Table(row, await self.store.readings.seats(game_id))
        if row.number >= 0:
            table.game, table.is_mended = await mending.game_of(self.store, row)
        for post in await self.store.readings.standing(game_id):
            table.note(post)
        await self._read_story(table)
        return table

    async def _read_story(self, table: Table) -> None:
        """Read the events since the newest table post was planned."""
        if table.game is None:
            return
        post = table.latest(news.TURN, news.END)
        since = post.key.number if post else 0
        try:
            for line in await self.store.readings.lines(table.id, since):
                table.story.append((line.number, table.game.events(line.line)))
                if is_late(table, line.line, line.user_id):
                    table.forced.add(line.number)
        except (Unreadable, ValueError):
            LOG.exception("the latest actions in game %s cannot be read", table.id)
        table.story = standing(table.story)


def is_late(table: Table, line: Line, user: int | None) -> bool:
    """Whether a line is an answer that a clock gave, not an automatic roll."""
    rolls = table.row.settings.get("auto_roll") and line.action["type"] == RollDice.__name__
    return table.pace is not None and is_forced(line, user) and not rolls


def is_forced(line: Line, user: int | None) -> bool:
    """Whether a line is an answer without a person."""
    return user is None and line.seat >= 0 and line.action["type"] not in ENTRIES
