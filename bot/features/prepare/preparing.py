"""Preparing an answer in advance, for a moment that may come."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.refusals import Refused, Stale
from bot.features.prepare import prepared
from bot.table.games import Games
from bot.table.moment import check_moment
from bot.table.table import Table
from game import Seat


async def prepare(
    games: Games, game_id: str, user: int, seat: Seat, name: str, chosen: Sequence[str] | None
) -> Table:
    """
    Prepare *chosen*, or drop the answer if it is None; it is played at once if the moment is there.

    :raises Stale: if there is no such moment, or no such choice.
    :raises Refused: if the person does not hold the seat, or the game does not run; or if the
        moment cannot come for the seat yet.
    """
    async with games.tables.at(game_id) as table:
        check_moment(table, user, seat)
        view = table.view(seat)
        moment = prepared.in_game(view.rules).get(name)
        if moment is None or not {*(chosen or ())} <= {*moment.choices(view.rules)}:
            raise Stale
        if name not in prepared.open_to(view, seat, table.memory.prepared.get(seat, ())):
            raise Refused(f"ui.error.early.{name}")
        said = None if chosen is None else moment.sorted_out(tuple(dict.fromkeys(chosen)))
        await games.changed(table, lambda change: prepared.choose(change, table, seat, name, said))
        return table
