"""What people at a table do together: give the game up, pause it, go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.game import GROUP
from bot.commands.make import command
from bot.screens import votes as screens
from bot.tables import lobby, voting
from bot.tables.table import Table
from storage import Status

if TYPE_CHECKING:
    from bot.services import Services


@command("game abandon", parent=GROUP)
async def abandon(services: Services, caller: Caller) -> None:
    """Close the lobby, or vote for giving the game up."""
    table = await services.tables.here(caller.channel)
    await give_up(services, caller, table, manages=caller.manages)


@command("game pause", parent=GROUP)
async def pause(services: Services, caller: Caller) -> None:
    """Vote for a pause."""
    table = await services.tables.here(caller.channel)
    await _propose(services, caller, table, "pause", manages=caller.manages)


@command("game resume", parent=GROUP)
async def resume(services: Services, caller: Caller) -> None:
    """Vote for going on."""
    table = await services.tables.here(caller.channel)
    await _propose(services, caller, table, "resume", manages=caller.manages)


async def give_up(services: Services, caller: Caller, table: Table, *, manages: bool) -> None:
    """Close a lobby, or put the end of a game to the vote."""
    if table.row.status is Status.LOBBY:
        await lobby.close(services.games, table.id, caller.user, manages=manages)
        await caller.say("ui.motion.abandon.done")
    else:
        await _propose(services, caller, table, "abandon", manages=manages)


async def _propose(
    services: Services, caller: Caller, table: Table, name: str, *, manages: bool
) -> None:
    vote = await voting.propose(services.games, table.id, caller.user, name, manages=manages)
    await caller.show(screens.told(vote, caller.at(table).w))
