"""A channel or a thread as an option of a command."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel, AppCommandThread


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
        """What Discord calls such an option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """What can be chosen."""
        return self._kinds

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """Take it as it is."""
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
