"""
A process listens to its server: while it does, its shards are its own, and it hears the others.

The locks of the shards belong to the connection. The server lets them go when the process dies,
and nobody else can take them before.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.address import Address
from storage.database import reached, unbroken
from storage.errors import OtherShards, ShardTaken
from storage.faults import fault
from storage.shards import Shards

CALLS = "hexhost"
"""The channel on which processes call one another; what they say is a game and its server."""

SHARD, COUNT = 0x68657868, 0x68657869
"""The first numbers of the locks for a shard, and for how many there are."""

PATIENCE = 5.0
"""So many seconds a shard may seem to be taken by a process that has just died."""

PAUSE = 0.5
"""So many seconds pass between two tries."""

OTHER_COUNT = """
    SELECT objid FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND classid = $1 AND objid <> $2
"""

RUN = """
    SELECT classid, objid FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND classid IN (:shard, :count)
"""


class Listener:
    """The connection on which a process hears the others, and holds its shards."""

    def __init__(self, driver: Any, heard: Callable[[str, int | None], None]) -> None:
        """Use `listening`; *driver* is the connection as asyncpg knows it."""
        self.broken = asyncio.Event()
        """Set when the connection is gone."""
        self._driver = driver
        self._heard = heard

    async def take(self, shards: Shards) -> None:
        """
        Run *shards*.

        :raises ShardTaken: if another process does.
        :raises OtherShards: if another process counts them differently.
        """
        await self._driver.execute("SELECT pg_advisory_lock_shared($1, $2)", COUNT, shards.count)
        other = await self._driver.fetchval(OTHER_COUNT, COUNT, shards.count)
        if other is not None:
            raise OtherShards(other, shards.count)
        for shard in sorted(shards.ids):
            query = "SELECT pg_try_advisory_lock($1, $2)"
            if not await self._driver.fetchval(query, SHARD, shard):
                raise ShardTaken(shard, shards.count)

    async def listen(self) -> None:
        """Hear what is called from now on."""
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
    A listener with its shards taken; what is called goes to *heard*, game and server.

    :raises ShardTaken: if another process runs one of the shards, and goes on to do so.
    :raises OtherShards: if another process counts them differently.
    :raises Unreachable: if the server does not answer.
    """
    connection = engine.connect()
    try:
        try:
            await unbroken(reached(connection, address))
            driver = (await connection.get_raw_connection()).driver_connection
            listener = Listener(driver, heard)
            await _taken(listener, driver, shards)
            await listener.listen()
        except OSError as error:
            raise fault(address, error) from error
        yield listener
    finally:
        if connection.sync_connection is not None:
            # Never back into the pool: with the connection, its locks go.
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
