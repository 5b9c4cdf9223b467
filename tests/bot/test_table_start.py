"""The bot's start: a game that owes nothing is left alone, and its buttons still work."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.publish.publisher import Publisher
from tests.bot.tables import inside, table
from tests.crash.killing import FORGOTTEN
from tests.databases import ONE_QUICK, Database, File
from tests.waiting import rest, until


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
async def test_a_game_that_owes_nothing_waits_for_somebody_to_come(
    database: Database, tmp_path: Path
) -> None:
    """After a restart, the buttons of an untouched post still work."""
    async with table(tmp_path, "midgame", database, apart=True) as t:
        board = await t.board()
        supervisor = t.sandbox.sandbox.supervisor
        await supervisor.kill()

        await supervisor.start()
        await supervisor.until_connected()
        said = await t.told(t.on_turn(board), board, "My hand")
        await t.on_turn(board).click(board, "End turn")
        newer = await t.board()

        assert "Your hand" in said or "Tu mano" in said
        assert newer.id != board.id


async def test_a_call_at_the_very_start_makes_no_post_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message from another process during the start doesn't cause a second post."""
    catch_up = Publisher.catch_up

    async def called_meanwhile(publisher: Publisher) -> None:
        ((game_id,),) = t.asked("SELECT id FROM games")
        publisher.tell_of(game_id)
        await publisher.finish()
        await catch_up(publisher)

    monkeypatch.setattr(Publisher, "catch_up", called_meanwhile)
    async with table(tmp_path, "midgame", apart=True) as t:
        board = await t.board()
        await t.sandbox.sandbox.supervisor.kill()
        with closing(sqlite3.connect(tmp_path / "games.db")) as file, file:
            file.execute(
                "UPDATE posts SET state = 'planned', message_id = NULL WHERE kind = 'turn'"
            )
        t.sandbox.clock.move(FORGOTTEN)

        async with inside(t.sandbox) as client:
            await rest(t.sandbox.sandbox, t.database, client)

        assert [post.id for post in t.public() if "End turn" in post.buttons] == [board.id]


async def test_a_damaged_file_stops_the_bot_and_the_host_is_told_why(tmp_path: Path) -> None:
    """The damage stops the bot soon, though the start doesn't wait to read the whole file."""
    database = File(tmp_path / "hexhost.db")
    async with table(tmp_path, "midgame", database, apart=True) as t:
        supervisor = t.sandbox.sandbox.supervisor
        await supervisor.stop(20)
        ((size,),) = t.asked("PRAGMA page_size")
        ((page,),) = t.asked("SELECT rootpage FROM sqlite_master WHERE name = 'lines'")
        with database.path.open("rb+") as damaged:
            damaged.seek((page - 1) * size)
            damaged.write(b"?" * size)

        await supervisor.start()
        await until(lambda: supervisor.view()["exit"] is not None)
        status = supervisor.view()

    assert status["exit"] == 1
    assert "restore a backup" in status["log"][-1]
