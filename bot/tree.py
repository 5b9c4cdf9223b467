"""
The tree of commands. Everyone gets an answer.

Failures inside a command go through `bot.features.play.faults`. This file handles those before a
command is found. A client may still show a command that is gone or has other options now. An option
may name something that no longer exists, or that the library can't read.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import app_commands

from bot.brought import brought
from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.typed import need_registered, need_resolved
from bot.chat.watch import incoming
from bot.features.play.command import answer
from bot.publish.services import Services

Asked: TypeAlias = discord.Interaction[discord.Client]


def all_commands() -> tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]:
    """Every command and group, in the order in which they are listed."""
    return tuple(one for listed in brought("commands", "COMMANDS") for one in listed)


class Tree(app_commands.CommandTree[discord.Client]):
    """discord.py's tree of commands, with answers where it would only log a traceback."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        """Make the tree of one client, without commands yet."""
        super().__init__(client)
        self._services = services

    async def _call(self, interaction: Asked) -> None:
        """Run an interaction's command; raise only the library's own errors."""
        try:
            await self._lead(interaction)
        except app_commands.AppCommandError:
            raise
        except Refused as error:
            await self._refuse(interaction, error)
        except Exception as error:  # noqa: BLE001  # the library can raise anything here
            incoming.note(incoming.INTERACTION, error)
            await self._refuse(interaction, Refused("ui.error.not_offered"))

    async def _lead(self, interaction: Asked) -> None:
        data: Any = interaction.data
        if data.get("type", 1) != discord.AppCommandType.chat_input.value:
            await super()._call(interaction)
            return
        found, options = self._get_app_command_options(data)
        need_registered(found.parameters, options)
        if interaction.type is not discord.InteractionType.autocomplete:
            need_resolved(options, data.get("resolved", {}))
            await super()._call(interaction)
            return
        # The library would log any failure here as a fault.
        focused = next((option["name"] for option in options if option.get("focused")), None)
        if focused is None:
            raise Refused("ui.error.command_changed")
        complete = found._invoke_autocomplete  # noqa: SLF001  # there is no public way
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await complete(interaction, focused, interaction.namespace)

    async def on_error(self, interaction: Asked, error: app_commands.AppCommandError) -> None:
        """Answer an interaction for which the library found no command."""
        await self._refuse(interaction, meant(error))

    async def _refuse(self, interaction: Asked, error: Exception) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            with suppress(discord.DiscordException, aiohttp.ClientError, OSError):
                await interaction.response.autocomplete([])
            return

        async def refuse(services: Services, caller: Caller) -> None:
            raise error

        await answer(self._services, interaction, refuse, {})


def meant(error: app_commands.AppCommandError) -> Exception:
    """The error that explains an error of the library to the player."""
    match error:
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return Refused("ui.error.command_changed")
        case app_commands.TransformerError():
            return Refused("ui.error.option_gone")
        case _:
            return error
