"""At the start, only games that owe a post are updated."""

from __future__ import annotations

from pathlib import Path

import discord

from bot.chat.messages import Messages
from bot.features.lobby import lobby
from bot.publish.publisher import Publisher
from bot.table.games import Games
from storage import SeatRow, Store


class Asked(Publisher):
    """A publisher that only notes which games it would update."""

    games: list[str]

    def tell_of(self, game_id: str) -> None:
        """Note the game."""
        self.games = [*getattr(self, "games", ()), game_id]


async def test_a_game_that_owes_nothing_is_not_read_at_the_start(tmp_path: Path) -> None:
    """Of two games, only the one with a pending post is read."""
    async with Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        tables = [await _opened(Games(store), channel) for channel in (1, 2)]
        for post in await store.readings.pending(tables[0]):
            await store.notes.said(post.key, channel_id=1, message_id=5)
        await store.notes.told(tables[0], 0)
        publisher = Asked(
            Games(store), Messages(discord.Client(intents=discord.Intents.none())), 1.0
        )

        await publisher.catch_up()

        assert publisher.games == [tables[1]]


async def _opened(games: Games, channel: int) -> str:
    host = SeatRow(seat=0, user_id=channel, name="Ada")
    table = await lobby.open_lobby(
        games, channel_id=channel, guild_id=1, host=host, language="en", options={}
    )
    people = [SeatRow(seat=0, user_id=10 + number, name=f"Blas {number}") for number in range(2)]
    for person in people:
        await lobby.join(games, table.id, person)
    return (await lobby.start(games, table.id, channel, table.row.created)).id
