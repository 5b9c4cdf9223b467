"""Moving a lobby to another channel."""

from __future__ import annotations

from bot.chat.refusals import Refused
from bot.features.moving.channels import move
from bot.table.games import Games
from bot.table.state.memory import Wish


async def move_lobby(games: Games, game_id: str, user: int, channel: int, *, manages: bool) -> None:
    """
    Move a lobby to another channel, for its host or for a manager of the channel.

    :raises Refused: if the person is neither.
    :raises Occupied: if that channel has a game.
    """
    async with games.tables.at(game_id) as table:
        if user != table.row.host_id and not manages:
            raise Refused("ui.error.not_host")
        wish = Wish(name="move", channel=channel)
        await games.changed(table, lambda change: move(change, table, wish))
