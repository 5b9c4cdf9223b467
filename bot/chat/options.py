"""A channel, a thread or a role of the server as an option of a command."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel, AppCommandThread


class Foreign(Exception):
    """The option names something of another server; `bot.tree` tells the person."""


class Spots(app_commands.Transformer):
    """
    Takes what was chosen as Discord names it.

    The library's own ways look it up among the channels that they know, and an archived thread is
    none of these.
    """

    def __init__(self, *kinds: discord.ChannelType) -> None:
        """Offer channels of these *kinds*."""
        self._kinds = list(kinds)

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's name for this type of option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """What can be chosen."""
        return self._kinds

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """Take it as it is, if it belongs to this server; a thread does if its channel does."""
        home = getattr(value, "parent_id", None) or value.id
        if interaction.guild is None or interaction.guild.get_channel(home) is None:
            raise Foreign
        return value


class Roles(app_commands.Transformer):
    """Takes a role of the server."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's name for this type of option."""
        return discord.AppCommandOptionType.role

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """Take it as it is, if it belongs to this server."""
        if interaction.guild is None or interaction.guild.get_role(value.id) is None:
            raise Foreign
        return value


TEXTS = (discord.ChannelType.text, discord.ChannelType.news)
THREADS = (
    discord.ChannelType.news_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.public_thread,
)

Channel: TypeAlias = app_commands.Transform[AppCommandChannel, Spots(*TEXTS)]
ChannelOrThread: TypeAlias = app_commands.Transform[
    AppCommandChannel | AppCommandThread, Spots(*TEXTS, *THREADS)
]
Role: TypeAlias = app_commands.Transform[discord.Role, Roles]
