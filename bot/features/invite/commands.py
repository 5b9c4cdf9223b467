"""`/invite`, which adds the bot to another server."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.chat.invitation import invitation
from bot.features.play.command import command
from bot.publish.services import Services


@command("invite", in_dm=True)
async def invite(services: Services, caller: Caller) -> None:
    """Send the link that adds the bot to a server."""
    await caller.say("ui.invite", link=invitation(caller.interaction.application_id))


COMMANDS = (invite,)
