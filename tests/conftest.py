"""Databases for tests that play on one, and settings for every test run."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.databases import climbed_once, database
from tests.postgres import empty_database, postgres_server

__all__ = ["climbed_once", "database"]

collect_ignore = ["with_strange.py"]
"""Tests that only pass in a copy with one more box; `tests/test_boxes.py` runs them there."""
collect_ignore_glob = ["*/boxes/strange/*"]
"""Folders of the strange box itself, whose commands would mix with the others'."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option of `make fast`."""
    parser.addoption("--one-each", action="store_true", help="run only one case of each test")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--one-each`, keep one case of each test, and all that failed last."""
    if not config.getoption("one_each", default=False):
        return
    failed = config.cache.get("cache/lastfailed", {})
    kept = {*{item.nodeid.partition("[")[0]: item.nodeid for item in items}.values(), *failed}
    items[:] = [item for item in items if item.nodeid in kept]


def pytest_sessionstart() -> None:
    """Turn the garbage collector off while tests are collected: hardly anything is garbage then."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Turn the collector on again, and exempt the collected tests, which stay to the end."""
    gc.freeze()
    gc.enable()


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
