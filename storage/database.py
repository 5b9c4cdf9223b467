"""
The database behind a store: each reading and each change is one trip.

Queries are plain code on a SQLAlchemy `Connection`, run as a whole: a change from BEGIN to COMMIT.
For a file, that happens on a thread of aiosqlite, so the event loop never waits for a lock or the
disk. One thread makes the changes, in order; readings wait for none of them. For a server it runs
here, and each statement is a round trip.

A task may be cancelled while it waits. Its query is finished anyway, and only then is the task
cancelled. So nobody goes on while the database is still working for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from time import perf_counter
from typing import Any, Protocol, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.address import Address
from storage.engine import begins, connect, connect_thread, pool_of
from storage.faults import fault, named

T = TypeVar("T")


async def unbroken(work: Awaitable[T]) -> T:
    """Finish *work*, even if the waiting task is cancelled meanwhile."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        task.cancelled() or task.exception()  # retrieved, so that asyncio doesn't warn about it
        raise cancelled
    return task.result()


class Database(Protocol):
    """
    A database that holds the games.

    Both methods raise `Unreadable` if it is damaged, `Unreachable` if it can't be read or written.
    """

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run *work*, which only reads, and return its result."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run *work* in a transaction: all of it is on disk when this returns, or nothing."""

    def pool(self) -> tuple[int, int] | None:
        """Connections in use, and those there can be; None for a file."""


@asynccontextmanager
async def opened(address: Address) -> AsyncIterator[Database]:
    """Open the database at *address*; its schema must be up to date."""
    if address.file is not None:
        async with File.open(address) as file:
            yield file
        return
    engine = connect(address)
    try:
        yield Server(engine, address)
    finally:
        await unbroken(engine.dispose())


class Worker:
    """A connection to a file, with the aiosqlite thread that alone may use it."""

    def __init__(self, thread: aiosqlite.Connection, engine: Engine) -> None:
        """Use `open`; *engine* holds the one connection of *thread*."""
        self._thread = thread
        self._engine = engine

    @classmethod
    @asynccontextmanager
    async def open(cls, address: Address, *, writes: bool = False) -> AsyncIterator[Worker]:
        """Open a worker that *writes*, or only reads."""
        thread = aiosqlite.connect(str(address.file), isolation_level=None)
        # aiosqlite has no public way to run our code on its thread; these two private names do.
        worker = cls(thread, connect_thread(lambda: thread._conn, writes=writes))  # noqa: SLF001
        try:
            try:
                await unbroken(thread)
            except aiosqlite.Error as error:
                raise fault(address, error) from error
            yield worker
        finally:
            await unbroken(worker._close())

    async def _close(self) -> None:
        """Close the connection, if it was opened, and end the thread."""
        with suppress(ValueError):  # it was never opened
            await self.run(self._engine.dispose)
        await self._thread.close()

    async def run(self, work: Callable[[], T]) -> T:
        """Run *work* on the thread and return its result."""
        done: T = await unbroken(self._thread._execute(work))  # type: ignore[no-untyped-call]  # noqa: SLF001  # as above
        return done

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run *work*, which only reads, and return its result."""

        def found() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await self.run(found)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run *work* in a transaction and return its result once the changes are on disk."""

        def done() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await self.run(done)


class File:
    """A SQLite file: one worker for changes, one for readings."""

    def __init__(self, address: Address, reader: Worker, writer: Worker) -> None:
        """Use `open`."""
        self._address = address
        self._reader = reader
        self._writer = writer

    @classmethod
    @asynccontextmanager
    async def open(cls, address: Address) -> AsyncIterator[File]:
        """Open the file at *address*."""
        async with AsyncExitStack() as stack:
            writer = await stack.enter_async_context(Worker.open(address, writes=True))
            reader = await stack.enter_async_context(Worker.open(address))
            yield cls(address, reader, writer)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run *work*, which only reads, and return its result."""
        with named(self._address):
            return await self._reader.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run *work* in a transaction; if it raises, nothing is stored."""
        with named(self._address):
            return await self._writer.write(work)

    def pool(self) -> tuple[int, int] | None:
        """None: a file has one connection for changes and one for readings."""
        return None


class Server:
    """A PostgreSQL server; changes of different games run at the same time."""

    def __init__(self, engine: AsyncEngine, address: Address) -> None:
        """Use *engine*; its creator disposes of it."""
        self._engine = engine
        self._address = address

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run *work*, which only reads, and return its result."""
        return await self._run(work, writes=False)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run *work* in a transaction; if it raises, nothing is stored."""
        return await self._run(work, writes=True)

    def pool(self) -> tuple[int, int] | None:
        """Connections in use, and those there can be."""
        return pool_of(self._engine)

    async def _run(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        async def whole() -> T:
            async with transaction(self._engine, self._address, writes=writes) as connection:
                done = await connection.run_sync(work)
                await connection.commit()
                return done

        return await unbroken(whole())


class Watched:
    """A database that reports how long each reading and change took, waiting included."""

    def __init__(self, database: Database, seen: Callable[[str, float], None]) -> None:
        """Report each kind and its seconds to *seen*."""
        self._database = database
        self._seen = seen
        self.busy = 0
        """Number of readings and changes that are not done."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run *work*, which only reads, and return its result."""
        with self._watched("read"):
            return await self._database.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run *work* in a transaction; if it raises, nothing is stored."""
        with self._watched("write"):
            return await self._database.write(work)

    def pool(self) -> tuple[int, int] | None:
        """Connections in use, and those there can be; None for a file."""
        return self._database.pool()

    @contextmanager
    def _watched(self, kind: str) -> Iterator[None]:
        start = perf_counter()
        self.busy += 1
        try:
            yield
        finally:
            self.busy -= 1
            self._seen(kind, perf_counter() - start)


async def reached(connection: AsyncConnection, address: Address) -> None:
    """
    Start *connection*.

    :raises Unreachable: if the server refuses it.
    """
    try:
        await connection.start()
    except DBAPIError as error:
        raise fault(address, error.orig) from error
    except Exception as error:  # each driver reports this in its own way, and no work has begun yet
        raise fault(address, error) from error


@asynccontextmanager
async def transaction(
    engine: AsyncEngine, address: Address, *, writes: bool = False
) -> AsyncIterator[AsyncConnection]:
    """
    Open a connection. If it *writes*, it is a transaction, rolled back unless it was committed.

    A task that may be cancelled inside must use `unbroken` for each query.

    :raises Unreadable: if the file is damaged.
    :raises Unreachable: if the database can't be read or written for another reason.
    """
    options: dict[str, Any] = begins(address, writes=writes)
    connection = engine.connect()

    async def begin() -> None:
        await reached(connection, address)
        await connection.execution_options(**options)
        await connection.begin()

    with named(address):
        try:
            await unbroken(begin())
            yield connection
        finally:
            if connection.sync_connection is not None:
                await unbroken(connection.close())
