"""The start: what is owed is said, and games that owe nothing are left alone."""

from __future__ import annotations

from pathlib import Path

from tests.bot.tables import Table, table, until


async def test_a_game_that_owes_nothing_is_left_alone_until_somebody_comes(tmp_path: Path) -> None:
    """After a restart nothing is edited, and the buttons of the old post do what they did."""
    async with table(tmp_path, "midgame") as t:
        board = await t.board()
        await until(lambda: _is_told(t))
        sandbox = t.sandbox.sandbox
        await sandbox.supervisor.kill()
        sandbox.record.clear()

        await sandbox.supervisor.start()
        await sandbox.supervisor.until_connected()
        said = await t.told(t.on_turn(board), board, "My hand")
        edited = [entry["path"] for entry in sandbox.record.requests() if _tells(entry)]
        await t.on_turn(board).click(board, "End turn")
        newer = await t.sees(
            t.people[0],
            lambda: next((p for p in t.public() if p.buttons and p.id != board.id), None),
        )

        assert "Your hand" in said
        assert edited == []
        assert newer.attachments


def _is_told(t: Table) -> bool:
    return not t.asked("SELECT 1 FROM games WHERE told < number AND status = 'running'")


def _tells(entry: dict[str, object]) -> bool:
    return entry["method"] != "GET" and str(entry["path"]).startswith("/channels")
