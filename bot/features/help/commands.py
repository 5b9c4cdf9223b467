"""`/game help`."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.help.screens import show
from bot.features.play import groups
from bot.features.play.command import command
from bot.publish.services import Services


@command("game help", parent=groups.GAME)
async def help_(services: Services, caller: Caller) -> None:
    """Show what the caller can do now, and how to play."""
    await show(services, caller)


COMMANDS = ()
"""The command belongs to the group `/game`."""
