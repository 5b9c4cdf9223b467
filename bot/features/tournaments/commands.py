"""The `/tournament` commands, for managers and players."""

from __future__ import annotations

from datetime import timedelta
from typing import Final, Literal

import discord
from discord import app_commands

from bot.chat.caller import FOR_THREAD, Caller, needed
from bot.chat.options import Channel
from bot.chat.refusals import Listed, Refused
from bot.features.play.command import command, group
from bot.features.tournaments import acts, desk, kinds
from bot.features.tournaments.acts import MANAGER
from bot.features.tournaments.clicks import drop_out
from bot.features.tournaments.desk import KIND, Contest, Desk
from bot.features.tournaments.field import MOST, Settings, Tournament
from bot.features.tournaments.managing import table as managed
from bot.publish.services import Services
from bot.table.server.settings import server
from storage import ContestRow
from words import Words, meant, quoted

GROUP = group("tournament")

OPEN: Final = 5
"""Maximum number of open tournaments in a server."""

LONGEST: Final = 50
"""Maximum number of characters in a tournament's name."""

Start = Literal["15m", "30m", "1h", "2h", "4h", "8h", "12h", "1d", "2d", "3d", "5d", "7d"]
Length = Literal["30m", "45m", "60m", "90m", "2h", "3h", "4h", "1d", "2d", "3d", "7d"]
CheckIn = Literal["none", "5m", "10m", "15m", "30m", "60m"]
Finals = Literal["none", "final", "semifinals"]

UNITS: Final = {"m": 1, "h": 60, "d": 1440}
"""Minutes of each unit."""


def minutes(text: str) -> int:
    """
    The minutes of one of the times above.

    >>> [minutes(text) for text in ("none", "15m", "2h", "7d")]
    [0, 15, 120, 10080]
    """
    return 0 if text == "none" else int(text[:-1]) * UNITS[text[-1]]


async def formats(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The formats of this server, for autocomplete."""
    known = await kinds.known(services.store, _here(caller))
    return [(kinds.name_of(key, caller.w), key) for key in known]


async def open_ones(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The tournaments of this server, the newest first, for autocomplete."""
    rows = await services.store.contests.of(_here(caller), KIND)
    return [(row.name, row.id) for row in reversed(rows)]


async def tables(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The tables of the newest tournament, for autocomplete."""
    tournament = desk.read(await _row(services, caller, None)).tournament
    return managed.tables(tournament, caller.w)


@command("tournament new", parent=GROUP, completes={"format": formats})
async def new(  # each is a setting of the tournament
    services: Services,
    caller: Caller,
    name: str,
    begins: Start,
    format: str = kinds.BASE,  # noqa: A002  # the managers' word
    rounds: app_commands.Range[int, 1, 9] = 3,
    limit: app_commands.Range[int, 3, MOST] = 64,
    length: Length = "2h",
    checkin: CheckIn = "30m",
    finals: Finals = "final",
    channel: Channel | None = None,
    announcements: Channel | None = None,
    account_days: app_commands.Range[int, 0, 365] = 0,
) -> None:
    """Open a tournament for sign-up."""
    guild, name = _need_manager(caller), " ".join(name.split())
    if not 0 < len(name) <= LONGEST:
        raise Refused("ui.tournament.error.name", count=LONGEST)
    if len(await services.store.contests.of(guild, KIND, is_open=True)) >= OPEN:
        raise Refused("ui.tournament.error.many", count=OPEN)
    known = await kinds.known(services.store, guild)
    key = _format(known, format, caller.w)
    place = channel.id if channel else caller.channel
    if lacking := _lacking(caller, channel):
        raise Refused("ui.error.missing", permissions=Listed("ui.permission", tuple(lacking)))
    setup = kinds.for_rounds(known[key], minutes(length))
    most = services.settings.games_per_server
    if most and limit > most * kinds.seats(setup):
        raise Refused("ui.tournament.error.limit", count=most * kinds.seats(setup))
    starts = services.now() + timedelta(minutes=minutes(begins))
    settings = Settings(
        format=key,
        seats=kinds.seats(setup),
        limit=limit,
        rounds=rounds,
        finals=("none", "final", "semifinals").index(finals),
        minutes=minutes(length),
        checkin=min(minutes(checkin), minutes(begins)),
        account_days=account_days,
        starts=starts,
        channel=place,
        announcements=announcements.id if announcements else 0,
        by=caller.user,
        language=(await server(services.store, guild)).language or caller.w.language,
    )
    contest = Contest(tournament=Tournament(settings=settings), desk=Desk(setup=setup))
    row = await services.store.contests.create(
        guild, KIND, name, desk.written(contest), services.now()
    )
    services.go_on(row.id)
    await caller.say("ui.tournament.made", name=quoted(name), channel=f"<#{place}>")


@command("tournament show", parent=GROUP, completes={"tournament": open_ones})
async def look(services: Services, caller: Caller, tournament: str | None = None) -> None:
    """Show a tournament: the caller's table and next game, and the standings."""
    row = await _row(services, caller, tournament)
    await acts.show(services, caller, row.id)


@command("tournament drop", parent=GROUP, completes={"tournament": open_ones})
async def drop(
    services: Services,
    caller: Caller,
    player: discord.User | None = None,
    why: str | None = None,
    tournament: str | None = None,
) -> None:
    """Drop out; a manager can take out another player."""
    row = await _row(services, caller, tournament)
    if player is None or player.id == caller.user:
        await drop_out(services, caller, row)
        return
    await acts.remove(services, caller, row, player.id, why or "")


@command("tournament return", parent=GROUP, completes={"tournament": open_ones})
async def bring_back(
    services: Services,
    caller: Caller,
    player: discord.User,
    why: str | None = None,
    tournament: str | None = None,
) -> None:
    """Let someone back in from the next round on."""
    row = await _row(services, caller, tournament)
    await acts.bring_back(services, caller, row, player.id, why or "")


@command("tournament swap", parent=GROUP, completes={"tournament": open_ones})
async def swap(
    services: Services,
    caller: Caller,
    player: discord.User,
    other: discord.User,
    why: str | None = None,
    tournament: str | None = None,
) -> None:
    """Let two people change places before their games begin."""
    row = await _row(services, caller, tournament)
    await acts.swap(services, caller, row, (player.id, other.id), why or "")


@command("tournament correct", parent=GROUP, completes={"tournament": open_ones, "table": tables})
async def correct(
    services: Services,
    caller: Caller,
    table: str,
    first: discord.User | None = None,
    second: discord.User | None = None,
    third: discord.User | None = None,
    fourth: discord.User | None = None,
    why: str | None = None,
    tournament: str | None = None,
) -> None:
    """Set a table's result, or have it played again; people without a place get nothing."""
    caller.need(MANAGER)
    row = await _row(services, caller, tournament)
    ranked = [one.id for one in (first, second, third, fourth) if one is not None]
    place = managed.numbers(table)
    if ranked:
        await acts.set_result(services, caller, row, place, ranked, why or "")
    else:
        await acts.play_again(services, caller, row, place, why or "")


@command("tournament next", parent=GROUP, completes={"tournament": open_ones})
async def go_ahead(services: Services, caller: Caller, tournament: str | None = None) -> None:
    """Begin the next step now: the first round, or the next one."""
    await acts.begin(services, caller, await _row(services, caller, tournament))


@command("tournament cancel", parent=GROUP, completes={"tournament": open_ones})
async def cancel(services: Services, caller: Caller, tournament: str | None = None) -> None:
    """End a tournament without a champion; its games go on."""
    await acts.cancel(services, caller, await _row(services, caller, tournament))


def _here(caller: Caller) -> int:
    """
    The caller's server.

    :raises Refused: outside of servers.
    """
    if caller.interaction.guild_id is None:
        raise Refused("ui.error.no_server")
    return caller.interaction.guild_id


def _need_manager(caller: Caller) -> int:
    """
    The caller's server, if they manage it.

    :raises Refused: if they don't.
    """
    caller.need(MANAGER)
    return _here(caller)


def _format(known: object, typed: str, w: Words) -> str:
    """
    The key of the format that the text means.

    :raises Refused: if there is none.
    """
    keys = list(known)  # type: ignore[call-overload]
    if typed in keys:
        return typed
    if places := meant(typed, [kinds.name_of(key, w) for key in keys]):
        return str(keys[places[0]])
    raise Refused("ui.tournament.error.format", text=quoted(typed))


def _lacking(caller: Caller, channel: object) -> list[str]:
    """The permissions for tables that the bot lacks in the channel, as far as it knows."""
    names = (*needed(is_thread=False), *FOR_THREAD)
    if channel is None:
        if not isinstance(caller.interaction.channel, discord.TextChannel):
            raise Refused("ui.error.no_thread")
        return caller.lacking(*names)
    guild = caller.interaction.guild
    place = guild.get_channel(channel.id) if guild else None  # type: ignore[attr-defined]
    if guild is None or place is None:
        return []
    have = place.permissions_for(guild.me)
    return [name for name in names if not getattr(have, name)]


async def _row(services: Services, caller: Caller, typed: str | None) -> ContestRow:
    """
    The tournament that is meant: by its id or name, or the newest open one, or the newest.

    :raises Refused: if there is none.
    """
    rows = (await services.store.contests.of(_here(caller), KIND))[::-1]
    if typed is not None:
        by_id = [row for row in rows if row.id == typed]
        places = meant(typed, [row.name for row in rows])
        rows = by_id or [rows[place] for place in places]
    rows.sort(key=lambda row: not row.is_open)
    if not rows:
        raise Refused("ui.tournament.error.none")
    return rows[0]


COMMANDS = (GROUP,)
