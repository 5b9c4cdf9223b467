"""A bot that speaks to fake channels, and dies in the middle of a request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

from bot.chat.address import Address
from bot.chat.messages import NO_DM, Messages
from bot.chat.screen import Screen
from bot.publish.publisher import Publisher
from bot.table.games import Games
from storage import Store

DIRECT = 10_000
"""A person's direct messages have this plus the person's id as their channel."""

BAD: Any = SimpleNamespace(status=400, reason="Bad Request")
NO: Any = SimpleNamespace(status=403, reason="Forbidden")


class Killed(BaseException):
    """The bot dies at this point."""


class Channel(Messages):
    """Fake channels that show each finished request until the bot dies."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()))
        self.messages: dict[int, Screen] = {}
        self.places: dict[int, int] = {}
        """The channel of each message."""
        self.notices: list[tuple[int, int]] = []
        """Pings by new messages: the person and the channel."""
        self.closed: set[int] = set()
        """People who accept no direct messages."""
        self.gone: set[int] = set()
        """People whose account is closed."""
        self.live: list[list[int]] = []
        """After each request, the tables that have buttons."""
        self.left = -1
        """Half requests left before the bot dies; each request is sent, then answered."""
        self._ids = count(100)

    def tables(self) -> list[int]:
        """The messages that have a board and buttons."""
        return [number for number, each in self.messages.items() if each.picture and each.rows]

    async def post(
        self, channel_id: int, screen: Screen, *, nonce: str | None = None, silent: bool = False
    ) -> int:
        """Post a new message."""
        if channel_id - DIRECT in self.closed:
            raise discord.Forbidden(NO, {"code": NO_DM, "message": "not to this user"})
        made = next(self._ids)
        self.places[made] = channel_id
        self._done({**self.messages, made: screen}, [(user, channel_id) for user in screen.pings])
        return made

    async def open_dm(self, user_id: int) -> int:
        """Open a person's direct messages."""
        if user_id in self.gone:
            raise discord.HTTPException(BAD, {"code": 50033, "message": "no such recipient"})
        return DIRECT + user_id

    async def edit(
        self, channel_id: int, message_id: int, screen: Screen, *, is_redrawn: bool = True
    ) -> None:
        """Replace a message's content."""
        self._done({**self.messages, message_id: screen})

    async def settle(self, channel_id: int, message_id: int, text: str) -> None:
        """Replace a message by a text without buttons."""
        self._done({**self.messages, message_id: Screen(text)})

    async def close(self, channel_id: int, message_id: int) -> None:
        """Remove a message's buttons."""
        self._done({**self.messages, message_id: Screen(self.messages[message_id].text)})

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        self._done({key: each for key, each in self.messages.items() if key != message_id})

    async def find(
        self, channel_id: int, fits: Callable[[Address], bool], *, newer_than: int = 0
    ) -> int | None:
        """The newest message that has a fitting button."""
        for number, screen in sorted(self.messages.items(), reverse=True):
            buttons = [item for row in screen.rows if isinstance(row, tuple) for item in row]
            is_here = self.places[number] == channel_id and number > newer_than
            if is_here and any(fits(button.to) for button in buttons):
                return number
        return None

    def _done(self, messages: dict[int, Screen], notices: Sequence[tuple[int, int]] = ()) -> None:
        self._step()
        self.messages = messages
        self.notices += notices
        self.live.append(self.tables())
        self._step()

    def _step(self) -> None:
        if self.left == 0:
            raise Killed
        self.left -= 1


class Speaker(Publisher):
    """A publisher for one life: it updates the channel once and leaves hands alone."""

    def tell_of(self, game_id: str) -> None:
        """Do nothing: it waits to be asked."""

    async def _deal(self, game_id: str) -> None:
        await self._note(game_id, self._shown.pop(game_id))


async def life(store: Store, channel: Channel, game_id: str, moments: int) -> bool:
    """Run the bot until it has posted everything or dies; return whether it survived."""
    channel.left = moments
    speaker = Speaker(Games(store), channel, 1.0)
    try:
        await speaker.look_back()
        await speaker.catch_up()
        await speaker._bring_up(game_id)
        await speaker.finish()
    except Killed:
        return False
    return True
