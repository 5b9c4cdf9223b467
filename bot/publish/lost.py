"""Records that a table can't be shown in its channel, or can be shown again."""

from __future__ import annotations

from bot.table import news
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.hooks import touch
from bot.table.ping import PREFIX, Ping
from bot.table.table import Table


async def lose(games: Games, game_id: str, why: str) -> None:
    """Record that the table can't be shown, and *why*; tell its host once."""
    await _mark(games, game_id, why)


async def find(games: Games, game_id: str) -> None:
    """Record that the table can be shown again."""
    await _mark(games, game_id, None)


async def _mark(games: Games, game_id: str, why: str | None) -> None:
    async with games.tables.at(game_id) as table:
        if table.memory.lost == why:
            return
        is_new = not table.memory.lost

        # Don't publish: there is either no place for it, or the whole table is being shown again.
        def work(change: Draft) -> None:
            change.remember(lost=why)
            touch(change, table)
            if is_new:
                _tell_host(change, table)

        await games.tables.change(table, work)
        await games.go_on(table)


def _tell_host(change: Draft, table: Table) -> None:
    """Owe the host a direct message, at most one per action."""
    host = table.row.host_id
    if seats := table.seats_of(host) if host else []:
        seat = int(seats[0])
        data = Ping((seats[0],), user=host).data
        change.plan(PREFIX + news.UNSHOWN, number=table.number, seat=seat, data=data)
