"""Games that end in the store with given places, because how people play doesn't matter here."""

from __future__ import annotations

from collections.abc import Mapping

from bot.features.statistics.results import with_left
from bot.table.games import Games
from storage import Change, ResultRow, Status


async def end(games: Games, game: str, places: Mapping[int, int]) -> None:
    """End a running game with a place for each seat, also for people who have left."""
    async with games.tables.at(game) as table:
        rows = [
            ResultRow(
                seat=seat.seat,
                user_id=seat.user_id,
                place=places[seat.seat],
                points=12 - 2 * places[seat.seat],
            )
            for seat in table.seats
        ]

        def work(change: Change) -> None:
            change.keep_results(with_left(rows, table.memory, is_won=True))
            change.end(Status.OVER, "won")

        await games.store.change(game, work)
    games.tables.forget(game)
