"""Databases for all that plays on one."""

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
"""The box itself, which hangs its commands in among others."""


def pytest_sessionstart() -> None:
    """Look for no garbage while tests are collected: hardly anything of it is."""
    gc.disable()


def pytest_collection_finish() -> None:
    """From now on look for garbage, but not among what was collected, which stays to the end."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    with postgres_server() as url:
        yield url


@pytest.fixture
async def server_url(postgres: str) -> AsyncIterator[str]:
    """The address of an empty database on that server."""
    async with empty_database(postgres) as url:
        yield url
