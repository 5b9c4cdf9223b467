"""Commands for managers only stay theirs, even where Discord lets others run them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.features.admin import commands as admin
from bot.publish.services import Services
from bot.settings import Settings
from bot.table.server.settings import Server, server
from storage import Store

MEMBER, MANAGER = discord.Permissions(send_messages=True), discord.Permissions(manage_guild=True)


class Asked:
    """An interaction by a person with these rights, and the answer to it."""

    type = discord.InteractionType.application_command
    locale = discord.Locale.american_english
    channel_id, guild_id, channel, message = 7, 1, None, None
    said = ""

    def __init__(self, store: Store, permissions: discord.Permissions) -> None:
        self.id = permissions.value
        self.permissions = permissions
        self.user = SimpleNamespace(id=9, display_name="Eve")
        client = discord.Client(intents=discord.Intents.none())
        self.client = SimpleNamespace(services=Services(store, client, Settings()))
        self.response = self

    async def defer(self, **how: Any) -> None:
        """Acknowledge the interaction."""

    async def edit_original_response(self, *, content: str, **more: Any) -> discord.Object:
        """Keep the answer."""
        self.said = content
        return discord.Object(1)


@pytest.mark.parametrize("rights", [MEMBER, MANAGER])
async def test_who_manages_no_server_settles_nothing_for_it(
    store: Store, rights: discord.Permissions
) -> None:
    """A person who can't manage the server changes nothing, and reads who can."""
    asked = Asked(store, rights)

    await admin.settings.callback(asked, language="es")  # type: ignore[call-arg, arg-type]  # a fake

    is_told = "Only someone who manages this server" in asked.said
    assert (is_told, await server(store, 1)) == (
        (True, Server()) if rights is MEMBER else (False, Server(language="es"))
    )
