"""
A league's table: which games count, and the points of each person.

It is computed from the results of one server and the league's document, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime

from bot.features.leagues.league import League
from bot.table.server import formats
from storage import PlayedRow, ResultRow, Status

FEWEST = 2
"""Minimum number of people in a game that counts."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's place in a league."""

    user: int
    name: str
    """Their name in their latest game on the server."""
    rank: int = 0
    """Shared by people with the same points, wins and number of games."""
    points: int = 0
    """All of them: for places, daily bonuses and corrections."""
    games: int = 0
    wins: int = 0
    bonus: int = 0
    """Points from daily bonuses."""
    corrected: int = 0
    """Points that managers gave; below 0 for points they took."""
    days: frozenset[date] = field(default=frozenset(), repr=False)
    """The days in UTC on which they finished a game that counts."""


@dataclass(frozen=True, slots=True)
class Win:
    """The effect of a win now."""

    points: int
    bonus: int
    """The part of these points that is the daily bonus."""
    rank: int
    """The person's place afterwards."""


def counted(league: League, games: Iterable[PlayedRow]) -> list[PlayedRow]:
    """The *games* of a server that count in a league, in their order."""
    known: dict[str, bool] = {}

    def is_of_format(game: PlayedRow) -> bool:
        # Most games of a server have one of a few setups, and comparing them is slow.
        key = repr((game.modules, sorted(game.options.items()), game.choices.get("pace")))
        if key not in known:
            known[key] = formats.matches(league.format, game.modules, game.options, game.choices)
        return known[key]

    return [game for game in games if _can_count(league, game) and is_of_format(game)]


def _can_count(league: League, game: PlayedRow) -> bool:
    """Whether *game* is rated, was won in the league's time, and had people with one seat each."""
    people = [row.user_id for row in game.results if row.user_id]
    named = [user for user in people if user > 0]
    return (
        game.status is Status.OVER
        and league.begin <= game.ended
        and (league.end is None or game.ended < league.end)
        and game.choices.get("rated", True) is not False
        and len(people) >= FEWEST
        and len(named) == len(set(named))
    )


def table(league: League, games: Iterable[PlayedRow]) -> list[Standing]:
    """The standings of a league, the best first, from all *games* of its server by time."""
    played = list(games)
    names = {
        row.user_id: name
        for game in played
        for row, name in zip(game.results, game.names, strict=True)
        if row.user_id is not None and row.user_id > 0
    }
    found = dict[int, Standing]()
    for game in counted(league, played):
        day = game.ended.astimezone(UTC).date()
        for row in game.results:
            if row.user_id in names:
                before = found.get(row.user_id) or Standing(row.user_id, names[row.user_id])
                found[row.user_id] = _after(league, before, row, day)
    for one in league.corrections:
        if one.user in names:
            before = found.get(one.user) or Standing(one.user, names[one.user])
            corrected = before.corrected + one.points
            found[one.user] = replace(
                before, points=before.points + one.points, corrected=corrected
            )
    return _ranked(found.values())


def _after(league: League, before: Standing, row: ResultRow, day: date) -> Standing:
    """A person's standing after one more game on this *day*."""
    place = row.place or 0
    gain = league.points[place - 1] if 0 < place <= len(league.points) else 0
    bonus = 0 if day in before.days else league.bonus
    return replace(
        before,
        points=before.points + gain + bonus,
        games=before.games + 1,
        wins=before.wins + (place == 1),
        bonus=before.bonus + bonus,
        days=before.days | {day},
    )


def _ranked(standings: Iterable[Standing]) -> list[Standing]:
    """*standings* in order, with their ranks."""
    order = sorted(standings, key=lambda one: (*_merit(one), one.name.casefold(), one.user))
    ranks = dict[tuple[int, int, int], int]()
    return [
        replace(one, rank=ranks.setdefault(_merit(one), nth)) for nth, one in enumerate(order, 1)
    ]


def _merit(one: Standing) -> tuple[int, int, int]:
    """The order in a league: more points, then more wins, then fewer games."""
    return -one.points, -one.wins, one.games


def champions(standings: Iterable[Standing]) -> list[Standing]:
    """Everyone in the best place among those who have played; none before the first game."""
    played = [one for one in standings if one.games]
    return [one for one in played if one.rank == played[0].rank]


def win(league: League, standings: Iterable[Standing], user: int, now: datetime) -> Win:
    """The effect of a win that *user* had *now*."""
    others = [one for one in standings if one.user != user]
    mine = next((one for one in standings if one.user == user), Standing(user, ""))
    row = ResultRow(seat=0, user_id=user, place=1, points=0)
    after = _after(league, mine, row, now.astimezone(UTC).date())
    rank = next(one.rank for one in _ranked([*others, after]) if one.user == user)
    return Win(after.points - mine.points, after.bonus - mine.bonus, rank)
