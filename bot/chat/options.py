"""Command options that are a channel, a thread or a role of the server."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel, AppCommandThread


class Foreign(Exception):
    """The option refers to something in another server; `bot.tree` tells the person."""


class Spots(app_commands.Transformer):
    """
    Takes a channel or thread as Discord names it.

    The library's own transformers search among the channels they know, which leaves out archived
    threads.
    """

    def __init__(self, *kinds: discord.ChannelType) -> None:
        """Offer channels of these *kinds*."""
        self._kinds = list(kinds)

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's type of this option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The types of channel that can be chosen."""
        return self._kinds

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """Return *value* if it belongs to this server; a thread belongs to its channel's server."""
        home = getattr(value, "parent_id", None) or value.id
        if interaction.guild is None or interaction.guild.get_channel(home) is None:
            raise Foreign
        return value


class Roles(app_commands.Transformer):
    """Takes a role of the server."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's type of this option."""
        return discord.AppCommandOptionType.role

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """Return *value* if it belongs to this server."""
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
