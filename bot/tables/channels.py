"""
The channel of a game: lost when the bot may not speak in it any more, found again, or another.

A game that has lost its channel stands still until it is found or `move` names a new one.
"""

from __future__ import annotations

from bot.tables.hall import Hall
from bot.tables.refusals import Refused
from bot.tables.table import LOST, Table
from storage import Json
from storage.change import Change


async def move(hall: Hall, game_id: str, user: int, channel_id: int, *, manages: bool) -> Table:
    """
    Take the game to another channel; its table is posted there anew.

    :raises Refused: if the person has no say.
    :raises Occupied: if that channel has a game.
    """
    async with hall.at(game_id) as table:
        if not table.seats_of(user) and not manages:
            raise Refused("ui.error.not_seated")

        async def work(change: Change) -> None:
            settings = _marked(table, None)
            await change.update(channel_id=channel_id, thread=False, settings=settings)
            await hall.wind(change, table)

        await hall.changed(table, work)
        return table


async def lose(hall: Hall, game_id: str, why: str) -> None:
    """Note that the channel is lost, and *why*."""
    await _mark(hall, game_id, why)


async def find(hall: Hall, game_id: str) -> None:
    """Note that the channel is there again."""
    await _mark(hall, game_id, None)


async def _mark(hall: Hall, game_id: str, why: str | None) -> None:
    async with hall.at(game_id) as table:
        if table.row.settings.get(LOST) == why:
            return
        # Nobody is told: there is nowhere to tell it, or the whole table is told anew.
        async with hall.store.change(table.id) as change:
            await change.update(settings=_marked(table, why))
            await hall.wind(change, table)
        table.keep(change)
        await hall.go_on(table)


def _marked(table: Table, why: str | None) -> Json:
    settings = {key: value for key, value in table.row.settings.items() if key != LOST}
    return settings if why is None else {**settings, LOST: why}
