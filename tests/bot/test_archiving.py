"""An archived game, as players and hosts see it."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.archiving import archive, keep_up
from bot.mend import mend
from bot.proof import export, verify
from bot.publish import chronicles
from render.replay import replay
from storage import Store, Unreadable
from tests.bot.tables import table
from tests.bot.test_table_chronicle import films, won
from tests.databases import ONE_QUICK, Database
from tests.storage.builders import Clock
from tests.storage.conftest import clock, file, url
from tests.storage.test_archive import ended

__all__ = ["clock", "file", "url"]


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
async def test_an_archived_game_is_told_checked_and_mended_as_before(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Log and replay in Discord, `verify`, `export` and `mend` all work on an archived game.

    On a server this is a soak; `tests/storage/test_archive.py` archives on both in every run.
    """
    monkeypatch.setattr(chronicles, "replay_gif", partial(replay, scale=0.1))  # quickly drawn
    async with table(tmp_path, "victory", database=database) as t:
        assert t.client
        await won(t)
        await t.rest()
        ((game_id,),) = t.asked("SELECT id FROM games")
        lines = t.lines
        store = t.client.services.store
        before = await store.readings.lines(game_id)
        # The game must not be found in memory.
        t.client.services.chronicles._logs.clear()
        store._clock = lambda: before[-1].time + timedelta(days=91)

        assert await archive(store, 90) == 1
        assert await archive(store, 90) == 0

        assert t.asked("SELECT count(*) FROM lines") == [(0,)]
        await t.command(t.people[0], "game log")
        person = t.people[0]
        (file,) = (await t.answer(person)).attachments
        assert len(json.loads(await person.fetch(file))["lines"]) == lines
        await t.command(person, "replay")
        assert len(films(t)) == 1
        proven = await asyncio.to_thread(verify, database.url, game_id)
        await asyncio.to_thread(export, database.url, game_id, tmp_path / "log.json")

    assert f"{lines} lines, all correct by the rules" in proven
    assert len(json.loads((tmp_path / "log.json").read_text())["lines"]) == lines
    assert "there is nothing to mend" in await asyncio.to_thread(mend, database.url, game_id)
    async with Store.open(database.url) as store:
        assert len(await store.readings.lines(game_id)) == lines
        assert len(await store.results.of((await store.readings.game(game_id)).guild_id or 0)) == 1


async def test_games_are_archived_only_if_the_host_wants_it(url: str, clock: Clock) -> None:
    """Nothing is archived unless ARCHIVE_AFTER is set; then the first round comes at the start."""
    async with Store.open(url, clock=clock) as store:
        game_id = await ended(store)
        clock.move(days=91)

        await keep_up(store, 0)
        assert await store.archive.due(clock(), "", 1) == (game_id,)

        keeping = asyncio.create_task(keep_up(store, 90))
        while await store.archive.due(clock(), "", 1):  # noqa: ASYNC110  # asked of the database
            await asyncio.sleep(0)
        keeping.cancel()
        await asyncio.wait({keeping})


async def test_a_game_that_cannot_be_archived_keeps_no_other_from_it(
    url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that can't be archived keeps its log, is tried again, and holds up no other game."""
    async with Store.open(url, clock=clock) as store:
        games = sorted([await ended(store, channel) for channel in (1, 2)])
        clock.move(days=91)
        put = store.archive.put

        async def damaged(game_id: str) -> None:
            if game_id == games[0]:
                raise Unreadable(game_id)
            await put(game_id)

        monkeypatch.setattr(store.archive, "put", damaged)

        assert await archive(store, 90) == 1
        assert await store.archive.due(clock(), "", 9) == (games[0],)
