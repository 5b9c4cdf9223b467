"""
Share one server among several processes: locks on games, shards, notifications.

One process at a time changes a game, under a lock that the server releases when the process dies.
Each shard is run by one process. When a process writes about another's game, it sends a
notification in the same transaction. A SQLite file belongs to one process, so nothing of this
happens there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from sqlalchemy import Connection, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.address import Address
from storage.database import transaction, unbroken
from storage.errors import NewerDatabase, OtherShards, ShardTaken, StoreError, Unreachable
from storage.faults import execute
from storage.listener import CALLS, PAUSE, Listener, listening
from storage.readings import Readings
from storage.schema import games
from storage.shards import Shards

LOG = logging.getLogger(__name__)

POLL = 60.0
"""Seconds between two checks for notifications that may have been missed."""


@dataclass(slots=True)
class Hold:
    """Facts about a game whose lock this process holds."""

    revision: int | None = None
    """The game's revision, including all writes under this lock; None with a single process."""


class Sharing:
    """Locks on games, shards and notifications; does nothing if the database isn't shared."""

    def __init__(
        self,
        readings: Readings,
        locks: AsyncEngine | None,
        address: Address,
        shards: Shards,
    ) -> None:
        """*locks* makes connections that only hold locks; None if the database isn't shared."""
        self._readings = readings
        self._locks = locks
        self._address = address
        self._shards = shards
        self._holds: dict[str, Hold] = {}

    @asynccontextmanager
    async def alone(self, game_id: str) -> AsyncIterator[Hold]:
        """Keep other processes from changing a game; one task at a time may ask for it."""
        if self._locks is None:
            yield Hold()
            return
        async with _locked(self._locks, self._address, game_id) as connection:
            query = select(games.c.revision).where(games.c.id == game_id)
            revision = await unbroken(connection.scalar(query))
            hold = self._holds[game_id] = Hold(revision)
            try:
                yield hold
            finally:
                del self._holds[game_id]

    async def revision(self, game_id: str) -> int | None:
        """The stored revision of a game; None with a single process."""
        if self._locks is None:
            return None
        return await self._readings.revision(game_id)

    @asynccontextmanager
    async def in_turn(self, work: str) -> AsyncIterator[None]:
        """Keep other processes from doing the same *work* at the same time; they wait."""
        if self._locks is None:
            yield
            return
        async with _locked(self._locks, self._address, work):
            yield

    @asynccontextmanager
    async def serving(self, heard: Callable[[str], None]) -> AsyncIterator[None]:
        """
        Run this process's shards; *heard* gets each of our games that others change.

        :raises ShardTaken: if another process runs one of them, now or later.
        :raises OtherShards: if another process counts the shards differently.
        :raises NewerDatabase: if a newer program has made the database its own.
        """
        if self._locks is None:
            yield
            return
        arrived = asyncio.Event()
        try:
            async with asyncio.TaskGroup() as group:
                staying = group.create_task(
                    self._stay(self._locks, heard, arrived), name="listening"
                )
                await arrived.wait()
                yield
                staying.cancel()
        except BaseExceptionGroup as several:
            raise several.exceptions[0] from None

    async def _stay(
        self, engine: AsyncEngine, heard: Callable[[str], None], arrived: asyncio.Event
    ) -> None:
        """Keep listening to the server, and reconnect when the connection breaks."""

        def call(game_id: str, guild_id: int | None) -> None:
            if self._shards.own(guild_id):
                heard(game_id)

        while True:
            try:
                async with listening(engine, self._address, self._shards, call) as listener:
                    arrived.set()
                    await self._look(listener, heard)
            except (ShardTaken, OtherShards, NewerDatabase):
                raise
            except StoreError as error:
                if not arrived.is_set():
                    raise
                LOG.warning("%s", error)
            await asyncio.sleep(PAUSE)

    async def _look(self, listener: Listener, heard: Callable[[str], None]) -> None:
        """Check regularly for missed notifications, until the connection breaks."""
        looked: set[tuple[str, object]] = set()
        while not listener.broken.is_set():
            owed: set[tuple[str, object]] = {
                (row.id, row.revision) for row in await self._readings.behind()
            }
            owed |= {(post.key.game_id, post.key) for post in await self._readings.pending()}
            for game_id, _ in owed - looked:
                heard(game_id)
            looked = owed
            with suppress(TimeoutError):
                await asyncio.wait_for(listener.broken.wait(), POLL)
        LOG.warning("lost the connection to %s, reconnecting", self._address)

    # Others know what is already written.

    def held(self, game_id: str) -> Hold | None:
        """Facts about a game whose lock this process holds; None without sharing."""
        return self._holds.get(game_id)

    def touched(self, connection: Connection, game_id: str) -> None:
        """Note a write outside a game's row, so that its readers read it again."""
        if self._locks is None:
            return
        query = update(games).where(games.c.id == game_id).values(revision=games.c.revision + 1)
        found = execute(connection, query.returning(games.c.revision, games.c.guild_id))
        for revision, guild_id in found:
            self.written(connection, game_id, revision, guild_id)

    def written(
        self, connection: Connection, game_id: str, revision: int, guild_id: int | None
    ) -> None:
        """Note that a game is at *revision*, and notify its owner if that is another process."""
        if hold := self._holds.get(game_id):
            hold.revision = revision
        if self._locks is not None and not self._shards.own(guild_id):
            execute(connection, select(func.pg_notify(CALLS, f"{game_id} {guild_id or 0}")))


@asynccontextmanager
async def _locked(
    engine: AsyncEngine, address: Address, name: str
) -> AsyncIterator[AsyncConnection]:
    """Wait for the lock of this name, and hold it."""
    own = transaction(engine, address, writes=True)
    connection = await own.__aenter__()
    try:
        # The server releases it when the transaction ends, however that happens.
        lock = select(func.pg_advisory_xact_lock(func.hashtextextended(name, 0)))
        await unbroken(connection.execute(lock))
        yield connection
    finally:
        # A lost lock does no harm: later writes were refused.
        with suppress(Unreachable):
            await own.__aexit__(None, None, None)
