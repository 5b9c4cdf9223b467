"""
The store: opened once, used by everyone.

`storage.database` runs the queries: on SQLite one change at a time, in order, while readings don't
wait. A change uses its own methods and can't await anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import TypeVar

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from game import Seeded
from storage import queries
from storage.address import Address
from storage.archive import Archive
from storage.change import Change
from storage.contests import Contests
from storage.database import Database, Watched, Worker, opened, unbroken
from storage.engine import MOST_AT_ONCE, connect_server, pool_of
from storage.errors import Conflict, Occupied, Unreadable
from storage.faults import execute, named
from storage.lock import held
from storage.notes import Notes
from storage.privacy import Privacy
from storage.readings import Readings
from storage.results import Results
from storage.rows import Json, Status
from storage.schema import games
from storage.shards import ALL, Shards, need_server
from storage.sharing import Sharing
from storage.upgrade import upgrade

C = TypeVar("C", bound=Change)


def now() -> datetime:
    """The current time, from the system clock."""
    return datetime.now(UTC)


class Store:
    """
    Every game of this bot: changes to one, and queries and notes about all.

    The docstring of `storage` shows an evening with it.
    """

    def __init__(
        self,
        database: Database,
        locks: AsyncEngine | None,
        address: Address,
        clock: Callable[[], datetime],
        shards: Shards,
        seen: Callable[[str, float], None],
    ) -> None:
        """Use `open`."""
        watched = Watched(database, seen)
        self.shards = shards
        self.readings = Readings(watched, shards)
        self.sharing = Sharing(self.readings, locks, address, shards)
        self.notes = Notes(watched, self.sharing, clock)
        self.privacy = Privacy(watched)
        self.archive = Archive(watched, shards)
        self.results = Results(watched, shards)
        self.contests = Contests(watched, shards, clock)
        self._database = watched
        self._locks = locks
        self._address = address
        self._clock = clock

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        url: str,
        *,
        clock: Callable[[], datetime] = now,
        shards: Shards = ALL,
        seen: Callable[[str, float], None] = lambda kind, seconds: None,
    ) -> AsyncIterator[Store]:
        """
        Open the store at *url*, upgrading its schema or creating it if needed.

        The games of *shards* are this process's own; the others belong to other processes.
        Each ``read`` and ``write`` is reported to *seen* with its seconds.

        :raises StoreError: with a sentence for the host, if it can't be opened.
        """
        address = Address.parse(url)
        async with AsyncExitStack() as stack:
            if address.file is not None:
                need_server(address, shards)
                stack.enter_context(held(address.file))
                await asyncio.to_thread(address.try_file)
            await upgrade(address)
            database = await stack.enter_async_context(opened(address))
            locks = None
            if address.file is None:
                # Waiting for a game takes none of the connections that changes need, and
                # one more is the connection on which this process hears the others.
                locks = connect_server(address, size=MOST_AT_ONCE + 1)
                stack.push_async_callback(lambda: unbroken(locks.dispose()))
            yield cls(database, locks, address, clock, shards, seen)

    @property
    def busy(self) -> int:
        """Number of readings and changes that are not done."""
        return self._database.busy

    def pools(self) -> dict[str, tuple[int, int]]:
        """Connections to a server, in use and those there can be: for work, for games' locks."""
        work = self._database.pool()
        locks = None if self._locks is None else pool_of(self._locks)
        return {name: pool for name, pool in (("work", work), ("locks", locks)) if pool}

    @property
    def place(self) -> str:
        """The address of the games, for the host; a password is starred out."""
        return str(self._address)

    def now(self) -> datetime:
        """The time, by the clock used for everything stored."""
        return self._clock()

    async def check(self) -> None:
        """
        Read a whole file to find out whether it is damaged; a server checks itself.

        It takes seconds with many games, so `open` doesn't do it, and nobody waits for it.

        :raises Unreadable: if it is damaged.
        """
        if self._address.file is None:
            return
        with named(self._address):
            async with Worker.open(self._address) as worker:
                *_, verdict = (await worker.read(_verdict)).splitlines()
        if verdict != "ok":
            raise Unreadable(f"{self._address} is damaged ({verdict}): restore a backup")

    async def change(self, game_id: str, work: Callable[[Change], None]) -> Change:
        """
        Change a game by *work*: all of it is stored when this returns, or nothing if it raises.

        It may run on another thread, so it must not touch what other tasks use meanwhile.

        :raises NoSuchGame: if there is none.
        :raises Conflict: if the caller's view of the game is outdated.
        :raises StoreError: if it can't be stored.
        """
        return await self.change_by(Change, game_id, work)

    async def change_by(self, kind: type[C], game_id: str, work: Callable[[C], None]) -> C:
        """
        Change a game as `change` does, by a change of this *kind*.

        :raises: the same.
        """

        def changed(connection: Connection) -> C:
            game = queries.game(connection, game_id, lock=True)
            hold = self.sharing.held(game_id)
            if hold is not None and hold.revision != game.revision:
                # The server thought we were dead and let another process in.
                raise Conflict(game_id, game.number + 1)
            change = kind(connection, game, self._clock())
            work(change)
            change.finish()
            self.sharing.written(connection, game_id, change.game.revision, change.game.guild_id)
            return change

        return await self._database.write(changed)

    async def create(
        self,
        work: Callable[[Change], None] = lambda change: None,
        *,
        channel_id: int,
        guild_id: int | None,
        host_id: int,
        seed: bytes,
        language: str = "en",
        modules: tuple[str, ...] = ("base",),
        options: Json | None = None,
        settings: Json | None = None,
        rematch_of: str | None = None,
    ) -> Change:
        """
        Open a lobby, with the first seats and posts that *work* adds.

        :raises Occupied: if the channel has a living game.
        """

        def created(connection: Connection) -> Change:
            if other := queries.living_in(connection, channel_id):
                raise Occupied(channel_id, other.id)
            game_id, time = queries.free_id(connection, games), self._clock()
            row = {
                "id": game_id,
                "guild_id": guild_id,
                "channel_id": channel_id,
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
                execute(connection, insert(games).values(row))
            except IntegrityError as error:
                raise Occupied(channel_id, None) from error
            change = Change(connection, queries.game(connection, game_id), time)
            work(change)
            change.finish()
            return change

        return await self._database.write(created)


def _verdict(connection: Connection) -> str:
    """SQLite's verdict on its file: ok, or the first problem."""
    return str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
