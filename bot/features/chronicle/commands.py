"""Commands that retell a game: its dice at any time, its replay and log."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.chat.refusals import NoTable
from bot.chat.screen import Screen
from bot.features.chronicle.clicks import post_replay
from bot.features.play import groups
from bot.features.play.command import command
from bot.publish.posts import chronicle as screens
from bot.publish.services import Services
from bot.table.table import Table


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
    """Show how often each sum was rolled, compared with fair dice."""
    table = await _latest(services, caller)
    chronicle = await services.chronicles.of(table)
    w = table.words(caller.w.language)
    theme = table.theme_for(caller.look)
    await caller.show(screens.dice(table, chronicle, w, services.settings.picture_scale, theme))


@command("replay")
async def replay(services: Services, caller: Caller) -> None:
    """Post the whole game as an animation in the channel, once it is over."""
    table = await _latest(services, caller)
    await post_replay(services, caller, table)


@command("game log", parent=groups.GAME)
async def log(services: Services, caller: Caller) -> None:
    """Show the latest events as the caller read them; of a game that is over, the whole log."""
    row = await services.store.readings.latest_in(caller.channel)
    if row is None:
        raise NoTable
    if not row.living:
        await caller.show(screens.log(caller.w, *await services.chronicles.log(row.id)))
        return
    table = await services.tables.look(row.id)
    table.playing()
    caller.at(table)
    said = await services.story(caller, table, 0)
    await caller.show(Screen("\n".join(said) or caller.w.say("ui.log.empty")))


COMMANDS = (dice, replay)
