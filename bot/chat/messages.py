"""
How screens become messages, and what Discord says to them.

Every message goes through here, by id and never by cache; nobody is mentioned unless a screen
says whom it calls.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from cachetools import LRUCache

from bot.chat.address import Address
from bot.chat.outgoing import PUSH, content, layout
from bot.chat.pictures.drawing import files
from bot.chat.queues.semaphore import PrioritySemaphore
from bot.chat.rights import HISTORY, Hindered, Rights
from bot.chat.screen import Screen

LOG = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NO_ACCESS, NO_DM, NO_PERMISSION = 50001, 50007, 50013
ARCHIVED, OLD_EDITS = 50083, 30046
THREAD_LOCKED, THREADS_FULL = 160005, 160006
LOST = frozenset({UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION, ARCHIVED, THREAD_LOCKED, THREADS_FULL})
"""Answers that mean: the bot cannot speak in this channel."""
REPOST = frozenset({UNKNOWN_MESSAGE, OLD_EDITS})
"""Answers that mean: this message cannot be edited any more."""

SERVER, BUSY = 500, 429
"""Statuses that say that a request may be made again: from the first one on, and the second."""

TOKENLESS = frozenset({10015, 50027})
"""Answers that mean: the click's own token is not good any more."""

SECOND = 45
"""So many requests are made in a second: Discord takes 50 of a bot, edits with tokens apart."""

HAND = 10.0
"""So many seconds may others go before the message of a hand."""

TIDYING = 1.0
"""So many seconds may others go before what only tidies up."""

LENT = 512
"""The tokens of so many clicks are kept; each is good for a quarter of an hour."""

BURIED = 8
"""So many newer messages push the table off a phone's screen."""

SEARCHED = 300
"""So many messages are looked through for a post that may have been made before a crash."""


def may_pass(error: discord.HTTPException) -> bool:
    """Whether a request that failed may succeed later as it is."""
    return error.status >= SERVER or error.status == BUSY or error.code == OLD_EDITS


def digest(screen: Screen) -> str:
    """A hash of everything a screen shows; its pictures are known by their names."""
    text = repr(
        (screen.text, screen.rows, [(picture.name, picture.alt) for picture in screen.pictures])
    )
    return hashlib.blake2s(text.encode(), digest_size=16).hexdigest()


def _patience(screen: Screen) -> float:
    """For how many seconds others may go before a request that shows *screen*."""
    return HAND if screen.picture is not None and screen.picture.can_wait else 0.0


class Messages:
    """Posts, edits and takes down messages."""

    def __init__(self, client: discord.Client, share: float = 1.0) -> None:
        """Speak as *client*, with this *share* of the requests that the whole bot may make."""
        self._client = client
        self.rights = Rights(client)
        self._second = PrioritySemaphore(max(1, int(SECOND * share)))
        self._lent: LRUCache[int, discord.Interaction] = LRUCache(LENT)
        """By message, the newest click on it that was acknowledged."""

    def lend(self, click: discord.Interaction) -> None:
        """
        Edit the message of an acknowledged click with the click's own token from now on.

        Discord does not count such edits among a bot's requests.
        """
        if click.message is not None:
            self._lent[click.message.id] = click

    async def post(
        self, channel_id: int, screen: Screen, *, nonce: str | None = None, silent: bool = False
    ) -> int:
        """
        Post a screen; the message's id.

        :raises discord.HTTPException: with Discord's code.
        """
        attached = await files(screen)
        channel = self._client.get_partial_messageable(channel_id)
        users = [discord.Object(user) for user in screen.pings]
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=users or False)
        async with self._asking(_patience(screen)):
            message = await channel.send(
                content(screen.text, 0 if silent and not screen.pings else PUSH),
                files=attached,
                view=layout(screen),
                allowed_mentions=allowed,
                nonce=nonce,  # type: ignore[arg-type]  # the library's own word for none is None
                silent=silent,
            )
        return message.id

    async def edit(
        self, channel_id: int, message_id: int, screen: Screen, *, is_redrawn: bool = True
    ) -> None:
        """
        Show a screen in place of what a message says; a picture that is not redrawn stays.

        :raises discord.HTTPException: with Discord's code.
        """
        await self._edit(
            channel_id,
            message_id,
            _patience(screen),
            content=content(screen.text),
            view=layout(screen),
            **({"attachments": await files(screen)} if is_redrawn else {}),
        )

    async def settle(self, channel_id: int, message_id: int, text: str) -> None:
        """
        Let a message say *text* from now on, without buttons; its picture stays.

        :raises discord.HTTPException: with Discord's code.
        """
        await self._edit(channel_id, message_id, 0.0, content=content(text), view=None)

    async def close(self, channel_id: int, message_id: int) -> None:
        """
        Take a message's buttons away; its text and picture stay.

        :raises discord.HTTPException: with Discord's code.
        """
        await self._edit(channel_id, message_id, 0.0, view=None)

    async def remove(self, channel_id: int, message_id: int) -> None:
        """
        Take a message down; one that is not there any more is fine.

        :raises discord.HTTPException: with Discord's code.
        """
        try:
            async with self._asking(TIDYING):
                await self._message(channel_id, message_id).delete()
        except discord.NotFound:
            LOG.debug("message %s was already deleted", message_id)

    async def is_buried(self, channel_id: int, message_id: int) -> bool:
        """Whether a whole screen of newer messages stands below a message."""
        channel = self._client.get_partial_messageable(channel_id)
        newer = channel.history(limit=BURIED, after=discord.Object(message_id))
        async with self._asking():
            below = [message async for message in newer]
        return len(below) >= BURIED

    async def is_gone(self, channel_id: int, message_id: int | None = None) -> bool:
        """Whether somebody has deleted a channel, or a message in it."""
        if message_id is None and self._client.get_channel(channel_id) is not None:
            return False
        try:
            async with self._asking():
                if message_id is None:
                    await self._client.fetch_channel(channel_id)
                else:
                    await self._message(channel_id, message_id).fetch()
        except discord.NotFound:
            return True
        except (discord.HTTPException, aiohttp.ClientError):
            LOG.info("could not check whether channel %s still exists", channel_id)
        return False

    def server(self, guild_id: int | None) -> str:
        """The name of a server; empty if the bot does not know it."""
        guild = self._client.get_guild(guild_id or 0)
        return guild.name if guild else ""

    async def open_dm(self, user_id: int) -> int:
        """
        The channel of a person's direct messages.

        :raises discord.HTTPException: with Discord's code.
        """
        async with self._asking(HAND):
            channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id

    async def wake(self, channel_id: int) -> None:
        """
        Take a thread out of the archive.

        :raises discord.HTTPException: with Discord's code.
        """
        async with self._asking():
            await self._client.http.edit_channel(channel_id, archived=False)

    async def find(
        self, channel_id: int, fits: Callable[[Address], bool], *, newer_than: int = 0
    ) -> int | None:
        """
        The newest message of ours, among the latest, with an address that *fits*.

        :raises discord.HTTPException: with Discord's code.
        :raises Hindered: if Discord would show nothing, whatever stands there.
        """
        if not self.rights.may_read(channel_id):
            raise Hindered(HISTORY)
        me = self._client.user
        channel = self._client.get_partial_messageable(channel_id)
        async for message in channel.history(limit=SEARCHED):
            if message.id <= newer_than:
                break
            if me is None or message.author.id != me.id:
                continue
            for row in message.components:
                for item in getattr(row, "children", ()):
                    address = Address.parse(getattr(item, "custom_id", None) or "")
                    if address is not None and fits(address):
                        return message.id
        return None

    async def _edit(self, channel_id: int, message_id: int, patience: float, **fields: Any) -> None:
        """Edit with the token of a click on the message, or else as the bot."""
        fields["allowed_mentions"] = discord.AllowedMentions.none()
        click = self._lent.get(message_id)
        if click is not None and not click.is_expired():
            try:
                await click.edit_original_response(**fields)
            except discord.HTTPException as error:
                if error.code not in TOKENLESS:
                    raise
                self._lent.pop(message_id, None)
                for file in fields.get("attachments", ()):
                    file.reset()
            else:
                return
        async with self._asking(patience):
            await self._message(channel_id, message_id).edit(**fields)

    @asynccontextmanager
    async def _asking(self, patience: float = 0.0) -> AsyncIterator[None]:
        """Make a request inside, as soon as one more may be made in this second."""
        await self._second.take(patience)
        try:
            yield
        finally:
            # From its end on: a request that Discord lets wait does not make room for a crowd.
            asyncio.get_running_loop().call_later(1.0, self._second.give_back)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
