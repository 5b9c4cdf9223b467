"""Leaving a lobby, for a person who wants to be forgotten."""

from __future__ import annotations

from bot.features.lobby import lobby
from bot.table.games import Games
from game import Seat
from storage import Status


async def _leave(games: Games, game_id: str, user: int, seat: Seat) -> None:
    await lobby.leave(games, game_id, user)


LEAVE = {Status.LOBBY: _leave}
