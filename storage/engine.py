"""
Set up connections to the database.

SQLite uses a write-ahead log, so that readings and changes don't wait for each other, and syncs at
every commit. The driver would begin transactions late, so that is switched off: a change begins by
taking the write lock, and a reading begins no transaction.

A PostgreSQL may be far away, so each query is a round trip. There too a reading begins no
transaction, and a connection isn't tested before it is used.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, NullPool, QueuePool, StaticPool, create_engine, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage.address import Address
from storage.errors import Unreachable

BUSY_MS = 10_000
"""Milliseconds SQLite waits for a lock, which only a backup or another program may hold."""

MOST_AT_ONCE = 10
"""Maximum number of tables one process changes at once on a server; others wait."""

VANISHED = {
    "idle_in_transaction_session_timeout": "60000",
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
"""Server settings that detect a vanished process, so that others can go on."""

WRITES = "hexhost_writes"
"""Execution option of a connection that will write."""

SETTINGS: tuple[str, ...] = (
    f"PRAGMA busy_timeout={BUSY_MS}",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
)


COMMON: dict[str, Any] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
    "hide_parameters": True,  # errors are logged, and log lines hold secrets
}


def connect(address: Address, *, migrating: bool = False) -> AsyncEngine:
    """
    Make an engine for *address*; the caller disposes of it.

    While *migrating*, there is one connection at a time, and SQLite doesn't follow foreign keys: a
    table that is copied must not take its children along. For a file, this engine waits four times
    per statement, so frequent queries use `connect_thread`.

    :raises Unreachable: if the driver isn't installed.
    """
    if address.file is None:
        return connect_server(address, migrating=migrating)
    engine = create_async_engine(address.url, poolclass=NullPool, **COMMON)
    _set_up(engine.sync_engine, foreign_keys=not migrating)
    return engine


def connect_thread(connection: Callable[[], sqlite3.Connection], *, writes: bool) -> Engine:
    """Make an engine around the one *connection* that another thread has opened."""
    engine = create_engine("sqlite://", creator=connection, poolclass=StaticPool, **COMMON)
    _set_up(engine)
    return engine.execution_options(**{WRITES: writes})


def connect_server(
    address: Address, *, migrating: bool = False, size: int = 2 * MOST_AT_ONCE
) -> AsyncEngine:
    """
    Make an engine for the server at *address*, with *size* connections.

    :raises Unreachable: if its driver isn't installed.
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
            f"PostgreSQL needs the package {error.name}: install it where the bot is installed"
        ) from error
    _watch(engine)
    return engine


def pool_of(engine: AsyncEngine) -> tuple[int, int]:
    """Connections of an *engine* to a server that are in use, and those there can be."""
    pool = engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout(), pool.size()


def begins(address: Address, *, writes: bool) -> dict[str, Any]:
    """The execution options of a connection that will write, or only read."""
    if address.file is None and not writes:
        return {"isolation_level": "AUTOCOMMIT"}
    return {WRITES: writes}


def _watch(engine: AsyncEngine) -> None:
    """Replace a new connection that the server has already closed."""

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
            # The pool forgets a connection that failed, and the file would stay open.
            connection.close()
            raise
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
