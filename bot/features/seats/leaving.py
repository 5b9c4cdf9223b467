"""Leaving a running game, for a person who wants to be forgotten."""

from __future__ import annotations

from bot.features.seats import seats
from bot.table.games import Games
from game import Seat
from storage import Status


async def _leave(games: Games, game_id: str, user: int, seat: Seat) -> None:
    await seats.resign(games, game_id, user, seat, computed=True)


LEAVE = {Status.RUNNING: _leave}
