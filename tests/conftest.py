"""Databases for tests that play on one, and settings for every test run."""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.databases import climbed_once, compiled_once, database
from tests.postgres import cleared_database, empty_database, postgres_server
from tests.seeded.plugin import seed_of
from tests.syncs import unsynced

__all__ = ["climbed_once", "compiled_once", "database"]

collect_ignore = ["with_strange.py"]
"""Tests that only pass in a copy with one more box; `tests/test_boxes.py` runs them there."""
collect_ignore_glob = ["*/boxes/strange/*"]
"""Folders of the strange box itself, whose commands would mix with the others'."""

LONG = Path(__file__).with_name("long.txt").read_text("utf-8").split()
"""Folders and files that start many programs, draw many pictures or play many games."""
ENDS = tuple(f"/{name}" for name in LONG)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option of `make fast`."""
    parser.addoption("--quick", action="store_true", help="one case of each test, without LONG")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With `--quick`, pass over LONG, except what failed last."""
    if not config.getoption("quick", default=False):
        return None
    name = collection_path.name
    is_long = name.startswith("test_table_") or collection_path.as_posix().endswith(ENDS)
    failed = (config.rootpath / name.partition("::")[0] for name in _failed(config))
    return (is_long and not any(file.is_relative_to(collection_path) for file in failed)) or None


@pytest.hookimpl(trylast=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make no soaks where none are wanted; with `--quick`, one case and those that failed last."""
    config, calls = metafunc.config, metafunc._calls
    if config.getoption("markexpr").startswith("not soak"):
        is_soak = metafunc.definition.get_closest_marker("soak")
        wanted = [call for call in calls if all(mark.name != "soak" for mark in call.marks)]
        # Without any case the test would be one by itself, so one soak stays, to be deselected.
        calls[:] = calls[:1] if is_soak else wanted or calls[:1]
    if config.getoption("quick", default=False) and len(calls) > 1:
        name, failed = metafunc.definition.nodeid, _failed(config)
        # A server costs more than a file.
        cheap = [call for call in calls if "postgresql" not in call.id] or calls
        one = Random(f"{seed_of(config)} {name}").choice(cheap)
        calls[:] = [call for call in calls if call is one or f"{name}[{call.id}]" in failed]


@cache
def _failed(config: pytest.Config) -> dict[str, bool]:
    """The tests that failed last, by name."""
    return dict(config.cache.get("cache/lastfailed", {}))


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


@pytest.fixture(scope="session", autouse=True)
def no_disk_is_waited_for() -> Iterator[None]:
    """Let no store wait for the disk."""
    with unsynced():
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Address of a PostgreSQL server that runs as long as the tests."""
    with postgres_server(syncs=False) as url:
        yield url


@pytest.fixture
async def server_url(postgres: str) -> AsyncIterator[str]:
    """The address of a database on that server, without any tables."""
    async with empty_database(postgres) as url:
        yield url


@pytest.fixture
async def ready_url(postgres: str) -> AsyncIterator[str]:
    """The address of an empty database with tables, for tests that don't change these."""
    async with cleared_database(postgres) as url:
        yield url
