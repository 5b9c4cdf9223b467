"""
A connection inside a transaction, and what its faults are called.

A task may be cancelled while it waits for the database, but the driver must not notice: a
statement whose caller has gone would be carried out all the same, and its lock held for ever.
So everything asked of the driver runs to its end, and only then is the cancelling heard.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, CursorResult, Executable
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.address import Address
from storage.engine import begins
from storage.errors import Unreachable, Unreadable

DAMAGED = ("file is not a database", "malformed", "file is encrypted")

T = TypeVar("T")
P = ParamSpec("P")


async def unbroken(work: Coroutine[Any, Any, T]) -> T:
    """*work* to its end, even if whoever waits for it is cancelled meanwhile."""
    task = asyncio.create_task(work)
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


class Wire:
    """A connection, on which a transaction has begun if it is to write."""

    def __init__(self, connection: AsyncConnection) -> None:
        """Use `opened`."""
        self._connection = connection

    async def execute(
        self, query: Executable, rows: Sequence[dict[str, Any]] | None = None
    ) -> CursorResult[*tuple[Any, ...]]:
        """Carry out *query*, once for each of *rows* if there are any."""
        return await unbroken(self._connection.execute(query, rows))

    async def scalar(self, query: Executable) -> Any:
        """The first column of the first row, or None."""
        return (await self.execute(query)).scalar()

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What *work* returns, which does not know that it is waited for."""
        return await unbroken(self._connection.run_sync(work, *args, **kwargs))

    async def commit(self) -> None:
        """All of it, on disk when this returns."""
        await unbroken(self._connection.commit())


@asynccontextmanager
async def opened(
    engine: AsyncEngine, address: Address, *, writes: bool = False
) -> AsyncIterator[Wire]:
    """
    A connection; what *writes* is a transaction, and given up on leaving unless it was committed.

    :raises Unreadable: if the file is damaged.
    :raises Unreachable: if the database cannot be read or written, for any other reason.
    """
    connection = engine.connect()
    with named(address):
        try:
            await unbroken(_begin(connection, address, writes=writes))
            yield Wire(connection)
        finally:
            if connection.sync_connection is not None:
                await unbroken(connection.close())


async def _begin(connection: AsyncConnection, address: Address, *, writes: bool) -> None:
    try:
        await connection.start()
    except OSError as error:
        raise fault(address, error) from error
    await connection.execution_options(**begins(address, writes=writes))
    await connection.begin()


@contextmanager
def named(address: Address) -> Iterator[None]:
    """Give the database's faults within their names; a broken constraint is no fault of its."""
    try:
        yield
    except (IntegrityError, DataError, ProgrammingError):
        raise
    except DBAPIError as error:
        raise fault(address, error.orig) from error


def fault(address: Address, error: BaseException | None) -> Unreadable | Unreachable:
    """What to tell the host about *error*."""
    if _damaged(error):
        return Unreadable(
            f"{address} is damaged, or no database of Hexhost ({error}): "
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
    return any(word in str(error) for word in DAMAGED)
