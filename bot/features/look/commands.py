"""Commands that show the hand, the board, the points and one's own games."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.chat.refusals import NoTable, Refused
from bot.chat.screen import Screen
from bot.features.play import groups
from bot.features.play.command import command
from bot.features.play.public import show_board
from bot.publish.posts.story import below
from bot.publish.seated import Seated
from bot.publish.services import Services
from bot.screens.hand import hand as hand_screen
from bot.table.moment import outside
from bot.table.table import PAUSED, Table
from storage import Status
from words import board_text, pages, score_text, unmarked


async def _table(services: Services, caller: Caller) -> Table:
    """The running game of this channel; in a direct message, the caller's only one."""
    try:
        table = await services.tables.here(caller.channel)
    except NoTable:
        rows = await services.store.readings.games_of(caller.user)
        running = [row for row in rows if row.status is Status.RUNNING]
        if caller.interaction.guild_id is not None or len(running) != 1:
            raise
        table = await services.tables.look(running[0].id)
    table.playing()
    caller.at(table)
    return table


@command("hand", in_dm=True)
async def hand(services: Services, caller: Caller) -> None:
    """Show everything that only the caller can know."""
    found = await _table(services, caller)
    async with services.tables.seen(found.id) as table:
        seat = table.acting_seat(caller.user)
        if seat is None:
            raise outside(table, caller.user)
        seated = Seated(services, caller, table, seat)
        context, again = seated.context(), seated.again(hand_screen)
    screen = below(hand_screen(context), await seated.missed())
    await services.panels.show_hand(caller, table.id, screen, again)


@command("board")
async def board(services: Services, caller: Caller, text: bool = False) -> None:
    """Post the table again, or describe it in words; people outside the game see it privately."""
    table = await _table(services, caller)
    if text:
        is_paused = table.still == PAUSED
        said = board_text(table.view(), table.who, caller.w, is_paused=is_paused)
        first, *rest = pages(unmarked(said))
        await caller.show(Screen(first))
        for page in rest:
            await caller.whisper(Screen(page))
        return
    seat = table.acting_seat(caller.user)
    if seat is None:
        await show_board(services, caller, table.id)
        return
    caller.at(table)
    missed = await Seated(services, caller, table, seat).missed()
    await services.heal(caller, table.id)
    await services.need_shown(table.id)
    is_new = await services.repost(table.id)
    await services.need_shown(table.id)
    link = await services.link(table.id)
    said = caller.w.say("ui.board.reposted" if is_new else "ui.board.there", link=link)
    await caller.show(below(Screen(said), missed))


@command("score")
async def score(services: Services, caller: Caller) -> None:
    """Show the points by source; the caller's own include hidden ones."""
    table = await _table(services, caller)
    seat = table.acting_seat(caller.user)
    await caller.show(Screen(score_text(table.view(seat), table.who, caller.w)))


@command("mine", in_dm=True)
async def mine(services: Services, caller: Caller) -> None:
    """List all games of the caller on all servers; those that wait for them come first."""
    found = await services.mine(caller)
    if not found:
        raise Refused("ui.mine.none")
    await caller.show(Screen("\n\n".join(found)))


@command("game status", parent=groups.GAME)
async def status(services: Services, caller: Caller) -> None:
    """Show how the game stands, and which players it waits for."""
    row = await services.tables.here(caller.channel)
    await services.heal(caller, row.id)
    await services.put_back(row.id)
    await caller.show(Screen(await services.standing(caller, row.id)))


COMMANDS = (hand, board, score, mine)
