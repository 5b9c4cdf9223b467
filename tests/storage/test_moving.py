"""A host that grows takes the games along, from a file to a server and back."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from storage import Change, ResultRow, Scope, Store, StoreError, move
from storage.schema import facts, metadata
from tests.storage.builders import MORNING, begun, lobby
from tests.storage.test_archive import ended


@pytest.fixture(params=["to a server", "to a file"])
def way(request: pytest.FixtureRequest, url: str, server_url: str) -> tuple[str, str]:
    """The source, and the target."""
    return (url, server_url) if request.param == "to a server" else (server_url, url)


async def content(url: str) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table about games, people and places."""
    async with Store.open(url) as store:
        return await store._database.read(
            lambda connection: {
                table.name: [
                    dict(row)
                    for row in connection.execute(
                        select(table).order_by(*table.primary_key)
                    ).mappings()
                ]
                for table in metadata.sorted_tables
                if table is not facts
            }
        )


async def test_everything_is_copied(way: tuple[str, str]) -> None:
    """A move copies games with all their rows, and the settings of people and places."""
    old, new = way
    async with Store.open(old) as store:
        game_id, _ = await begun(store)

        def work(change: Change) -> None:
            change.plan("turn", number=0)
            change.set_deadline("seat 0", MORNING)
            change.keep_results([ResultRow(seat=0, user_id=7, place=1, points=10, left_id=8)])

        await store.change(game_id, work)
        await store.archive.put(await ended(store, 8))
        await store.notes.prefer(7, theme="dark")
        await store.notes.set_settings(Scope.GUILD, 1, language="es")
        await store.contests.create(1, "league", "Spring", {"points": [3, 1]}, MORNING)

    count = await move(old, new)

    before = await content(old)
    assert count == 2
    assert all(before.values())
    assert await content(new) == before


async def test_games_are_never_mixed(way: tuple[str, str]) -> None:
    """A database that holds games is refused and stays as it is."""
    old, new = way
    for url in way:
        async with Store.open(url) as store:
            await lobby(store)
    before = await content(new)

    with pytest.raises(StoreError, match="already holds games: choose an empty database"):
        await move(old, new)

    assert await content(new) == before
