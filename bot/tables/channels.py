"""
The channel of a game: lost when the bot may not speak in it any more, found again, or another.

A game that has lost its channel stands still until it is found, or the game is taken to a new one.
Where it goes is for the table to say, or for its host (`votes`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.motions import Wish
from bot.tables.refusals import Refused
from bot.tables.table import LOST, Table
from storage import Json
from storage.change import Change

if TYPE_CHECKING:
    from bot.tables.hall import Hall


def move(hall: Hall, change: Change, table: Table, wish: Wish) -> None:
    """
    Take the game to the channel of *wish*; its table is posted there anew.

    :raises Occupied: if that channel has a game; nothing has changed then.
    """
    assert wish.channel is not None
    settings = _marked(change.game.settings, None)
    change.update(channel_id=wish.channel, thread=False, settings=settings)
    hall.wind(change, table)


async def move_lobby(hall: Hall, game_id: str, user: int, channel: int, *, manages: bool) -> None:
    """
    Take a lobby to another channel, as its host, or as who manages it.

    :raises Refused: if it is another's lobby.
    :raises Occupied: if that channel has a game.
    """
    async with hall.at(game_id) as table:
        if user != table.row.host_id and not manages:
            raise Refused("ui.error.not_host")
        wish = Wish(name="move", channel=channel)
        await hall.changed(table, lambda change: move(hall, change, table, wish))


def is_in(table: Table, channel: int | None) -> bool:
    """Whether the game is in that channel, and heard there."""
    return channel == table.row.channel_id and not table.row.settings.get(LOST)


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
        def work(change: Change) -> None:
            change.update(settings=_marked(change.game.settings, why))
            hall.wind(change, table)

        table.keep(await hall.store.change(table.id, work))
        await hall.go_on(table)


def _marked(old: Json, why: str | None) -> Json:
    settings = {key: value for key, value in old.items() if key != LOST}
    return settings if why is None else {**settings, LOST: why}
