"""The start: a game that owes nothing is left alone, and its buttons go on."""

from __future__ import annotations

from pathlib import Path

from tests.bot.tables import table
from tests.databases import Database, File
from tests.waiting import until


async def test_a_game_that_owes_nothing_waits_for_somebody_to_come(
    database: Database, tmp_path: Path
) -> None:
    """After a restart the buttons of a post that nobody has touched do what they did."""
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


async def test_a_damaged_file_stops_the_bot_and_the_host_is_told_why(tmp_path: Path) -> None:
    """Nobody waits for the whole file to be read, but nobody plays on for long either."""
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
    assert "put a backup in its place" in status["log"][-1]
