"""Private screens of leagues: the table, closing one, and setting one up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from heapq import nlargest
from typing import Final, Literal, TypeAlias
from zlib import crc32

import discord

from bot.chat.address import Address, number, text
from bot.chat.caller import Caller
from bot.chat.names import plain
from bot.chat.refusals import Refused, Stale
from bot.chat.screen import MENU, Button, Menu, Option, Row, Screen
from bot.features.leagues import dates, managing, told
from bot.features.leagues import operations as ops
from bot.features.leagues.league import KIND, OP, League, On, is_over, is_running, league_of
from bot.features.leagues.table import Standing, champions, table, win
from bot.features.play.answers import Answers
from bot.publish.services import Services
from bot.table.server import formats
from bot.table.server.formats import Format
from bot.table.server.settings import server
from render import theme_of
from storage import ContestRow
from words import Words

MANAGES: Final = discord.Permissions(manage_guild=True)
"""The commands of managers."""

WORTHS: Final = (managing.USUAL, (10, 6, 3, 1), (3, 1), (1,))
"""Points for each place that the setup of a league proposes."""
BONUSES: Final = (0, 1, 2, 5)
"""Daily bonuses that it proposes."""

Period: TypeAlias = Literal["week", "month", "quarter", "open"]
Part: TypeAlias = Literal["", "format", "period", "worth", "bonus", "here", "open"]


def guild_of(caller: Caller) -> int:
    """
    The caller's server.

    :raises Refused: in a direct message.
    """
    if caller.interaction.guild_id is None:
        raise Refused("ui.error.no_server")
    return caller.interaction.guild_id


async def found(services: Services, caller: Caller, league_id: str) -> ContestRow:
    """
    The league with this id.

    :raises Refused: if this server has none.
    """
    row = await services.store.contests.find(league_id)
    if row is None or row.kind != KIND or row.guild_id != guild_of(caller):
        raise Refused("ui.error.league.none")
    return row


class Show(Answers, op=OP):
    """Show a league's table, or that of the league chosen in the menu."""

    league: str
    on: On | None = None
    """The announcement with this button, if it isn't on a private screen."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Show it."""
        chosen = text(values) if values else self.league
        await show(services, caller, await found(services, caller, chosen))


async def show(services: Services, caller: Caller, row: ContestRow) -> None:
    """Show a league's table to the caller, and the ways on."""
    league = league_of(row)
    games = await services.store.results.of(row.guild_id)
    standings = await asyncio.to_thread(table, league, games)
    others = await services.store.contests.of(row.guild_id, KIND)
    now = services.now()
    scale, theme = services.settings.picture_scale, theme_of(caller.look, "")
    w, manages = caller.w, caller.interaction.permissions >= MANAGES
    form = plain(formats.name_of(league.format, w))
    lines = [w.say("ui.league.title", league=plain(row.name), format=form)]
    lines += _now(w, league, standings, caller.user, now)
    lines += told.lines(w, standings, caller.user, told.FIRST)
    lines += [f"-# {' '.join(told.rules(w, league))}", f"-# {w.say('ui.league.how')}"]
    shown = told.picture(
        w,
        row,
        league,
        standings,
        scale,
        reader=caller.user,
        is_final=is_over(league, now),
        theme=theme,
    )
    screen = Screen(
        "\n".join(lines),
        shown if standings else None,
        _ways(w, row, league, others, is_managed=manages and is_running(row, now), manages=manages),
    )
    await caller.show(screen)


def _now(
    w: Words, league: League, standings: Sequence[Standing], user: int, now: datetime
) -> list[str]:
    """The days of a league, the caller's place, and the effect of a win."""
    if is_over(league, now):
        first = [told.named(w, one) for one in champions(standings)]
        said = w.say("ui.league.over", players=w.join(first)) if first else w.say("ui.league.empty")
        return [told.when(w, league), said]
    lines = [told.when(w, league)]
    if now < league.begin:
        return lines
    mine = next((one for one in standings if one.user == user), None)
    if mine is None:
        lines.append(w.say("ui.league.mine.none"))
    else:
        lines.append(w.say("ui.league.mine", place=mine.rank, of=len(standings), count=mine.points))
    gain = win(league, standings, user, now)
    key = "ui.league.win.bonus" if gain.bonus else "ui.league.win"
    lines.append(w.say(key, count=gain.points, bonus=gain.bonus, place=gain.rank))
    return lines


def _ways(
    w: Words,
    row: ContestRow,
    league: League,
    others: Sequence[ContestRow],
    *,
    is_managed: bool,
    manages: bool,
) -> tuple[Row, ...]:
    """A menu of the server's leagues, and buttons."""
    rows: list[Row] = []
    if len(others) > 1:
        # The command finds those that are over for longer, too.
        newest = nlargest(MENU, others, key=lambda one: (one.is_open, one.created))
        options = tuple(
            Option(one.name, one.id, told.about(w, league_of(one)), one.id == row.id)
            for one in newest
        )
        rows.append(Menu(Show(row.id).to(), w.say("ui.league.others"), options))
    buttons = []
    if league.corrections:
        count = len(league.corrections)
        said = w.say("ui.button.league.corrections", count=count)
        buttons.append(Button(said, ops.Corrections(row.id).to()))
    if manages:
        buttons.append(Button(w.say("ui.button.league.new"), Draft().to()))
    if is_managed:
        buttons.append(Button(w.say("ui.button.league.correct"), ops.Correct(row.id).to()))
        buttons.append(Button(w.say("ui.button.league.close"), Close(row.id).to(), "danger"))
    return (*rows, tuple(buttons)) if buttons else tuple(rows)


class Close(Answers, op="leagueend"):
    """Ask whether to close a league, or close it."""

    league: str
    is_sure: bool | None = None

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Ask, or close it and show its final standings."""
        caller.need(MANAGES)
        row = await found(services, caller, self.league)
        managing.need_running(row, services.now())
        if not self.is_sure:
            await caller.show(closing(caller.w, row))
            return
        await managing.closed(services, row)
        await show(services, caller, await found(services, caller, self.league))


def closing(w: Words, row: ContestRow) -> Screen:
    """The question before a league is closed."""
    buttons = (
        Button(w.say("ui.button.league.close"), Close(row.id, True).to(), "danger"),
        Button(w.say("ui.button.league.back"), Show(row.id).to()),
    )
    return Screen(w.say("ui.league.close", league=plain(row.name)), None, (buttons,))


class Draft(Answers, op="leaguenew"):
    """Set up a new league with menus, or open it."""

    part: Part = ""
    """The choice that this menu or button changes."""
    form: int = 0
    """A checksum of the format's key, which is too long for an address; 0 for the first."""
    period: Period = "month"
    worth: int = 0
    bonus: int = 0
    is_here: bool = True
    """Whether it is announced in this channel."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Take what was chosen, and show the setup again; or open the league."""
        caller.need(MANAGES)
        chosen = self._after(values)
        if self.part != "open":
            await draft(services, caller, chosen)
            return
        form = await chosen.format(services, caller)
        name = _name(caller.w, form, services.now())
        league = await _made(services, caller, form, chosen)
        await show(
            services, caller, await managing.opened(services, guild_of(caller), name, league)
        )

    def _after(self, values: list[str]) -> Draft:
        match self.part:
            case "format":
                return replace(self, form=number(text(values)))
            case "period":
                period = next((one for one in dates.PERIODS if one == text(values)), None)
                if period is None:
                    raise Stale
                return replace(self, period=period)
            case "worth":
                return replace(self, worth=_below(number(text(values)), WORTHS))
            case "bonus":
                return replace(self, bonus=_below(number(text(values)), BONUSES))
            case "here":
                return replace(self, is_here=not self.is_here)
            case _:
                return self

    async def format(self, services: Services, caller: Caller) -> Format:
        """The chosen format; the first one if it no longer exists."""
        known = await formats.known(services.store, guild_of(caller))
        return next((one for one in known if checksum(one) == self.form), known[0])


def checksum(one: Format) -> int:
    """A number for a format, of at most nine digits: longer ones are never read."""
    return crc32(one.key.encode()) % 10**9


def _below(place: int, among: Sequence[object]) -> int:
    """:raises Stale: if *among* has no such *place*."""
    if place >= len(among):
        raise Stale
    return place


def _name(w: Words, form: Format, now: datetime) -> str:
    """The name of a league that is set up with menus."""
    return w.say(
        "ui.league.named", format=formats.name_of(form, w), month=dates.month(w, now.date())
    )


async def _made(services: Services, caller: Caller, form: Format, chosen: Draft) -> League:
    return managing.made(
        form,
        services.now(),
        last=dates.ending(chosen.period, services.now()),
        points=WORTHS[chosen.worth],
        bonus=BONUSES[chosen.bonus],
        channel=caller.channel if chosen.is_here else None,
        language=await language(services, caller),
    )


async def language(services: Services, caller: Caller) -> str:
    """The language of announcements: the server's, or else the manager's."""
    return (await server(services.store, guild_of(caller))).language or caller.w.language


async def draft(services: Services, caller: Caller, chosen: Draft) -> None:
    """Show the setup of a new league: a menu for each choice, and a button that opens it."""
    w, now = caller.w, services.now()
    known = await formats.known(services.store, guild_of(caller))
    form = await chosen.format(services, caller)
    league = await _made(services, caller, form, chosen)

    def menu(part: Part, label: str, options: Sequence[tuple[str, str]], now: str) -> Menu:
        found = (Option(said, value, None, value == now) for said, value in options)
        return Menu(replace(chosen, part=part).to(), label, tuple(found))

    worths = [" · ".join(map(str, worth)) for worth in WORTHS]
    here = "here" if chosen.is_here else "nowhere"
    text = (
        w.say("ui.league.draft", league=plain(_name(w, form, now))),
        told.when(w, league),
        *told.rules(w, league),
        w.say(f"ui.league.draft.{here}", channel=f"<#{caller.channel}>"),
    )
    numbered = [str(place) for place in range(len(WORTHS))]
    bonuses = [
        w.say("ui.league.draft.bonus" if bonus else "ui.league.draft.no_bonus", count=bonus)
        for bonus in BONUSES
    ]
    rows = (
        menu(
            "format",
            w.say("ui.league.draft.format"),
            [(formats.name_of(one, w), str(checksum(one))) for one in known],
            str(checksum(form)),
        ),
        menu(
            "period",
            w.say("ui.league.draft.period"),
            [(w.say(f"ui.league.period.{one}"), one) for one in dates.PERIODS],
            chosen.period,
        ),
        menu(
            "worth",
            w.say("ui.league.draft.worth"),
            list(
                zip(
                    (w.say("ui.league.draft.points", points=one) for one in worths),
                    numbered,
                    strict=True,
                )
            ),
            str(chosen.worth),
        ),
        menu(
            "bonus",
            w.say("ui.league.draft.daily"),
            [(said, str(place)) for place, said in enumerate(bonuses)],
            str(chosen.bonus),
        ),
        (
            Button(w.say("ui.button.league.open"), replace(chosen, part="open").to(), "success"),
            Button(w.say(f"ui.button.league.{here}"), replace(chosen, part="here").to()),
        ),
    )
    await caller.show(Screen("\n".join(text), None, rows))
