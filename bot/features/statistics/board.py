"""The leaderboards of a server: by kind of game, and by season if it has seasons."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.names import plain, shown
from bot.chat.refusals import Refused
from bot.chat.screen import Button, Row, Screen
from bot.features.play.answers import Answers
from bot.features.statistics.screens import computer
from bot.features.statistics.seasons import ALL, PLACEMENT, Season, season_of, seasons
from bot.publish.services import Services
from bot.table.server import rated_kinds
from bot.table.server.ratings import Standing, leaderboards, rated
from bot.table.server.settings import Unit, server
from storage import COMPUTER, PlayedRow
from words import Words, matches

LISTED = 15
"""Maximum number of people on a leaderboard, besides the reader."""


@dataclass(frozen=True, slots=True)
class Times:
    """The seasons of a server, and the one shown."""

    every: tuple[Season, ...]
    """The oldest first; the last one is the current season."""
    shown: Season | None
    """None for all games together."""


class Ranked(Answers, op="ranked", new="never"):
    """Show the leaderboard of a kind of games in a season."""

    kind: str
    season: str | None = None

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Show it in place of the other one."""
        await show_leaderboard(services, caller, self.kind, self.season)


async def show_leaderboard(
    services: Services, caller: Caller, kind: str | None = None, season: str | None = None
) -> None:
    """
    Show the leaderboard of this *kind* in the caller's server, or of the only kind it has.

    *season* is a key or a name; without it, it is the current one.

    :raises Refused: if there is no such season.
    """
    guild = caller.interaction.guild_id or 0
    games = await services.store.results.of(guild)
    unit = (await server(services.store, guild)).season
    times, found = await asyncio.to_thread(_computed, games, unit, services.now(), season, caller.w)
    await caller.show(leaderboard(caller.w, found, caller.user, _kind(caller.w, kind), times))


def _computed(
    games: Sequence[PlayedRow], unit: Unit | None, now: datetime, typed: str | None, w: Words
) -> tuple[Times | None, dict[str, list[Standing]]]:
    """The seasons of a server and the leaderboards of the one asked for."""
    counting = rated(games)
    if unit is None:
        if typed and typed != ALL:
            raise Refused("ui.error.no_seasons")
        return None, leaderboards(counting)
    every = tuple(seasons(counting, unit, now))
    current = _season(every, typed, w)
    if current:
        counting = [game for game in counting if season_of(game.ended, unit) == current]
    return Times(every, current), leaderboards(counting)


def _season(every: Sequence[Season], typed: str | None, w: Words) -> Season | None:
    if typed is None:
        return every[-1]
    if typed == ALL or matches(typed, w.say("ui.button.leaderboard.all")):
        return None
    for one in reversed(every):
        if typed == one.key or matches(typed, one.named(w.language)):
            return one
    raise Refused("ui.error.no_season", season=every[-1].named(w.language))


def _kind(w: Words, typed: str | None) -> str:
    """The kind that a key or a typed name means; the one of most games if there is none."""
    for name in rated_kinds.names():
        if typed and (typed == name or matches(typed, rated_kinds.said(w, name))):
            return name
    return rated_kinds.LARGER.name


async def listed_seasons(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The seasons of the caller's server, the newest first, for autocomplete."""
    guild = caller.interaction.guild_id or 0
    unit = (await server(services.store, guild)).season
    if unit is None:
        return []
    games = await services.store.results.of(guild)
    found = reversed(seasons(rated(games), unit, services.now()))
    every = (caller.w.say("ui.button.leaderboard.all"), ALL)
    return [every, *((one.named(caller.w.language), one.key) for one in found)]


async def listed_kinds(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The kinds of games with a leaderboard, for autocomplete."""
    return [(rated_kinds.said(caller.w, name), name) for name in rated_kinds.names()]


def leaderboard(
    w: Words,
    ranked: Mapping[str, Sequence[Standing]],
    user: int,
    kind: str = rated_kinds.LARGER.name,
    times: Times | None = None,
) -> Screen:
    """
    The strongest players of a server in games of this *kind*, and the reader's own place.

    Buttons lead to the other kinds, and to other seasons.
    """
    kind = kind if kind in ranked else next(iter(ranked), rated_kinds.LARGER.name)
    rows = tuple(row for row in (_kinds_row(w, ranked, kind, times), _row(w, kind, times)) if row)
    if not (found := ranked.get(kind)):
        said = [w.say("ui.leaderboard.none")]
        if times:
            said = [w.say("ui.leaderboard.season", season=_named(w, times.shown)), *said]
        return Screen("\n".join(said), None, rows)
    lines = [_title(w, kind, is_only=[*ranked] == [rated_kinds.LARGER.name])]
    if times:
        lines.append(w.say("ui.leaderboard.season", season=_named(w, times.shown)))
    least = PLACEMENT if times else 1
    listed = [one for one in found if one.user == COMPUTER or one.games >= least]
    lines += _lines(w, listed, user)
    people = [one for one in listed if one.user != COMPUTER]
    how = "ui.leaderboard.how" if people else "ui.leaderboard.nobody"
    lines.append(w.say(how, count=len(people)))
    if len(people) < len(listed):
        lines.append(w.say("ui.leaderboard.computers"))
    if times:
        lines.append(w.say("ui.leaderboard.placement", count=PLACEMENT))
        own = next((one.games for one in found if one.user == user), 0)
        if own < least and times.shown in (None, times.every[-1]):
            lines.append(w.say("ui.leaderboard.missing", count=least - own))
    return Screen("\n".join(lines), None, rows)


def _title(w: Words, kind: str, *, is_only: bool) -> str:
    if kind in (rated_kinds.LARGER.name, rated_kinds.OF_TWO.name):
        return w.say("ui.leaderboard" if is_only else f"ui.leaderboard.{kind}")
    return w.say("ui.leaderboard.box", box=rated_kinds.said(w, kind))


def _lines(w: Words, listed: Sequence[Standing], user: int) -> list[str]:
    """A line for each of the best, and one for the reader."""
    lines = []
    for nth, standing in enumerate(listed, 1):
        if nth <= LISTED or standing.user == user:
            name = plain(shown(standing.name)) or w.say("ui.name.forgotten")
            if standing.user == COMPUTER:
                name = computer(w, standing.name)
            elif standing.user == user:
                name = w.say("ui.leaderboard.you", player=name)
            facts = {"place": nth, "rating": standing.rating, "wins": standing.wins}
            lines.append(w.say("ui.leaderboard.line", player=name, count=standing.games, **facts))
    return lines


def _named(w: Words, season: Season | None) -> str:
    return season.named(w.language) if season else w.say("ui.button.leaderboard.all")


def _kinds_row(
    w: Words, ranked: Mapping[str, Sequence[Standing]], kind: str, times: Times | None
) -> Row:
    """A button for each other kind, in the same season."""
    key = _key(times.shown) if times else None
    return tuple(
        Button(rated_kinds.said(w, other), Ranked(other, key).to())
        for other in ranked
        if other != kind
    )


def _row(w: Words, kind: str, times: Times | None) -> Row:
    """Buttons for the seasons before and after the one shown, and for all games together."""
    if times is None:
        return ()
    every, at = times.every, times.every.index(times.shown) if times.shown else None
    near = every[-1:] if at is None else (*every[max(0, at - 1) : at], *every[at + 1 : at + 2])
    others = (*near, None) if at is not None else near
    return tuple(Button(_named(w, one), Ranked(kind, _key(one)).to()) for one in others)


def _key(season: Season | None) -> str:
    return season.key if season else ALL
