"""
The tables of this bot, each under its lock, kept in memory as long as they are used.

The lock holds for all processes that share the database. A table that another process has written
to, or at which something has failed, is read again from the disk.
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
"""So many tables stay in memory; the others are read when they are needed."""


class Tables:
    """A cache of tables over the store, with a lock for each."""

    def __init__(self, store: Store) -> None:
        """Nothing is read yet, and nobody listens."""
        self.store = store
        self.tell: Callable[[Table], None] = lambda table: None
        """Called after every change, when it is stored; and once for a game that is damaged."""
        self.begin: Callable[[Table], None] = lambda table: None
        """Called while what somebody has played is stored; nobody may hear of it yet."""
        self._damaged: set[str] = set()
        """The games that were found to be damaged."""
        self._tables: LRUCache[str, Table] = LRUCache(KEPT)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock lives as long as somebody holds it or waits for it."""

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
                    table.keep(await self.change(game_id, partial(mending.keep, game=game)))
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
        The table of a game, to look at: nobody of this process changes it meanwhile.

        :raises NoTable: if there is none.
        """
        async with self._lock(game_id):
            revision = await self.store.sharing.revision(game_id)
            table = await self._table(game_id, revision)
            if not table.is_mended:
                table.revision = revision
                yield table
                return
        async with self.at(game_id) as table:  # it is stored as it was made anew
            yield table

    async def look(self, game_id: str) -> Table:
        """
        The table of a game, to read from.

        :raises NoTable: if there is none.
        """
        async with self.seen(game_id) as table:
            return table

    async def change(self, game_id: str, work: Callable[[Draft], None]) -> Draft:
        """
        Change a table by *work*, in one transaction; the caller holds its lock.

        :raises Conflict: if another process has written.
        """
        return await self.store.change_by(Draft, game_id, work)

    def kept_table(self, game_id: str) -> Table | None:
        """The table of a game as far as it is in memory, without waiting for its lock."""
        return self._tables.get(game_id)

    async def here(self, channel_id: int) -> Table:
        """
        The table of the living game of a channel.

        :raises NoTable: if there is none.
        """
        return await self.look(await self.game_in(channel_id))

    async def game_in(self, channel_id: int) -> str:
        """
        The living game of a channel, by its id.

        :raises NoTable: if there is none.
        """
        row = await self.store.readings.living_in(channel_id)
        if row is None:
            raise NoTable
        return row.id

    async def glance(self, channel_id: int) -> Table:
        """
        The table of the living game of a channel as it is just now, without waiting for its lock.

        Only to propose something: it may show what is not stored yet.

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
        """Have a note about the post of *key* written, and know of it."""
        async with self.at(key.game_id) as table:
            post = await writing()
            table.note(post)
            return post

    async def hand_lies_in(
        self, game_id: str, user: int, *, channel_id: int | None, message_id: int | None
    ) -> bool:
        """
        Note where a person's hand lies; without a message, where it is about to be posted.

        False if the person holds no seat any more.
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
        """How many tables are in memory."""
        return len(self._tables)

    def forget(self, game_id: str) -> None:
        """Let a table go from memory."""
        self._tables.pop(game_id, None)

    def _lock(self, game_id: str) -> asyncio.Lock:
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def _table(self, game_id: str, revision: int | None) -> Table:
        """The table as it is at *revision*, which None leaves to this process."""
        table = self._tables.get(game_id)
        if table is None or table.revision != revision:
            table = self._tables[game_id] = await self._read(game_id)
            if table.is_broken and game_id not in self._damaged:
                self._damaged.add(game_id)
                self.tell(table)
        return table

    async def _read(self, game_id: str) -> Table:
        """The table as it is on disk."""
        try:
            row = await self.store.readings.game(game_id)
        except NoSuchGame:
            raise NoTable from None
        memory_of(row)  # what is damaged is told before anything rests on it
        table = Table(row, await self.store.readings.seats(game_id))
        if row.number >= 0:
            table.game, table.is_mended = await mending.game_of(self.store, row)
        for post in await self.store.readings.standing(game_id):
            table.note(post)
        await self._read_story(table)
        return table

    async def _read_story(self, table: Table) -> None:
        """The events since the newest table post was planned."""
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
    """Whether a line of a table is an answer that its clock gave, not dice that roll themselves."""
    rolls = table.row.settings.get("auto_roll") and line.action["type"] == RollDice.__name__
    return table.pace is not None and is_forced(line, user) and not rolls


def is_forced(line: Line, user: int | None) -> bool:
    """Whether a line is an answer that nobody gave."""
    return user is None and line.seat >= 0 and line.action["type"] not in ENTRIES
