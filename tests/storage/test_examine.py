"""A check of the database: its report to the host, and that it leaves no trace."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import AlreadyRunning, ShardTaken, Store, Unreachable, examine
from storage.upgrade import revisions


@pytest.fixture
def ready_url(server_url: str) -> str:
    """A database without tables; some tests here make others."""
    return server_url


async def test_a_look_tells_the_schema_and_leaves_nothing_behind(any_url: str, file: Path) -> None:
    """An empty place has no schema before the first start, and the newest one after it."""
    before = await examine(any_url)
    left = list(file.parent.iterdir())

    async with Store.open(any_url):
        pass
    found = await examine(any_url)

    assert left == []
    assert (before.schema, before.running) == (None, None)
    assert (found.schema, found.running) == (revisions()[-1], None)
    assert found.newest == found.schema
    assert found.size > before.size


async def test_a_running_process_is_seen(any_url: str) -> None:
    """Next to a running bot, the check reports it in the words that a second bot would end with."""
    async with Store.open(any_url) as store, store.sharing.serving(lambda game: None):
        found = await examine(any_url)

    running = found.running
    assert isinstance(running, AlreadyRunning | ShardTaken)
    assert found.schema == found.newest
    if isinstance(running, AlreadyRunning):
        assert running.holder == str(os.getpid())


async def test_a_place_that_is_not_there_is_named(tmp_path: Path) -> None:
    """A folder that doesn't exist is said as the bot's start says it."""
    with pytest.raises(Unreachable, match=r"nowhere does not exist: create it"):
        await examine(f"sqlite:///{tmp_path}/nowhere/hexhost.db")


async def test_a_user_who_may_make_no_tables_is_told_so(server_url: str) -> None:
    """A bot that owns nothing on its server could not start, and the check says why."""
    url = make_url(server_url)
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("CREATE ROLE guest LOGIN"))
        try:
            with pytest.raises(Unreachable, match=r"guest lacks permissions .*make it the owner"):
                await examine(url.set(username="guest").render_as_string(hide_password=False))
        finally:
            await connection.execute(text("DROP ROLE guest"))
    await engine.dispose()
