"""
Sends screens to Discord as messages, and interprets Discord's errors.

Every message goes through here, by id and never by cache. Only the people in a screen's `pings` and
its `roles` are mentioned.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import aiohttp
import discord
from cachetools import LRUCache

from bot.chat.address import Address
from bot.chat.outgoing import PUSH, THREAD, content, cut, files, layout
from bot.chat.queues.semaphore import PrioritySemaphore
from bot.chat.rights import HISTORY, Hindered, Rights
from bot.chat.screen import Screen

LOG = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NO_ACCESS, NO_DM, NO_PERMISSION = 50001, 50007, 50013
ARCHIVED, OLD_EDITS = 50083, 30046
HAS_THREAD, THREAD_LOCKED, THREADS_FULL = 160004, 160005, 160006
LOST = frozenset({UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION, ARCHIVED, THREAD_LOCKED, THREADS_FULL})
"""Error codes that mean that the bot can't write in this channel."""
REPOST = frozenset({UNKNOWN_MESSAGE, OLD_EDITS})
"""Error codes that mean that this message can't be edited anymore."""

SERVER, BUSY = 500, 429
"""Status codes after which a request can be repeated: all from the first on, and the second."""

TOKENLESS = frozenset({10015, 50027})
"""Error codes that mean that a click's token is no longer valid."""

SECOND = 45
"""Maximum requests per second. Discord allows a bot 50, and doesn't count edits with tokens."""

HAND = 10.0
"""Seconds for which other requests go ahead of a hand's message."""

TIDYING = 1.0
"""Seconds for which other requests go ahead of one that only tidies up."""

LENT = 512
"""Maximum number of clicks whose tokens are kept; each is valid for 15 minutes."""

WEEK: Final = 10080
"""Minutes of silence after which Discord archives a thread."""

BURIED = 8
"""Number of newer messages that push the table off a phone's screen."""

SEARCHED = 300
"""Maximum number of messages to search for a post that may have been made before a crash."""


def may_pass(error: discord.HTTPException) -> bool:
    """Whether a failed request can succeed later without changes."""
    return error.status >= SERVER or error.status == BUSY or error.code == OLD_EDITS


def digest(screen: Screen) -> str:
    """A hash of everything a screen shows; pictures count by their names."""
    text = repr(
        (screen.text, screen.rows, [(picture.name, picture.alt) for picture in screen.pictures])
    )
    return hashlib.blake2s(text.encode(), digest_size=16).hexdigest()


def _patience(screen: Screen) -> float:
    """Seconds for which other requests go ahead of one that shows *screen*."""
    return HAND if screen.picture is not None and screen.picture.can_wait else 0.0


class Messages:
    """Posts, edits and deletes messages."""

    def __init__(self, client: discord.Client, share: float = 1.0) -> None:
        """Send as *client*, using this *share* of the whole bot's request limit."""
        self._client = client
        self.rights = Rights(client)
        self._second = PrioritySemaphore(max(1, int(SECOND * share)))
        self._lent: LRUCache[int, discord.Interaction] = LRUCache(LENT)
        """The newest acknowledged click on each message, by message id."""

    def lend(self, click: discord.Interaction) -> None:
        """
        From now on, edit a clicked message with the click's own token.

        Discord doesn't count such edits toward the bot's request limit.
        """
        if click.message is not None:
            self._lent[click.message.id] = click

    async def post(
        self, channel_id: int, screen: Screen, *, nonce: str | None = None, silent: bool = False
    ) -> int:
        """
        Post a screen; returns the message's id.

        :raises discord.HTTPException: with Discord's code.
        """
        attached = await files(screen)
        channel = self._client.get_partial_messageable(channel_id)
        users = [discord.Object(user) for user in screen.pings]
        roles = [discord.Object(role) for role in screen.roles]
        allowed = discord.AllowedMentions(
            everyone=False, roles=roles or False, users=users or False
        )
        async with self._asking(_patience(screen)):
            message = await channel.send(
                content(screen.text, 0 if silent and not screen.pings else PUSH),
                files=attached,
                view=layout(screen),
                allowed_mentions=allowed,
                nonce=nonce,  # type: ignore[arg-type]  # the library expects None if there is none
                silent=silent,
            )
        return message.id

    async def edit(
        self, channel_id: int, message_id: int, screen: Screen, *, is_redrawn: bool = True
    ) -> None:
        """
        Replace a message by a screen; unless *is_redrawn*, the old picture stays.

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
        Change a message's text to *text* and remove its buttons; its picture stays.

        :raises discord.HTTPException: with Discord's code.
        """
        await self._edit(channel_id, message_id, 0.0, content=content(text), view=None)

    async def close(self, channel_id: int, message_id: int) -> None:
        """
        Remove a message's buttons; its text and picture stay.

        :raises discord.HTTPException: with Discord's code.
        """
        await self._edit(channel_id, message_id, 0.0, view=None)

    async def remove(self, channel_id: int, message_id: int) -> None:
        """
        Delete a message; it's fine if it is already gone.

        :raises discord.HTTPException: with Discord's code.
        """
        try:
            async with self._asking(TIDYING):
                await self._message(channel_id, message_id).delete()
        except discord.NotFound:
            LOG.debug("message %s was already deleted", message_id)

    async def is_buried(self, channel_id: int, message_id: int) -> bool:
        """Whether newer messages have pushed a message off the screen."""
        channel = self._client.get_partial_messageable(channel_id)
        newer = channel.history(limit=BURIED, after=discord.Object(message_id))
        async with self._asking():
            below = [message async for message in newer]
        return len(below) >= BURIED

    async def is_gone(self, channel_id: int, message_id: int | None = None) -> bool:
        """Whether a channel, or a message in it, was deleted."""
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
        """The name of a server; empty if the bot isn't in it."""
        guild = self._client.get_guild(guild_id or 0)
        return guild.name if guild else ""

    async def give_role(self, guild_id: int, user_id: int, role_id: int, *, gives: bool) -> None:
        """
        Give a person a role, or take it away unless it *gives*.

        :raises discord.HTTPException: with Discord's code.
        """
        http = self._client.http
        work = http.add_role if gives else http.remove_role
        async with self._asking():
            await work(guild_id, user_id, role_id)

    async def open_dm(self, user_id: int) -> int:
        """
        Open a person's direct messages; returns the channel's id.

        :raises discord.HTTPException: with Discord's code.
        """
        async with self._asking(HAND):
            channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """
        Open a thread from a message, unless it has one; returns the thread's id.

        :raises discord.HTTPException: with Discord's code.
        """
        try:
            async with self._asking():
                await self._client.http.start_thread_with_message(
                    channel_id, message_id, name=cut(name, THREAD), auto_archive_duration=WEEK
                )
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
        return message_id  # Discord gives the thread the id of its message

    async def wake(self, channel_id: int) -> None:
        """
        Unarchive a thread.

        :raises discord.HTTPException: with Discord's code.
        """
        async with self._asking():
            await self._client.http.edit_channel(channel_id, archived=False)

    async def find(
        self, channel_id: int, fits: Callable[[Address], bool], *, newer_than: int = 0
    ) -> int | None:
        """
        Search the latest messages for the bot's newest one with an address that *fits*.

        :raises discord.HTTPException: with Discord's code.
        :raises Hindered: if the bot can't read the channel's history.
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
        """Context of making a request, entered as soon as the request limit allows it."""
        await self._second.take(patience)
        try:
            yield
        finally:
            # Counts from the end of the request: one that Discord delays makes no room for others.
            asyncio.get_running_loop().call_later(1.0, self._second.give_back)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
