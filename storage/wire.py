"""
A connection inside a transaction, and what its faults are called.

A server's driver waits by itself. SQLite's does not: what may take long with a file, which is to
wait for its lock, for the disk at a commit, and for all that is given to `Wire.run`, is done by a
thread. A statement is done at once, for it is quicker than the way to a thread and back (ADR 0020).

A task may be cancelled while it waits for the database, but the driver must not notice: a
statement whose caller has gone would be carried out all the same, and its lock held for ever.
So everything asked of the driver runs to its end, and only then is the cancelling heard.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, Result
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.address import Address
from storage.engine import WRITES, begins
from storage.errors import Unreachable, Unreadable

DAMAGED = (
    "file is not a database",
    "malformed",
    "file is encrypted",
    "Could not decode",
    "no such table",
    "no such column",
)

T = TypeVar("T")
P = ParamSpec("P")

_disk = ThreadPoolExecutor(max_workers=4, thread_name_prefix="disk")
"""Who waits for files."""


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


async def disposed(engine: AsyncEngine | Engine) -> None:
    """Close every connection of *engine*."""
    await unbroken(engine.dispose() if isinstance(engine, AsyncEngine) else _aside(engine.dispose))


class Garbled(Exception):
    """What was read is nothing that Hexhost writes."""


class Wire:
    """A connection, on which a transaction has begun if it is to write."""

    def __init__(self, connection: AsyncConnection | Connection) -> None:
        """Use `opened`."""
        self._connection = connection

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What *work* returns, which may take long and does not know that it is waited for."""
        if isinstance(self._connection, Connection):
            return await unbroken(_aside(work, self._connection, *args, **kwargs))
        return await unbroken(self._connection.run_sync(work, *args, **kwargs))

    async def execute(
        self, query: Executable, rows: Sequence[dict[str, Any]] | None = None
    ) -> Result[*tuple[Any, ...]]:
        """Carry out *query*, once for each of *rows* if there are any; all that is found."""
        if isinstance(self._connection, Connection):
            return _executed(self._connection, query, rows)
        return await self.run(_executed, query, rows)

    async def scalar(self, query: Executable) -> Any:
        """The first column of the first row, or None."""
        return (await self.execute(query)).scalar()

    async def commit(self) -> None:
        """All of it, on disk when this returns."""
        await self.run(Connection.commit)


@asynccontextmanager
async def opened(
    engine: AsyncEngine | Engine, address: Address, *, writes: bool = False
) -> AsyncIterator[Wire]:
    """
    A connection; what *writes* is a transaction, and given up on leaving unless it was committed.

    :raises Unreadable: if the file is damaged.
    :raises Unreachable: if the database cannot be read or written, for any other reason.
    """
    options = begins(address, writes=writes)
    with named(address):
        if isinstance(engine, AsyncEngine):
            async with _of_a_server(engine, address, options) as there:
                yield Wire(there)
        else:
            async with _of_a_file(engine, options) as here:
                yield Wire(here)


@asynccontextmanager
async def _of_a_server(
    engine: AsyncEngine, address: Address, options: dict[str, Any]
) -> AsyncIterator[AsyncConnection]:
    connection = engine.connect()

    async def begin() -> None:
        try:
            await connection.start()
        except OSError as error:
            raise fault(address, error) from error
        await connection.execution_options(**options)
        await connection.begin()

    try:
        await unbroken(begin())
        yield connection
    finally:
        if connection.sync_connection is not None:
            await unbroken(connection.close())


@asynccontextmanager
async def _of_a_file(engine: Engine, options: dict[str, Any]) -> AsyncIterator[Connection]:
    def begun() -> Connection:
        connection = engine.connect()
        try:
            connection.execution_options(**options).begin()
        except BaseException:
            connection.close()
            raise
        return connection

    if not options[WRITES]:
        with begun() as connection:
            yield connection
        return
    coming = _aside(begun)
    try:
        yield await unbroken(coming)
    finally:
        if coming.exception() is None:
            coming.result().close()


def _aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
    """*work*, done by a thread."""
    return asyncio.get_running_loop().run_in_executor(_disk, partial(work, *args, **kwargs))


def _executed(
    connection: Connection, query: Executable, rows: Sequence[dict[str, Any]] | None
) -> Result[*tuple[Any, ...]]:
    """What a statement has found, down to its last row."""
    result = connection.execute(query, rows)
    if not result.returns_rows:
        return result
    try:
        return result.freeze()()
    except (ValueError, TypeError, OverflowError, msgspec.DecodeError) as error:
        raise Garbled(error) from error


@contextmanager
def named(address: Address) -> Iterator[None]:
    """Give the database's faults within their names; a broken constraint is no fault of its."""
    try:
        yield
    except (IntegrityError, DataError, ProgrammingError):
        raise
    except DBAPIError as error:
        raise fault(address, error.orig) from error
    except (Garbled, UnicodeDecodeError) as error:
        # The driver cannot even read what SQLite says of a garbled file.
        raise fault(address, error) from error


def fault(address: Address, error: BaseException | None) -> Unreadable | Unreachable:
    """What to tell the host about *error*."""
    if _damaged(error):
        said, *_ = str(error).split(" with text ")  # what follows may be somebody's hand
        return Unreadable(
            f"{address} is damaged, or no database of Hexhost ({said}): "
            "put a backup in its place, or choose another file"
        )
    if address.file is None:
        return Unreachable(
            f"{address} does not answer ({error}): start it, or correct DATABASE_URL"
        )
    return Unreachable(
        f"{address} cannot be used ({error}): look at its folder, its rights and the disk's room"
    )


def _damaged(error: BaseException | None) -> bool:
    is_garbled = isinstance(error, (Garbled, UnicodeDecodeError))
    return is_garbled or any(word in str(error) for word in DAMAGED)
