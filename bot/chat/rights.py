"""Finds out why Discord won't let the bot show a table in its channel, and whether it would now."""

from __future__ import annotations

import logging
from typing import Final

import discord

from storage import GameRow

LOG = logging.getLogger(__name__)

GONE: Final = "10003"
"""Discord's code for a channel that doesn't exist."""

LOCKED: Final = "locked"
ARCHIVED: Final = "archived"
HISTORY: Final = "read_message_history"
"""Permission that is only needed to search for a post that may have been made before a crash."""

SHOWN_BY: Final = {
    False: ("view_channel", "send_messages", "attach_files"),
    True: ("view_channel", "send_messages_in_threads", "attach_files"),
}
"""Permissions without which no table can be posted, by whether the channel is a thread."""


class Hindered(Exception):
    """A table can't be shown in its channel; this is known without asking Discord."""

    def __init__(self, why: str) -> None:
        """Keep the reason *why*; `bot.table.unshown` says it in words."""
        super().__init__(why)
        self.why = why


class Rights:
    """The bot's permissions in channels, as far as the gateway has sent them."""

    def __init__(self, client: discord.Client) -> None:
        """Use the channels that *client* knows."""
        self._client = client

    def may_read(self, channel_id: int) -> bool:
        """Whether the bot can read a channel's history; True if that isn't known."""
        channel = self._client.get_channel(channel_id)
        found = have(channel)
        return found is None or found.read_message_history

    def lacking(self, channel_id: int) -> list[str]:
        """The permissions for announcements that the bot lacks there; none if that isn't known."""
        channel = self._client.get_channel(channel_id)
        found = have(channel)
        names = (*SHOWN_BY[isinstance(channel, discord.Thread)], HISTORY)
        return [] if found is None else [name for name in names if not getattr(found, name)]

    async def why(self, row: GameRow, code: int) -> str:
        """Why Discord refused a request in a game's channel with *code*; see `unshown`."""
        if str(code) == GONE:
            return GONE
        known = self._client.get_channel(row.channel_id)
        channel = known or await self._fetched(row.channel_id)
        if missing := _missing(channel):
            return missing
        if isinstance(channel, discord.Thread):
            return LOCKED if channel.locked else ARCHIVED
        return str(code)

    def still(self, row: GameRow, why: str) -> str:
        """The reason why a table still can't be shown; empty if it's worth trying again."""
        if why == GONE:
            return why
        guild = self._client.get_guild(row.guild_id or 0)
        if guild is None or guild.unavailable:
            return why
        channel = guild.get_channel_or_thread(row.channel_id)
        if missing := _missing(channel):
            return missing
        is_locked = isinstance(channel, discord.Thread) and channel.locked
        is_blind = not self.may_read(row.channel_id)
        return why if (why == LOCKED and is_locked) or (why == HISTORY and is_blind) else ""

    async def _fetched(self, channel_id: int) -> object:
        """A channel that the gateway doesn't send, such as an archived thread."""
        try:
            return await self._client.fetch_channel(channel_id)
        except discord.DiscordException as error:
            LOG.info("channel %s is not visible: %s", channel_id, error)
            return None


def _missing(channel: object) -> str:
    """
    The permission that keeps a table from being shown in a channel; empty for none.

    Only the first one: without it, Discord counts those after it as missing, too.
    """
    found = have(channel)
    if found is None:
        return ""
    names = SHOWN_BY[isinstance(channel, discord.Thread)]
    return next((name for name in names if not getattr(found, name)), "")


def have(channel: object) -> discord.Permissions | None:
    """The bot's permissions in a server's channel; None if they aren't known."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    try:
        return channel.permissions_for(channel.guild.me)
    except discord.ClientException:  # a thread of a channel that isn't known
        return None
