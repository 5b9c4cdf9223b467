"""
A look at the database for the host, before or while the bot runs; nothing is changed.

It finds what would keep a bot from starting: a folder that can't be written, a server that can't be
reached, a newer schema, another process.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from sqlalchemy import Connection

from storage.address import Address
from storage.database import transaction, unbroken
from storage.engine import connect
from storage.errors import AlreadyRunning, OtherShards, ShardTaken, StoreError, Unreachable
from storage.listener import try_shards
from storage.lock import try_lock
from storage.shards import ALL, Shards, need_server
from storage.upgrade import revisions, version

PAGE = 4096
"""Bytes written to try a disk."""

SQLITE = f"SQLite {sqlite3.sqlite_version}"

SIZE = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    "postgresql": "SELECT pg_database_size(current_database())",
}
"""The queries for how many bytes a database has."""

OLDEST = 15
"""The first version of PostgreSQL that Hexhost is tested with."""


@dataclass(frozen=True, slots=True)
class Examined:
    """A database that a bot can use."""

    place: str
    """The address, without a password."""
    server: str
    """The kind and version of the database: SQLite 3.45.1."""
    schema: str | None
    """None if it has no tables yet."""
    newest: str
    """The schema that this program brings it up to."""
    size: int
    """Bytes."""
    free: int | None
    """Bytes free on the file's disk; None for a server, which doesn't tell."""
    running: StoreError | None
    """The reason why no other process may start: one runs already."""


async def examine(url: str, shards: Shards = ALL) -> Examined:
    """
    Look at the database at *url* as a bot with *shards* would find it.

    :raises StoreError: with a sentence for the host, if no bot could use it.
    """
    address = Address.parse(url)
    if address.file is None:
        return await _asked(address, lambda connection: try_shards(connection, shards))
    need_server(address, shards)
    running = _running(partial(try_lock, address.file))
    free = _room(address.file.parent)
    if not address.file.exists():
        return Examined(str(address), SQLITE, None, revisions()[-1], 0, free, running)
    found = await _asked(address, lambda connection: None)
    return replace(found, free=free, running=running)


async def _asked(address: Address, try_running: Callable[[Connection], None]) -> Examined:
    """Facts from the database itself; to test writing, a table is made and rolled back."""

    def asked(connection: Connection) -> Examined:
        steps = revisions()
        schema = version(connection, address, steps)
        running = _running(partial(try_running, connection))
        server = SQLITE if address.file else _postgresql(connection, address)
        size = connection.exec_driver_sql(SIZE[connection.dialect.name]).scalar_one()
        connection.exec_driver_sql("CREATE TABLE hexhost_doctor (number INTEGER)")
        return Examined(str(address), server, schema, steps[-1], size, None, running)

    engine = connect(address, migrating=True)
    try:
        async with transaction(engine, address, writes=True) as connection:
            return await unbroken(connection.run_sync(asked))
    finally:
        await unbroken(engine.dispose())


def _postgresql(connection: Connection, address: Address) -> str:
    said = str(connection.exec_driver_sql("SHOW server_version").scalar_one()).split()[0]
    if int(said.partition(".")[0]) < OLDEST:
        raise Unreachable(
            f"{address} is PostgreSQL {said}: Hexhost needs version {OLDEST} or later"
        )
    return f"PostgreSQL {said}"


def _room(folder: Path) -> int:
    """Bytes free in *folder*, in which a file is made and taken away."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"0" * PAGE)
        return shutil.disk_usage(folder).free
    except OSError as error:
        raise Unreachable(
            f"{folder} cannot be written ({error.strerror}): let the bot write in that folder"
        ) from error


def _running(look: Callable[[], None]) -> StoreError | None:
    """The reason why another process keeps a bot from starting; None if there is none."""
    try:
        look()
    except (AlreadyRunning, OtherShards, ShardTaken) as error:
        return error
    return None
