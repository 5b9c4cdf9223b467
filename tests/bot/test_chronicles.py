"""A game's log, which everyone can read when the game is over."""

from __future__ import annotations

import json

import pytest

from bot.chat.refusals import NoTable, Refused
from bot.publish.chronicles import Chronicles
from bot.table.games import Games
from storage import Status
from tests.bot.acting import begun, games, opened, store, watch

__all__ = ["games", "store", "watch"]


async def test_a_log_is_given_only_when_its_game_has_ended(games: Games) -> None:
    """Lobbies and running games keep their seeds secret, even from a forged button."""
    chronicles, table = Chronicles(games.store), await begun(games)
    with pytest.raises(Refused, match="later"):
        await chronicles.log(table.id)

    await games.store.change(table.id, lambda change: change.end(Status.ABANDONED))
    _, data = await chronicles.log(table.id)
    given = json.loads(data)

    assert given["seed"] == table.row.seed.hex()
    assert len(given["lines"]) == 1
    lobby = await opened(games, 3)
    with pytest.raises(Refused, match="later"):
        await chronicles.log(lobby.id)


async def test_a_lobby_that_was_closed_has_no_log(games: Games) -> None:
    """A closed lobby has no log, and neither has an unknown game."""
    chronicles, table = Chronicles(games.store), await opened(games, 2)
    await games.store.change(table.id, lambda change: change.end(Status.CLOSED))

    with pytest.raises(Refused, match="lobby_gone"):
        await chronicles.log(table.id)
    with pytest.raises(NoTable):
        await chronicles.log("nothere")
