"""Commands of leagues: everyone can look at one; managers open, correct and close them."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.caller import Caller
from bot.chat.names import shown
from bot.chat.options import Channel
from bot.chat.refusals import Refused
from bot.features.leagues import correcting, dates, managing, screens
from bot.features.leagues.league import KIND, is_running
from bot.features.leagues.screens import MANAGES, guild_of
from bot.features.play.command import command, group
from bot.publish.services import Services
from bot.table.server import formats
from storage import ContestRow
from words import meant, quoted

GROUP = group("league")
COMMANDS = (GROUP,)

USUAL = " ".join(map(str, managing.USUAL))


async def leagues(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The server's leagues, for autocomplete; running ones come first."""
    return [(row.name, row.id) for row in await _listed(services, caller)]


async def running(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The running leagues, for autocomplete."""
    return [(row.name, row.id) for row in await _listed(services, caller) if row.is_open]


async def known(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The formats of this server, for autocomplete."""
    found = await formats.known(services.store, caller.interaction.guild_id)
    return [(formats.name_of(one, caller.w), one.key) for one in found]


async def begins(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """First days of a league, for autocomplete."""
    return [(dates.told(caller.w, day), day.isoformat()) for day in dates.begins(services.now())]


async def ends(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Last days of a league, for autocomplete."""
    return [(dates.told(caller.w, day), day.isoformat()) for day in dates.ends(services.now())]


async def _listed(services: Services, caller: Caller) -> list[ContestRow]:
    """The server's leagues: running ones first, then the newest first."""
    found = await services.store.contests.of(guild_of(caller), KIND)
    return sorted(found, key=lambda row: (not row.is_open, -row.created.timestamp()))


async def _chosen(
    services: Services, caller: Caller, typed: str | None, *, runs: bool = False
) -> ContestRow:
    """
    The league that was typed or picked; without one, the newest, if possible a running one.

    With *runs*, only running ones count.

    :raises Refused: if there is none.
    """
    every = await _listed(services, caller)
    if not every:
        raise Refused("ui.error.league.empty")
    found = [row for row in every if is_running(row, services.now())] if runs else every
    if typed is None:
        if not found:
            raise Refused("ui.error.league.none_runs")
        if runs and len(found) > 1:
            raise Refused("ui.error.league.which")
        return found[0]
    if by_id := next((row for row in every if row.id == typed), None):
        return by_id
    if places := meant(typed, [row.name for row in found]):
        return found[places[0]]
    raise Refused("ui.error.league.unknown", league=quoted(typed))


@command("league show", parent=GROUP, completes={"league": leagues})
async def show(services: Services, caller: Caller, league: str | None = None) -> None:
    """Show a league's table, with the caller in it."""
    if caller.interaction.permissions >= MANAGES and not await _listed(services, caller):
        await screens.draft(services, caller, screens.Draft())
        return
    await screens.show(services, caller, await _chosen(services, caller, league))


@command("league new", parent=GROUP, completes={"format": known, "begin": begins, "end": ends})
async def new(
    services: Services,
    caller: Caller,
    title: str | None = None,
    format: str | None = None,  # noqa: A002  # the players' word
    begin: str | None = None,
    end: str | None = None,
    points: str = USUAL,
    bonus: app_commands.Range[int, 0, managing.WORTH] = 0,
    announce: Channel | None = None,
) -> None:
    """Open a league; without a title, show a setup with menus."""
    caller.need(MANAGES)
    if title is None:
        await screens.draft(services, caller, screens.Draft())
        return
    guild, now = guild_of(caller), services.now()
    form = await formats.find(services.store, guild, format or formats.BASE.key)
    if form is None:
        raise Refused("ui.error.format", text=quoted(format or ""))
    league = managing.made(
        form,
        now,
        begin=dates.read(begin, now) if begin else None,
        last=dates.read(end, now) if end else None,
        points=managing.read_points(points),
        bonus=bonus,
        channel=announce.id if announce else None,
        language=await screens.language(services, caller),
    )
    row = await managing.opened(services, guild, title, league)
    await screens.show(services, caller, row)


@command("league correct", parent=GROUP, completes={"league": running})
async def correct(
    services: Services,
    caller: Caller,
    player: discord.User,
    points: app_commands.Range[int, -managing.LARGEST, managing.LARGEST],
    reason: str,
    league: str | None = None,
) -> None:
    """Give a person points, or take some, with a reason that everyone can read."""
    caller.need(MANAGES)
    row = await _chosen(services, caller, league, runs=True)
    name = shown(player.display_name)
    await correcting.correct(services, caller, row, player.id, name, points, reason)


@command("league close", parent=GROUP, completes={"league": running})
async def close(services: Services, caller: Caller, league: str | None = None) -> None:
    """Ask whether to close a league now."""
    caller.need(MANAGES)
    row = await _chosen(services, caller, league, runs=True)
    managing.need_running(row, services.now())
    await caller.show(screens.closing(caller.w, row))
