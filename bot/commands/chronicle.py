"""What is told of a game: its dice at any time, and the whole of it when it is over."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.make import command
from bot.screens import chronicle as screens
from bot.tables.refusals import NoTable, Refused
from bot.tables.table import Table
from storage import Status

if TYPE_CHECKING:
    from bot.services import Services

AGAIN = timedelta(minutes=10)
"""A replay that was posted less than so long ago is linked to instead of posted again."""


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
    if table.row.status in (Status.LOBBY, Status.RUNNING):
        raise Refused("tale.replay.later")
    async with services.chronicles.posting(table.id):
        await _replay(services, caller, table)


async def _replay(services: Services, caller: Caller, table: Table) -> None:
    """Post the replay, or say where it was posted just now."""
    now = services.now()
    when, link = services.chronicles.posted.get(table.id) or (now - AGAIN, "")
    if now < when + AGAIN:
        await caller.say("tale.replay.there", link=link)
        return
    gif = await services.chronicles.replay(table)
    screen = screens.replay(table, await services.chronicles.of(table), gif)
    if caller.missing:
        await caller.show(screen)
        return
    message = await services.messages.post(caller.channel, screen, silent=True)
    guild = caller.interaction.guild_id or "@me"
    link = f"https://discord.com/channels/{guild}/{caller.channel}/{message}"
    services.chronicles.posted[table.id] = now, link
    await caller.say("tale.replay.there", link=link)


COMMANDS = (dice, replay)
