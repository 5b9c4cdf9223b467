"""
Shows hands: one direct message per player and game, opened at *Join* and edited silently.

Before a hand is posted, its channel is noted without a message. After a crash the message may exist
already, so it is searched for by the address on its button before it is made.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.chat.messages import NO_DM, REPOST, Messages, digest, may_pass
from bot.chat.pictures.drawing import painted
from bot.chat.screen import Screen
from bot.screens.hand import BOARD, soon
from bot.table.games import Games
from bot.table.ping import Farewell
from storage import PostRow, SeatRow
from words import Words

LOG = logging.getLogger(__name__)

KEPT = 2048
"""Maximum number of hands whose content is remembered; others may be edited without need."""


class Shown(NamedTuple):
    """The hand that a message shows."""

    mark: str
    """The digest of everything it shows."""
    picture: tuple[str, str] | None
    """Name and alt text of its picture."""


class Hands:
    """Shows each person their hands, in direct messages that are edited in place."""

    def __init__(self, games: Games, messages: Messages) -> None:
        """Start without any hand shown."""
        self._games = games
        self._messages = messages
        self._shown: LRUCache[tuple[str, int], Shown] = LRUCache(KEPT)
        """The content of each message, by game and person."""
        self._closed: LRUCache[tuple[str, int], None] = LRUCache(KEPT)
        """People who accept no direct messages, by game; they aren't tried again."""
        self._owed: set[tuple[str, int]] = set()
        """People whose message Discord couldn't make at the last try, by game."""
        self._laying: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        """Locks by game and person, so that clicking twice makes only one message."""

    async def open(self, game_id: str, seat: SeatRow, channel: int, w: Words) -> bool:
        """Make sure that a person has the message of their hand; False if it can't be sent."""
        if seat.dm_message_id is not None:
            return True
        self._closed.pop((game_id, seat.person), None)
        return await self._lay(game_id, seat, soon(game_id, channel, w), silent=False)

    def are_closed_to(self, game_id: str, user: int) -> bool:
        """Whether a person is known to accept no direct messages."""
        return (game_id, user) in self._closed

    async def ready(self, game_id: str, seat: SeatRow, screen: Screen) -> Screen:
        """The screen of a hand, drawn if `show` will need that; call it inside `drawing.turn`."""
        old = self._shown.get((game_id, seat.person))
        is_redrawn = old is None or old.picture != _shown(screen).picture
        return await painted(screen) if is_redrawn else screen

    async def show(self, game_id: str, seat: SeatRow, screen: Screen) -> bool:
        """
        Update a hand that has changed; replace its message if it can't be edited.

        False if Discord couldn't do it now.
        """
        new, old = _shown(screen), self._shown.get((game_id, seat.person))
        if old == new and seat.dm_message_id is not None:
            return True
        try:
            is_redrawn = old is None or old.picture != new.picture
            stands = await self._edit(seat, screen, is_redrawn=is_redrawn)
        except discord.HTTPException as error:
            outage = error if may_pass(error) else None
            text = error.text
            LOG.warning("could not show a hand of game %s: %s", game_id, text, exc_info=outage)
            return outage is None
        # A replacement notifies nobody; a person who joins in the middle of a game is notified.
        is_silent = seat.dm_channel_id is not None
        if stands or await self._lay(game_id, seat, screen, silent=is_silent):
            self._shown[game_id, seat.person] = new
        return (game_id, seat.person) not in self._owed

    async def take_away(self, post: PostRow, screen: Screen) -> bool:
        """
        Replace the cards in an old message by *screen*, as *post* requires.

        False if Discord couldn't do it now; it's fine if the message no longer exists.
        """
        old = Farewell.of(post)
        try:
            await self._messages.edit(old.channel, old.message, screen)
        except discord.HTTPException as error:
            outage = error if may_pass(error) else None
            game, text = post.key.game_id, error.text
            LOG.warning("could not clear an old hand of game %s: %s", game, text, exc_info=outage)
            if outage:
                return False
        await self._games.tables.note(post.key, lambda: self._games.store.notes.gone(post.key))
        return True

    async def _edit(self, seat: SeatRow, screen: Screen, *, is_redrawn: bool) -> bool:
        """Edit the hand's message; if that isn't possible, delete it and return False."""
        channel, message = seat.dm_channel_id, seat.dm_message_id
        if channel is None or message is None:
            return False
        try:
            await self._messages.edit(channel, message, screen, is_redrawn=is_redrawn)
        except discord.HTTPException as error:
            if error.code not in REPOST:
                raise
            await self._messages.remove(channel, message)
            return False
        return True

    async def _lay(self, game_id: str, seat: SeatRow, screen: Screen, *, silent: bool) -> bool:
        """Find the hand's message, or post it; False if that failed."""
        key = (game_id, seat.person)
        lock = self._laying.setdefault(key, asyncio.Lock())
        async with lock:
            self._owed.discard(key)
            if key in self._closed:
                return False
            try:
                channel = seat.dm_channel_id or await self._messages.open_dm(seat.person)
                await self._note(game_id, seat, channel, None)
                message = await self._messages.find(
                    channel, lambda address: (address.game, address.op) == (game_id, BOARD)
                )
                if message is None:
                    message = await self._messages.post(channel, screen, silent=silent)
                else:
                    await self._messages.edit(channel, message, screen)
            except discord.HTTPException as error:
                LOG.info(
                    "could not send a direct message to a seat of game %s: %s", game_id, error.code
                )
                if may_pass(error):
                    self._owed.add(key)
                if error.code == NO_DM:
                    self._closed[key] = None
                    await self._note(game_id, seat, None, None)
                return False
            if not await self._note(game_id, seat, channel, message):
                # The seat has changed hands in the meantime.
                await self._messages.remove(channel, message)
                return False
            self._shown.pop(key, None)
            return True

    async def _note(
        self, game_id: str, seat: SeatRow, channel: int | None, message: int | None
    ) -> bool:
        return await self._games.tables.hand_lies_in(
            game_id, seat.person, channel_id=channel, message_id=message
        )


def _shown(screen: Screen) -> Shown:
    """The record of a screen once it is shown."""
    picture = screen.picture
    return Shown(digest(screen), (picture.name, picture.alt) if picture else None)
