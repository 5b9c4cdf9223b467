"""Commands of the Great Pyramid: its blocks, and the Vizier's Favor."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.play import groups
from bot.features.play.acting import act, context_of, kind, kinds
from bot.features.play.command import Command, command
from bot.features.play.verbs import plays
from bot.publish.services import Services
from game.pyramid.use_favor import UseFavor

COMMANDS: tuple[Command, ...] = ()
"""No commands at the top: all belong to groups of the base game."""


plays("build block", parent=groups.BUILD)


@command("trade vizier", parent=groups.TRADE, completes={"give": kinds, "get": kinds})
async def vizier(services: Services, caller: Caller, give: str, get: str) -> None:
    """Exchange one card for another with the Vizier's Favor."""
    context = await context_of(services, caller)
    await act(services, caller, context, UseFavor(kind(context, give), kind(context, get)))
