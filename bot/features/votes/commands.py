"""Commands for votes: giving the game up, pausing it, resuming it."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.play import groups
from bot.features.play.command import command
from bot.features.play.deciding import give_up, propose
from bot.publish.services import Services


@command("game abandon", parent=groups.GAME)
async def abandon(services: Services, caller: Caller) -> None:
    """Close the lobby, or vote to give the game up."""
    table = await services.tables.here(caller.channel)
    await give_up(services, caller, table, manages=caller.manages)


@command("game pause", parent=groups.GAME)
async def pause(services: Services, caller: Caller) -> None:
    """Vote to pause the game."""
    table = await services.tables.here(caller.channel)
    await propose(services, caller, table, "pause", manages=caller.manages)


@command("game resume", parent=groups.GAME)
async def resume(services: Services, caller: Caller) -> None:
    """Vote to resume the game."""
    table = await services.tables.here(caller.channel)
    await propose(services, caller, table, "resume", manages=caller.manages)


COMMANDS = ()
"""The commands belong to the group `/game`."""
