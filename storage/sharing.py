"""
Several processes on one server: who is at a game, who runs a shard, who is to hear of what.

A game is changed by one process at a time, under a lock that the server lets go when the process
dies. Each shard is run by one process. What a process writes about another's game is called out
in the same transaction, and the other hears it when it is stored. An SQLite file belongs to one
process, so there all of this is nothing.
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
from storage.errors import OtherShards, ShardTaken, StoreError, Unreachable
from storage.faults import execute
from storage.listener import CALLS, PAUSE, Listener, listening
from storage.readings import Readings
from storage.schema import games
from storage.shards import Shards

LOG = logging.getLogger(__name__)

POLL = 60.0
"""So many seconds pass between two looks at what may have been called and not heard."""


@dataclass(slots=True)
class Hold:
    """What the one who is alone at a game knows of it."""

    revision: int | None = None
    """That of the game, with everything that was written under this hold; None in one process."""


class Sharing:
    """Who is at a game, runs a shard, or is to hear of what; nothing of it where nobody shares."""

    def __init__(
        self,
        readings: Readings,
        locks: AsyncEngine | None,
        address: Address,
        shards: Shards,
    ) -> None:
        """*locks* has connections that hold locks and do nothing else; None: nobody shares."""
        self._readings = readings
        self._locks = locks
        self._address = address
        self._shards = shards
        self._holds: dict[str, Hold] = {}

    @asynccontextmanager
    async def alone(self, game_id: str) -> AsyncIterator[Hold]:
        """Within, no other process changes a game; one task at a time may ask for it."""
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
        """That of a game as it is stored; None in one process, which knows of all its changes."""
        if self._locks is None:
            return None
        return await self._readings.revision(game_id)

    @asynccontextmanager
    async def in_turn(self, work: str) -> AsyncIterator[None]:
        """Within, no other process does the same *work*; who comes second waits."""
        if self._locks is None:
            yield
            return
        async with _locked(self._locks, self._address, work):
            yield

    @asynccontextmanager
    async def serving(self, heard: Callable[[str], None]) -> AsyncIterator[None]:
        """
        Within, this process runs its shards; *heard* is told each game of ours that others change.

        :raises ShardTaken: if another process runs one of them, now or later.
        :raises OtherShards: if another process counts the shards differently.
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
        """Keep listening to the server; a connection that breaks is made anew."""

        def call(game_id: str, guild_id: int | None) -> None:
            if self._shards.own(guild_id):
                heard(game_id)

        while True:
            try:
                async with listening(engine, self._address, self._shards, call) as listener:
                    arrived.set()
                    await self._look(listener, heard)
            except (ShardTaken, OtherShards):
                raise
            except StoreError as error:
                if not arrived.is_set():
                    raise
                LOG.warning("%s", error)
            await asyncio.sleep(PAUSE)

    async def _look(self, listener: Listener, heard: Callable[[str], None]) -> None:
        """Now and then, until the connection breaks: what may have been called and not heard."""
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
        LOG.warning("the connection to %s is broken, and is made anew", self._address)

    # What is written is known to others.

    def held(self, game_id: str) -> Hold | None:
        """What this process knows of a game at which it is alone; None where nobody shares."""
        return self._holds.get(game_id)

    def touched(self, connection: Connection, game_id: str) -> None:
        """Something beside a game's row has been written: who has read it reads again."""
        if self._locks is None:
            return
        query = update(games).where(games.c.id == game_id).values(revision=games.c.revision + 1)
        found = execute(connection, query.returning(games.c.revision, games.c.guild_id))
        for revision, guild_id in found:
            self.written(connection, game_id, revision, guild_id)

    def written(
        self, connection: Connection, game_id: str, revision: int, guild_id: int | None
    ) -> None:
        """A game is at *revision* now; if it is another process's, call it out."""
        if hold := self._holds.get(game_id):
            hold.revision = revision
        if self._locks is not None and not self._shards.own(guild_id):
            execute(connection, select(func.pg_notify(CALLS, f"{game_id} {guild_id or 0}")))


@asynccontextmanager
async def _locked(
    engine: AsyncEngine, address: Address, name: str
) -> AsyncIterator[AsyncConnection]:
    """Wait for the lock of this name, and have it within."""
    own = transaction(engine, address, writes=True)
    connection = await own.__aenter__()
    try:
        # The server lets it go when the transaction ends, however that ends.
        lock = select(func.pg_advisory_xact_lock(func.hashtextextended(name, 0)))
        await unbroken(connection.execute(lock))
        yield connection
    finally:
        # A lock that was lost harms nothing that is stored: what came after it was refused.
        with suppress(Unreachable):
            await own.__aexit__(None, None, None)
