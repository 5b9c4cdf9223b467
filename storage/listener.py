"""
Listen to the server: hear other processes and hold this one's shards.

The shards' locks belong to the connection. The server releases them when the process dies, and
nobody else can take them before.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from storage import programs
from storage.address import Address
from storage.database import reached, unbroken
from storage.errors import OtherShards, ShardTaken
from storage.faults import fault
from storage.shards import Shards
from storage.upgrade import revisions

CALLS = "hexhost"
"""The channel on which processes notify each other; a message is a game and its Discord server."""

SHARD, COUNT = 0x68657868, programs.SHARDS
"""First numbers of the advisory locks: one per shard, and one for the number of shards."""

PATIENCE = 5.0
"""Seconds to wait for a shard that a dead process may still seem to hold."""

PAUSE = 0.5
"""Seconds between two attempts."""

OTHER_COUNT = """
    SELECT objid FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND classid = $1 AND objid <> $2
"""

RUN = """
    SELECT classid, objid FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND classid IN (:shard, :count)
"""


class Listener:
    """The connection on which a process hears others and holds its shards."""

    def __init__(
        self, driver: Any, address: Address, heard: Callable[[str, int | None], None]
    ) -> None:
        """Use `listening`; *driver* is asyncpg's own connection."""
        self._address = address
        self.broken = asyncio.Event()
        """Set when the connection is lost."""
        self._driver = driver
        self._heard = heard

    async def take(self, shards: Shards) -> None:
        """
        Take the locks of *shards*.

        :raises NewerDatabase: if a newer program has upgraded the database, without this one.
        :raises ShardTaken: if another process runs one.
        :raises OtherShards: if another process counts the shards differently.
        """
        await programs.arrive(self._driver, self._address, revisions()[-1])
        await self._driver.execute("SELECT pg_advisory_lock_shared($1, $2)", COUNT, shards.count)
        other = await self._driver.fetchval(OTHER_COUNT, COUNT, shards.count)
        if other is not None:
            raise OtherShards(other, shards.count)
        for shard in sorted(shards.ids):
            query = "SELECT pg_try_advisory_lock($1, $2)"
            if not await self._driver.fetchval(query, SHARD, shard):
                raise ShardTaken(shard, shards.count)

    async def listen(self) -> None:
        """Receive notifications from now on."""
        self._driver.add_termination_listener(lambda *_: self.broken.set())
        await self._driver.add_listener(CALLS, self._hear)

    def _hear(self, _: Any, __: int, ___: str, said: str) -> None:
        game_id, guild_id = said.split()
        self._heard(game_id, int(guild_id) or None)


def try_shards(connection: Connection, shards: Shards) -> None:
    """
    Find out whether *shards* are free, without taking them.

    :raises ShardTaken: if another process runs one of them.
    :raises OtherShards: if another process counts them differently.
    """
    taken = list(connection.execute(text(RUN), {"shard": SHARD, "count": COUNT}))
    for kind, number in sorted(taken, reverse=True):
        if kind == COUNT and number != shards.count:
            raise OtherShards(number, shards.count)
        if kind == SHARD and number in shards.ids:
            raise ShardTaken(number, shards.count)


@asynccontextmanager
async def listening(
    engine: AsyncEngine,
    address: Address,
    shards: Shards,
    heard: Callable[[str, int | None], None],
) -> AsyncIterator[Listener]:
    """
    Yield a listener that holds its shards and passes each notification to *heard*.

    :raises NewerDatabase: if a newer program has upgraded the database, without this one.
    :raises ShardTaken: if another process still runs one of the shards.
    :raises OtherShards: if another process counts the shards differently.
    :raises Unreachable: if the server doesn't answer.
    """
    connection = engine.connect()
    try:
        try:
            await unbroken(reached(connection, address))
            driver = (await connection.get_raw_connection()).driver_connection
            listener = Listener(driver, address, heard)
            await _taken(listener, driver, shards)
            await listener.listen()
        except OSError as error:
            raise fault(address, error) from error
        yield listener
    finally:
        if connection.sync_connection is not None:
            # Never return it to the pool: closing the connection releases its locks.
            await unbroken(connection.invalidate())
            await unbroken(connection.close())


async def _taken(listener: Listener, driver: Any, shards: Shards) -> None:
    last = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            return await listener.take(shards)
        except (ShardTaken, OtherShards):
            await driver.execute("SELECT pg_advisory_unlock_all()")
            if asyncio.get_running_loop().time() > last:
                raise
        await asyncio.sleep(PAUSE)
