"""The bot for another server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.make import command
from bot.invitation import invitation

if TYPE_CHECKING:
    from bot.services import Services


@command("invite", in_dm=True)
async def invite(services: Services, caller: Caller) -> None:
    """The link that adds the bot to a server."""
    await caller.say("ui.invite", link=invitation(caller.interaction.application_id))


COMMANDS = (invite,)
