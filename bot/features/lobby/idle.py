"""A lobby that nobody touches closes by itself."""

from __future__ import annotations

from datetime import timedelta

from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.table import Table
from storage import Change, Status

IDLE = timedelta(hours=24)
"""A lobby closes when nobody has touched it for so long."""
DEADLINE = "lobby"
"""What its deadline is called."""


def touch(change: Change) -> None:
    """Somebody has done something at the lobby."""
    change.set_deadline(DEADLINE, change.now + IDLE)


async def close_idle(games: Games, game_id: str) -> Table | None:
    """Close a lobby that nobody has touched for a day."""
    async with games.tables.at(game_id) as table:
        if table.row.status is not Status.LOBBY:
            return None

        def work(change: Draft) -> None:
            change.end(Status.CLOSED, "idle")

        await games.changed(table, work)
        return table
