"""
The database behind a store: readings and changes, each one journey.

What is asked is plain code on a SQLAlchemy `Connection`, carried out as a whole: a change from
BEGIN to COMMIT. For a file that is done on a thread of aiosqlite, so the event loop waits for no
lock and no disk; the thread that writes does one change after another, and who reads waits for
none of them. For a server it is done here, and each statement is a journey to the server.

A task may be cancelled while it waits. What it has asked for runs to its end all the same, and
only then is the cancelling heard: so nobody goes on while the database still works for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Protocol, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.address import Address
from storage.engine import begins, connect, connect_thread
from storage.faults import fault, named

T = TypeVar("T")


async def unbroken(work: Awaitable[T]) -> T:
    """*work* to its end, even if whoever waits for it is cancelled meanwhile."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        task.cancelled() or task.exception()  # seen, though nobody hears of it
        raise cancelled
    return task.result()


class Database(Protocol):
    """
    Where the games are.

    Both raise `Unreadable` if it is damaged, `Unreachable` if it cannot be read or written.
    """

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What *work* finds."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change what *work* changes: all of it, on disk when this returns, or nothing."""


@asynccontextmanager
async def opened(address: Address) -> AsyncIterator[Database]:
    """The database at *address*, whose schema is today's."""
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
    """One connection to a file, and the thread of aiosqlite that alone may use it."""

    def __init__(self, thread: aiosqlite.Connection, engine: Engine) -> None:
        """Use `open`; *engine* has the one connection of *thread*."""
        self._thread = thread
        self._engine = engine

    @classmethod
    @asynccontextmanager
    async def open(cls, address: Address, *, writes: bool = False) -> AsyncIterator[Worker]:
        """One that *writes*, or only reads."""
        thread = aiosqlite.connect(str(address.file), isolation_level=None)
        # aiosqlite does no work of others on its thread but by these two private names.
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
        with suppress(ValueError):  # it was not
            await self.run(self._engine.dispose)
        await self._thread.close()

    async def run(self, work: Callable[[], T]) -> T:
        """What *work* returns, done on the thread."""
        done: T = await unbroken(self._thread._execute(work))  # type: ignore[no-untyped-call]  # noqa: SLF001  # as above
        return done

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What *work* finds."""

        def found() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await self.run(found)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What *work* returns, when what it changes is on disk."""

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
        """The file at *address*."""
        async with AsyncExitStack() as stack:
            writer = await stack.enter_async_context(Worker.open(address, writes=True))
            reader = await stack.enter_async_context(Worker.open(address))
            yield cls(address, reader, writer)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What *work* finds; it changes nothing."""
        with named(self._address):
            return await self._reader.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What *work* returns, when all that it changes is stored; nothing is, if it raises."""
        with named(self._address):
            return await self._writer.write(work)


class Server:
    """A PostgreSQL server; several changes of different games are made at a time."""

    def __init__(self, engine: AsyncEngine, address: Address) -> None:
        """Whoever has made *engine* disposes of it."""
        self._engine = engine
        self._address = address

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What *work* finds; it changes nothing."""
        return await self._run(work, writes=False)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What *work* returns, when all that it changes is stored; nothing is, if it raises."""
        return await self._run(work, writes=True)

    async def _run(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        async def whole() -> T:
            async with transaction(self._engine, self._address, writes=writes) as connection:
                done = await connection.run_sync(work)
                await connection.commit()
                return done

        return await unbroken(whole())


async def reached(connection: AsyncConnection, address: Address) -> None:
    """
    Start *connection*.

    :raises Unreachable: if nobody lets it in.
    """
    try:
        await connection.start()
    except DBAPIError as error:
        raise fault(address, error.orig) from error
    except Exception as error:  # a driver says it in its own ways, and no work has begun yet
        raise fault(address, error) from error


@asynccontextmanager
async def transaction(
    engine: AsyncEngine, address: Address, *, writes: bool = False
) -> AsyncIterator[AsyncConnection]:
    """
    A connection; what *writes* is a transaction, and given up on leaving unless it was committed.

    Who may be cancelled within goes through `unbroken` for whatever they ask of it.

    :raises Unreadable: if the file is damaged.
    :raises Unreachable: if the database cannot be read or written, for any other reason.
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
