"""Edits that answer a click go by its token: Discord does not count them among the bot's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.tables import Table, table


async def test_a_clicked_table_is_settled_with_the_token_of_the_click(tmp_path: Path) -> None:
    """When a turn is ended by its button, the old post is edited by the click, not by the bot."""
    async with table(tmp_path, "midgame") as t:
        board = await t.board()
        person = t.on_turn(board)

        await person.click(board, "End turn")
        await t.rest()

        assert _edits(t, board.id) == ["token"]


async def test_where_the_token_is_not_good_the_bot_edits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A token that Discord does not know any more is let go, and the edit is made all the same."""
    monkeypatch.setattr("sandbox.interactions.TOKEN_LIVES", 0.0)
    async with table(tmp_path, "midgame") as t:
        board = await t.board()
        person = t.on_turn(board)

        await person.click(board, "End turn")
        await t.rest()

        assert _edits(t, board.id) == ["bot"]


def _edits(t: Table, message: str) -> list[str]:
    """Who was allowed to edit a message, by the records of the sandbox."""
    found: list[str] = []
    for entry in t.sandbox.sandbox.record.requests():
        answer: Any = entry["answer"]
        if entry["method"] == "PATCH" and isinstance(answer, dict) and answer.get("id") == message:
            found.append("token" if "/webhooks/" in entry["path"] else "bot")
    return found
