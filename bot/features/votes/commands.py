"""What people at a table do together: give the game up, pause it, go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.caller import Caller
from bot.features.play import groups
from bot.features.play.command import command
from bot.features.play.deciding import give_up, propose

if TYPE_CHECKING:
    from bot.publish.services import Services


@command("game abandon", parent=groups.GAME)
async def abandon(services: Services, caller: Caller) -> None:
    """Close the lobby, or vote for giving the game up."""
    table = await services.tables.here(caller.channel)
    await give_up(services, caller, table, manages=caller.manages)


@command("game pause", parent=groups.GAME)
async def pause(services: Services, caller: Caller) -> None:
    """Vote for a pause."""
    table = await services.tables.here(caller.channel)
    await propose(services, caller, table, "pause", manages=caller.manages)


@command("game resume", parent=groups.GAME)
async def resume(services: Services, caller: Caller) -> None:
    """Vote for going on."""
    table = await services.tables.here(caller.channel)
    await propose(services, caller, table, "resume", manages=caller.manages)


COMMANDS = ()
"""They are in the group of the game."""
