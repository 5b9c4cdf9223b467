"""
The way to the database: how each connection is set up.

SQLite keeps a write-ahead log, so that reading and writing do not wait for one another, and
syncs it at every commit. The driver's own habit of beginning transactions late is switched off:
a change begins by taking the write lock, and a reading begins nothing.

A PostgreSQL may be far away, and each question to it is a journey: there too a reading begins
nothing, and a connection is not tried before it is used.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, NullPool, StaticPool, create_engine, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage.address import Address
from storage.errors import Unreachable

BUSY_MS = 10_000
"""How long SQLite waits for a lock, which only a backup or a curious host may hold."""

MOST_AT_ONCE = 10
"""On a server, so many tables are changed at once by one process; the others wait their turn."""

VANISHED = {
    "idle_in_transaction_session_timeout": "60000",
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
"""How a server finds out that a process has gone without a word, so that others may go on."""

WRITES = "hexhost_writes"
"""The execution option of a connection that will write."""

SETTINGS = (
    f"PRAGMA busy_timeout={BUSY_MS}",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
)


COMMON: dict[str, Any] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
    "hide_parameters": True,  # an error's text is logged, and lines hold secrets
}


def connect(address: Address, *, migrating: bool = False) -> AsyncEngine:
    """
    An engine for *address*; the caller disposes of it.

    While *migrating* there is one connection at a time, and SQLite does not follow foreign keys:
    a table that is made anew must not take its children along. That of a file waits four times
    for each statement, so what is done often goes through `connect_thread`.

    :raises Unreachable: if the driver is not installed.
    """
    if address.file is None:
        return connect_server(address, migrating=migrating)
    engine = create_async_engine(address.url, poolclass=NullPool, **COMMON)
    _set_up(engine.sync_engine, foreign_keys=not migrating)
    return engine


def connect_thread(connection: Callable[[], sqlite3.Connection], *, writes: bool) -> Engine:
    """An engine that has but the *connection* to a file that another thread has made for it."""
    engine = create_engine("sqlite://", creator=connection, poolclass=StaticPool, **COMMON)
    _set_up(engine)
    return engine.execution_options(**{WRITES: writes})


def connect_server(
    address: Address, *, migrating: bool = False, size: int = 2 * MOST_AT_ONCE
) -> AsyncEngine:
    """
    An engine for the server at *address*, with *size* connections.

    :raises Unreachable: if its driver is not installed.
    """
    pool: dict[str, Any] = {"poolclass": NullPool}
    if not migrating:
        pool = {"pool_size": size, "max_overflow": 0}
    try:
        engine = create_async_engine(
            address.url, connect_args={"server_settings": VANISHED}, **COMMON, **pool
        )
    except ModuleNotFoundError as error:
        raise Unreachable(
            f"PostgreSQL needs the package {error.name}: install it beside the bot"
        ) from error
    _watch(engine)
    return engine


def begins(address: Address, *, writes: bool) -> dict[str, Any]:
    """The execution options of a connection that will write, or only read."""
    if address.file is None and not writes:
        return {"isolation_level": "AUTOCOMMIT"}
    return {WRITES: writes}


def _watch(engine: AsyncEngine) -> None:
    """Put a new connection in the place of one that the server has closed meanwhile."""

    @event.listens_for(engine.sync_engine, "checkout")
    def taken(connection: Any, _: object, __: object) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError


def _set_up(engine: Engine, *, foreign_keys: bool = True) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        try:
            for setting in (*SETTINGS, f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}"):
                cursor.execute(setting)
        except Exception:
            # The pool forgets a connection that it could not make, and the file would stay open.
            connection.close()
            raise
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
