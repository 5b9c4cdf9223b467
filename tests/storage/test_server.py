"""A server may be far away, and may restart while the bot runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from storage import Store
from storage.database import Server
from tests.postgres import CUT
from tests.storage.builders import lobby


@pytest.fixture
async def store(ready_url: str) -> AsyncIterator[Store]:
    """An open, empty store on a server."""
    async with Store.open(ready_url) as opened:
        yield opened


async def driver(store: Store) -> Any:
    """The only connection that has been needed so far, as its driver knows it."""
    server = store._database._database
    assert isinstance(server, Server)
    async with server._engine.connect() as connection:
        return (await connection.get_raw_connection()).driver_connection


async def test_a_question_is_one_journey(store: Store) -> None:
    """A query is one round trip, without a transaction around it."""
    game_id = await lobby(store)
    await store.readings.game(game_id)
    # The driver reports everything but the prepared query itself.
    beside: list[str] = []
    (await driver(store)).add_query_logger(lambda each: beside.append(each.query))

    await store.readings.game(game_id)

    assert beside == []


async def test_a_connection_that_the_server_closed_is_made_anew(
    store: Store, ready_url: str
) -> None:
    """After a restart of the server the bot reconnects without an error."""
    game_id = await lobby(store)
    closed = asyncio.Event()
    (await driver(store)).add_termination_listener(lambda _: closed.set())
    async with Store.open(ready_url) as other:
        await other._database.read(lambda connection: connection.execute(CUT).all())
    await closed.wait()

    assert (await store.readings.game(game_id)).id == game_id
