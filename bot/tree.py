"""
The tree of commands, which leaves nobody without an answer.

What goes wrong inside a command goes through `bot.faults`; here is what goes wrong
before one is found: a command that is gone, or whose options have changed, as a client may still
show it; an option that is nothing any more.
"""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands

from bot.caller import Caller
from bot.commands.make import answer
from bot.services import Services
from bot.tables.refusals import Refused


class Tree(app_commands.CommandTree[discord.Client]):
    """discord.py's tree of commands, answering what it would leave to a traceback."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        """The tree of one client, without a command yet."""
        super().__init__(client)
        self._services = services

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError
    ) -> None:
        """Answer what the library could not lead to a command."""
        if interaction.type is discord.InteractionType.autocomplete:
            with suppress(discord.DiscordException, OSError):
                await interaction.response.autocomplete([])
            return

        async def refuse(services: Services, caller: Caller) -> None:
            raise meant(error)

        await answer(self._services, interaction, refuse, {})


def meant(error: app_commands.AppCommandError) -> Exception:
    """What to tell for an error of the library."""
    match error:
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return Refused("ui.error.command_changed")
        case app_commands.TransformerError():
            return Refused("ui.error.option_gone")
        case _:
            return error
