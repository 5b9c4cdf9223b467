"""One store in a file, and one on the tests' PostgreSQL server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store
from tests.storage.builders import Clock


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The path of the SQLite database."""
    return tmp_path / "hexhost.db"


@pytest.fixture
def url(file: Path) -> str:
    """The address of the SQLite database."""
    return f"sqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request: pytest.FixtureRequest, url: str) -> str:
    """An empty database of each kind."""
    return url if request.param == "sqlite" else request.getfixturevalue("ready_url")


@pytest.fixture
def clock() -> Clock:
    """The store's clock."""
    return Clock()


@pytest.fixture
async def store(any_url: str, clock: Clock) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with Store.open(any_url, clock=clock) as opened:
        yield opened
