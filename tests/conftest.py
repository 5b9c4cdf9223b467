"""Databases for tests that play on one, and settings for every test run."""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.databases import climbed_once, database
from tests.postgres import empty_database, postgres_server

__all__ = ["climbed_once", "database"]

collect_ignore = ["with_strange.py"]
"""Tests that only pass in a copy with one more box; `tests/test_boxes.py` runs them there."""
collect_ignore_glob = ["*/boxes/strange/*"]
"""Folders of the strange box itself, whose commands would mix with the others'."""


def pytest_sessionstart() -> None:
    """Turn the garbage collector off while tests are collected: hardly anything is garbage then."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Turn the collector on again, and exempt the collected tests, which stay to the end."""
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def nothing_is_cut(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail any test in which a menu or a row of buttons was cut (`bot.chat.outgoing`)."""
    cut: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: cut.append(record.getMessage())  # type: ignore[method-assign]
    log = logging.getLogger("bot.chat.outgoing")
    log.addHandler(handler)
    yield
    log.removeHandler(handler)
    if not request.node.get_closest_marker("cuts"):
        assert not cut


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Address of a PostgreSQL server that runs as long as the tests."""
    with postgres_server() as url:
        yield url


@pytest.fixture
async def server_url(postgres: str) -> AsyncIterator[str]:
    """The address of an empty database on that server."""
    async with empty_database(postgres) as url:
        yield url
