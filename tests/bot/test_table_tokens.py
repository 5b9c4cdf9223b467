"""Edits in answer to a click use its token, so they don't count toward the bot's limit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.tables import Table, table


async def test_a_clicked_table_is_settled_with_the_token_of_the_click(t: Table) -> None:
    """After a click on End turn, the old post is edited with the click's token."""
    board = await t.board()
    person = t.on_turn(board)

    await person.click(board, "End turn")
    await t.rest()

    assert _edits(t, board.id) == ["token"]


async def test_where_the_token_is_not_good_the_bot_edits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If Discord no longer knows the token, the bot makes the edit itself."""
    monkeypatch.setattr("sandbox.interactions.TOKEN_LIVES", 0.0)
    async with table(tmp_path, "midgame") as t:
        board = await t.board()
        person = t.on_turn(board)

        await person.click(board, "End turn")
        await t.rest()

        assert _edits(t, board.id) == ["bot"]


def _edits(t: Table, message: str) -> list[str]:
    """Whether each edit of a message used a click's token or the bot's, by the sandbox's record."""
    found: list[str] = []
    for entry in t.sandbox.sandbox.record.requests():
        answer: Any = entry["answer"]
        if entry["method"] == "PATCH" and isinstance(answer, dict) and answer.get("id") == message:
            found.append("token" if "/webhooks/" in entry["path"] else "bot")
    return found
