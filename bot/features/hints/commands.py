"""`/hint`."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.hints.clicks import show
from bot.features.play.acting import context_of
from bot.features.play.command import command
from bot.publish.services import Services


@command("hint")
async def hint(services: Services, caller: Caller) -> None:
    """Show up to three moves worth considering."""
    context = await context_of(services, caller)
    await show(services, caller, context.game, context.seat)


COMMANDS = (hint,)
