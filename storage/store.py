"""
The store: opened once, asked by everyone.

On SQLite one change is made at a time, and those that wait for it do so here, in order, not in
the database. Readings do not wait. Inside a change use its own methods: another change, or a
word of the teller, would wait for the first for ever, and is refused as a fault of ours.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from game import Seeded
from storage import queries
from storage.address import Address
from storage.change import Change
from storage.engine import MOST_AT_ONCE, connect, connect_server
from storage.errors import Conflict, Occupied, Unreachable, Unreadable
from storage.lock import held
from storage.privacy import Privacy
from storage.reading import Reading
from storage.rows import Json, Status
from storage.schema import games
from storage.shards import ALL, Shards
from storage.sharing import Hold, Sharing
from storage.telling import Telling
from storage.upgrade import upgrade
from storage.wire import Wire, disposed, opened

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 9
"""The chance that two of a million games meet is one in seventy."""


def now() -> datetime:
    """The time, as a clock on the wall has it."""
    return datetime.now(UTC)


class Store(Reading, Sharing, Telling, Privacy):
    """Every game of this bot; see `storage` for its use."""

    def __init__(
        self,
        engine: AsyncEngine | Engine,
        locks: AsyncEngine | None,
        address: Address,
        clock: Callable[[], datetime],
        shards: Shards,
    ) -> None:
        """Use `open`."""
        self.shards = shards
        self._engine = engine
        self._locks = locks
        self._holds: dict[str, Hold] = {}
        self._address = address
        self._clock = clock
        self._turn: asyncio.Lock | None = asyncio.Lock() if address.file else None
        self._writer: asyncio.Task[Any] | None = None

    @classmethod
    @asynccontextmanager
    async def open(
        cls, url: str, *, clock: Callable[[], datetime] = now, shards: Shards = ALL
    ) -> AsyncIterator[Store]:
        """
        The store at *url*, brought up to this program's schema; a new one if there is none.

        The games of *shards* are this process's own; the others belong to other processes.

        :raises StoreError: with a sentence for the host, if it cannot be had.
        """
        address = Address.parse(url)
        async with AsyncExitStack() as stack:
            if address.file is not None:
                if len(shards.ids) < shards.count:
                    raise Unreachable(
                        f"{address} is a file, which one process holds: leave SHARD_IDS empty, "
                        "or set DATABASE_URL to a PostgreSQL server for several processes"
                    )
                stack.enter_context(held(address.file))
                address.try_file()
            await upgrade(address)
            engine = connect(address)
            stack.push_async_callback(lambda: disposed(engine))
            locks = None
            if address.file is None:
                # Whoever waits for a game holds none of the connections that changes need, and
                # one more is the line on which this process hears the others.
                locks = connect_server(address, size=MOST_AT_ONCE + 1)
                stack.push_async_callback(lambda: disposed(locks))
            yield cls(engine, locks, address, clock, shards)

    async def check(self) -> None:
        """
        Read a whole file to find out whether it is damaged; a server looks after itself.

        That takes seconds when there are many games, so it is no part of `open`.

        :raises Unreadable: if it is damaged.
        """
        if self._address.file is None:
            return
        async with opened(self._engine, self._address) as wire:
            *_, verdict = (await wire.run(_verdict)).splitlines()
        if verdict != "ok":
            raise Unreadable(f"{self._address} is damaged ({verdict}): put a backup in its place")

    @asynccontextmanager
    async def change(self, game_id: str) -> AsyncIterator[Change]:
        """
        Change a game: stored on leaving, all of it, or nothing if an exception leaves.

        :raises NoSuchGame: if there is none.
        :raises Conflict: if the one who is alone at the game has not read it as it is.
        :raises StoreError: if it cannot be stored.
        """
        async with self._writing() as wire:
            game = await queries.game(wire, game_id, lock=True)
            hold = self._holds.get(game_id)
            if hold is not None and hold.revision != game.revision:
                # The server took us for dead and let another process in.
                raise Conflict(game_id, game.number + 1)
            change = Change(wire, game, self._clock())
            yield change
            await change.finish()
            await self._written(wire, game_id, change.game.revision, change.game.guild_id)

    @asynccontextmanager
    async def create(
        self,
        *,
        channel_id: int,
        guild_id: int | None,
        host_id: int,
        seed: bytes,
        thread: bool = False,
        language: str = "en",
        modules: tuple[str, ...] = ("base",),
        options: Json | None = None,
        settings: Json | None = None,
        rematch_of: str | None = None,
    ) -> AsyncIterator[Change]:
        """
        Open a lobby, together with its first seats and posts.

        :raises Occupied: if the channel has a living game.
        """
        async with self._writing() as wire:
            if other := await queries.living_in(wire, channel_id):
                raise Occupied(channel_id, other.id)
            game_id, time = await _free_id(wire), self._clock()
            row = {
                "id": game_id,
                "guild_id": guild_id,
                "channel_id": channel_id,
                "thread": thread,
                "status": Status.LOBBY,
                "language": language,
                "host_id": host_id,
                "modules": modules,
                "options": options or {},
                "settings": settings or {},
                "seed": seed,
                "commitment": Seeded.commitment(seed),
                "words": (),
                "chance_counter": 0,
                "number": -1,
                "told": -1,
                "rematch_of": rematch_of,
                "created": time,
                "updated": time,
                "revision": 0,
            }
            try:
                await wire.execute(insert(games).values(row))
            except IntegrityError as error:
                raise Occupied(channel_id, None) from error
            change = Change(wire, await queries.game(wire, game_id), time)
            yield change
            await change.finish()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Wire]:
        async with opened(self._engine, self._address) as wire:
            yield wire

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Wire]:
        task = asyncio.current_task()
        if self._turn is not None and self._writer is task:
            raise RuntimeError("inside a change, use the change's own methods")
        async with self._turn or nullcontext():
            self._writer = task
            try:
                async with opened(self._engine, self._address, writes=True) as wire:
                    yield wire
                    await wire.commit()
            finally:
                self._writer = None


def _verdict(connection: Connection) -> str:
    """What SQLite says of its file: ok, or what is wrong first."""
    return str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())


async def _free_id(wire: Wire) -> str:
    """An id that no game has or had; games are never deleted."""
    while True:
        new = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        if not (await wire.execute(select(games.c.id).where(games.c.id == new))).first():
            return new
