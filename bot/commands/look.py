"""Looking: the hand, the board, the points; and the language and look of private answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.caller import Caller
from bot.clicks.public import show_board
from bot.clicks.settings import choose
from bot.commands.make import command
from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Screen
from bot.screens.story import below
from bot.tables.moment import outside
from bot.tables.refusals import NoTable, Refused
from bot.tables.table import PAUSED, Table
from render import LOOKS
from storage import Status
from words import LANGUAGES, board_text, pages, score_text, unmarked

if TYPE_CHECKING:
    from bot.services import Services

Look = Literal["classic", "contrast", "table"]


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
    """Everything only the caller may know."""
    found = await _table(services, caller)
    async with services.tables.seen(found.id) as table:
        seat = table.acting_seat(caller.user)
        if seat is None:
            raise outside(table, caller.user)
        context = services.context(table, seat, caller)
    await caller.show(below(hand_screen(context), await services.missed(caller, table)))


@command("board")
async def board(services: Services, caller: Caller, text: bool = False) -> None:
    """The table once more at the bottom of the channel, or in words; to bystanders privately."""
    table = await _table(services, caller)
    if text:
        is_paused = table.still == PAUSED
        said = board_text(table.view(), table.who, caller.w, is_paused=is_paused)
        first, *rest = pages(unmarked(said))
        await caller.show(Screen(first))
        for page in rest:
            await caller.whisper(Screen(page))
        return
    if table.acting_seat(caller.user) is None:
        await show_board(services, caller, table.id)
        return
    caller.at(table)
    missed = await services.missed(caller, table)
    await services.heal(caller, table.id)
    await services.need_shown(table.id)
    is_new = await services.repost(table.id)
    await services.need_shown(table.id)
    link = await services.link(table.id)
    said = caller.w.say("ui.board.reposted" if is_new else "ui.board.there", link=link)
    await caller.show(below(Screen(said), missed))


@command("score")
async def score(services: Services, caller: Caller) -> None:
    """Points by source; the caller's own with the hidden ones."""
    table = await _table(services, caller)
    seat = table.acting_seat(caller.user)
    await caller.show(Screen(score_text(table.view(seat), table.who, caller.w)))


@command("mine", in_dm=True)
async def mine(services: Services, caller: Caller) -> None:
    """Every game of the caller, on all servers, with links; those that wait for them come first."""
    found = await services.mine(caller)
    if not found:
        raise Refused("ui.mine.none")
    await caller.show(Screen("\n\n".join(found)))


@command("language", in_dm=True)
async def language(
    services: Services, caller: Caller, language: Literal["en", "es", "auto"] | None = None
) -> None:
    """Set the language of private answers; without a word, what the client says."""
    chosen = language if language in LANGUAGES else None
    await services.store.notes.set_language(caller.user, chosen)
    fresh = Caller.of(caller.interaction)
    await fresh.know(services.store)
    await caller.show(Screen(fresh.w.say("ui.language.set")))


@command("theme", in_dm=True)
async def theme(services: Services, caller: Caller, theme: Look | None = None) -> None:
    """Set how private pictures look; without a word, as those of the table."""
    chosen = theme if theme in LOOKS else None
    await services.store.notes.prefer(caller.user, theme=chosen)
    await caller.say("ui.theme.set", theme=caller.w.say(f"option.theme.{chosen or 'table'}"))


@command("settings", in_dm=True)
async def settings(
    services: Services,
    caller: Caller,
    preview: bool | None = None,
    text: Literal["icons", "words"] | None = None,
    offers: Literal["always", "turn"] | None = None,
) -> None:
    """Say what private screens are like, and what calls; without a word, what holds now."""
    given: dict[str, str | None] = {"text": text, "offers": offers}
    if preview is not None:
        given["preview"] = "yes" if preview else "no"
    await choose(services, caller, {name: value for name, value in given.items() if value})


COMMANDS = (hand, board, score, mine, language, theme, settings)
