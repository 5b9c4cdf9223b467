"""Interactions without Discord: the library's objects, and the bot's answers."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.chat.messages import Messages
from bot.publish.services import Services
from bot.settings import Settings
from storage import Store

_numbers = count(1)


def services(store: Store, **settings: Any) -> Services:
    """Services that speak to nobody."""
    made = Services(store, cast("discord.Client", None), Settings(_env_file=None, **settings))
    made.games.tables.tell = lambda table: None
    made.messages = Everything()
    return made


class Everything(Messages):
    """A Discord where nothing has been deleted."""

    def __init__(self) -> None:
        """Start without a connection."""
        super().__init__(cast("discord.Client", None))

    async def is_gone(self, channel_id: int, message_id: int | None = None) -> bool:
        """Say that it still exists."""
        return False


class Visit:
    """A person's interaction, with all answers to it."""

    def __init__(self, home: Services, user: int = 1, channel: int = 7, **data: Any) -> None:
        self.id = next(_numbers)
        self.client = SimpleNamespace(services=home)
        self.type = discord.InteractionType.component
        self.data = data
        self.user = SimpleNamespace(id=user, display_name=f"P{user}")
        self.locale = discord.Locale.american_english
        self.guild_id = 1
        self.guild_locale = None
        self.channel_id = channel
        self.channel = None
        self.message = None
        self.permissions = discord.Permissions.none()
        self.app_permissions = discord.Permissions.all()
        self.said: list[str] = []
        """Every text that was shown."""
        self.calls: list[str] = []
        """Every request that was made for it."""
        self.response = self

    @property
    def it(self) -> discord.Interaction:
        """The visit in place of an interaction."""
        return cast("discord.Interaction", self)

    async def defer(self, **facts: Any) -> None:
        self.calls.append("defer")

    async def send_message(self, content: str, **facts: Any) -> None:
        self.calls.append("send_message")
        self.said.append(content)

    async def edit_original_response(self, *, content: str, **facts: Any) -> discord.Object:
        self.calls.append("edit")
        self.said.append(content)
        return discord.Object(len(self.said))
