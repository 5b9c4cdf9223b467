"""A store in a file of its own; on PostgreSQL too, where HEXHOST_TEST_POSTGRES names a server."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Store
from tests.storage.builders import Clock

SERVER = "HEXHOST_TEST_POSTGRES"
"""Names a database that may be emptied, as postgresql+asyncpg://…"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the SQLite database is."""
    return tmp_path / "hexhost.db"


@pytest.fixture
def url(file: Path) -> str:
    """The address of the SQLite database."""
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgresql"] if os.environ.get(SERVER) else ["sqlite"])
async def any_url(request: pytest.FixtureRequest, url: str) -> str:
    """An empty database of each kind that this machine offers."""
    if request.param == "sqlite":
        return url
    server = os.environ[SERVER]
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
