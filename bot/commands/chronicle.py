"""What is told of a game: its dice at any time, and the whole of it when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.clicks.chronicle import post_replay
from bot.commands.make import command
from bot.screens import chronicle as screens
from bot.tables.refusals import NoTable
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.services import Services


async def _latest(services: Services, caller: Caller) -> Table:
    """The newest game of this channel, running or over."""
    row = await services.store.readings.latest_in(caller.channel)
    if row is None:
        raise NoTable
    table = await services.tables.look(row.id)
    table.playing()
    return table


@command("dice")
async def dice(services: Services, caller: Caller) -> None:
    """How often each sum was rolled, beside what fair dice would bring."""
    table = await _latest(services, caller)
    chronicle = await services.chronicles.of(table)
    w = table.words(caller.w.language)
    theme = table.theme_for(caller.look)
    await caller.show(screens.dice(table, chronicle, w, services.settings.picture_scale, theme))


@command("replay")
async def replay(services: Services, caller: Caller) -> None:
    """The whole game as an animation, in the channel, when it is over."""
    table = await _latest(services, caller)
    await post_replay(services, caller, table)


COMMANDS = (dice, replay)
