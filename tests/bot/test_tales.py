"""The log of a game, for everybody when it is over."""

from __future__ import annotations

import json

import pytest

from bot.tables.hall import Hall
from bot.tables.refusals import NoTable, Refused
from bot.tales import Tales
from storage import Status
from tests.bot.halls import begun, hall, opened, store, watch

__all__ = ["hall", "store", "watch"]


async def test_a_log_is_given_only_when_its_game_has_ended(hall: Hall) -> None:
    """A lobby and a running game keep their seeds, whatever button somebody forges."""
    tales, table = Tales(hall.store), await begun(hall)
    with pytest.raises(Refused, match="later"):
        await tales.log(table.id)

    await hall.store.change(table.id, lambda change: change.end(Status.ABANDONED))
    given = json.loads(await tales.log(table.id))

    assert given["seed"] == table.row.seed.hex()
    assert len(given["lines"]) == 1
    lobby = await opened(hall, 3)
    with pytest.raises(Refused, match="later"):
        await tales.log(lobby.id)


async def test_a_lobby_that_was_closed_has_no_log(hall: Hall) -> None:
    """Nor has a game that nobody knows."""
    tales, table = Tales(hall.store), await opened(hall, 2)
    await hall.store.change(table.id, lambda change: change.end(Status.CLOSED))

    with pytest.raises(Refused, match="not_running"):
        await tales.log(table.id)
    with pytest.raises(NoTable):
        await tales.log("nothere")
