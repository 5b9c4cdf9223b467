"""Lobbies that close by themselves when nobody touches them."""

from __future__ import annotations

from datetime import timedelta

from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.table import Table
from storage import Change, Status

IDLE = timedelta(hours=24)
"""Time without a click after which a lobby closes."""
DEADLINE = "lobby"
"""The kind of the deadline that closes a lobby."""


def touch(change: Change) -> None:
    """Restart the lobby's day, because someone has used it."""
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
