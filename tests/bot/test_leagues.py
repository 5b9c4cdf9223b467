"""Leagues: which games count, what they bring, and announcements that survive kills."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from bot.features.leagues import dates, managing, told
from bot.features.leagues.league import Correction, League, league_of, put
from bot.features.leagues.table import champions, table, win
from bot.table.server.formats import BASE, Format, built_in
from bot.table.server.setups import Setup
from storage import COMPUTER, FORGOTTEN, ContestRow, PlayedRow, ResultRow, Status
from tests.bot.acting import NOON, refuses
from tests.house import needs
from words import Words

ADA, BEA, CARL, DORA = 71, 72, 73, 74
NAMES = {ADA: "Ada", BEA: "Bea", CARL: "Carl", DORA: "Dora"}
POINTS = (5, 3, 2)
END = datetime(2026, 7, 1, tzinfo=UTC)
JUNE = League(BASE, datetime(2026, 6, 1, tzinfo=UTC), END, POINTS)


def game(*users: int | None, when: datetime = JUNE.begin, **more: Any) -> PlayedRow:
    """A base game of these *users*, by place."""
    rows = tuple(
        ResultRow(seat=seat, user_id=user, place=seat + 1, points=10 - seat)
        for seat, user in enumerate(users)
    )
    facts: dict[str, Any] = {"id": "g", "modules": ("base",), "status": Status.OVER, **more}
    names = tuple(NAMES.get(user or 0, "") for user in users)
    return PlayedRow(ended=when, results=rows, names=names, **facts)


def points(league: League, *games: PlayedRow) -> Mapping[str, int]:
    """Everyone's points in a league, by name."""
    return {one.name: one.points for one in table(league, games)}


COUNT = {
    "a usual game": game(ADA, BEA, CARL, DORA),
    "against a computer": game(ADA, BEA, COMPUTER),
    "with defaults that are written out": game(ADA, BEA, options={"points": 10}),
    "beside people who left the statistics": game(ADA, FORGOTTEN, FORGOTTEN),
    "in the last moment": game(ADA, BEA, when=END - timedelta(microseconds=1)),
}
DO_NOT = {
    "not rated": game(ADA, BEA, choices={"rated": False}),
    "with other options": game(ADA, BEA, options={"points": 12}),
    "with an expansion": game(ADA, BEA, modules=("base", "cities_knights")),
    "before it begins": game(ADA, BEA, when=JUNE.begin - timedelta(microseconds=1)),
    "when it has ended": game(ADA, BEA, when=END),
    "given up": game(ADA, BEA, status=Status.ABANDONED),
    "alone against computers": game(ADA, COMPUTER, COMPUTER),
    "with two seats of one person": game(ADA, ADA, BEA),
    "with an empty seat": game(ADA, None),
}


def test_only_rated_games_of_the_format_and_the_time_count() -> None:
    """Each game either brings the winner the points of the first place, or nobody anything."""
    counted = {name: points(JUNE, one).get("Ada") for name, one in (COUNT | DO_NOT).items()}

    assert counted == {**dict.fromkeys(COUNT, 5), **dict.fromkeys(DO_NOT)}


def test_the_pace_counts_if_the_format_has_one() -> None:
    """A league of live games leaves out slower ones."""
    live = Format("=live", Setup(("base",), {}, {"pace": "live"}))
    league = msgspec.structs.replace(JUNE, format=live)

    played = [game(ADA, BEA, choices={"pace": pace}) for pace in ("live", "daily", "")]

    assert points(league, *played) == {"Ada": 5, "Bea": 3}


@needs("duel", "teams")
def test_the_rules_have_the_points_of_places_that_there_are() -> None:
    """A duel has two places, and so have two teams."""
    formats = {one.key: one for one in built_in()}
    said = {
        key: told.rules(Words("en"), League(formats[key], JUNE.begin, END, (5, 3, 2, 1)))
        for key in ("base", "duel", "teams")
    }
    assert {key: line.split(": ")[1] for key, (line,) in said.items()} == {
        "base": "5, 3, 2, and 1.",
        "duel": "5 and 3.",
        "teams": "5 and 3.",
    }


def test_ties_are_broken_by_wins_then_by_fewer_games() -> None:
    """Ada, Bea and Carl have 5 points: two of them by a win, Ada in one game."""
    league = msgspec.structs.replace(JUNE, corrections=(Correction(CARL, 2, "fair", 1, NOON),))
    played = [game(BEA, CARL), game(FORGOTTEN, DORA, COMPUTER, BEA), game(ADA, FORGOTTEN)]

    found = [(one.name, one.rank, one.points) for one in table(league, played)]

    assert found == [("Ada", 1, 5), ("Bea", 2, 5), ("Carl", 3, 5), ("Dora", 4, 3)]


def season(chance: random.Random, count: int = 30) -> list[PlayedRow]:
    """Random games of a month, by time."""
    hours = sorted(chance.randrange(28 * 24) for _ in range(count))
    return [
        game(
            *chance.sample([*NAMES, COMPUTER], chance.choice((3, 4))),
            when=JUNE.begin + timedelta(hours=hour),
        )
        for hour in hours
    ]


@pytest.mark.parametrize("seed", range(5))
def test_every_point_has_its_reason_and_a_win_brings_what_was_said(seed: int) -> None:
    """Points are those of places, first games of days and corrections; a win's effect is exact."""
    chance = random.Random(seed)
    played = season(chance)
    given = [Correction(chance.choice([*NAMES]), n - 3, "because", 1, NOON) for n in range(6)]
    league = msgspec.structs.replace(JUNE, bonus=4, corrections=(*given, *given[:1]))

    found = table(league, played)

    for one in found:
        mine = [(g, row) for g in played for row in g.results if row.user_id == one.user]
        places = [row.place or 9 for _, row in mine]
        days = {g.ended.date() for g, _ in mine}
        extra = [each.points for each in league.corrections if each.user == one.user]
        assert one.points == sum((5, 3, 2, 0)[p - 1] for p in places) + 4 * len(days) + sum(extra)
        assert (one.games, one.wins, one.corrected) == (len(mine), places.count(1), sum(extra))
    order = [(-one.points, -one.wins, one.games) for one in found]
    assert order == sorted(order)
    assert [one.rank for one in found] == [1 + sum(x < y for x in order) for y in order]
    assert champions(found) == [one for one in found if one.rank == 1]
    last = played[-1].ended
    for now in (last, last + timedelta(days=1)):
        for user in NAMES:
            said = win(league, found, user, now)
            after = {
                one.user: one for one in table(league, [*played, game(user, FORGOTTEN, when=now)])
            }
            before = next((one.points for one in found if one.user == user), 0)
            assert (said.points, said.rank) == (after[user].points - before, after[user].rank)


def test_a_document_keeps_its_league() -> None:
    """A league is the same after a round through the store's JSON."""
    own = Format("=ours", Setup(("base",), {"points": 8}, {"pace": "live"}))
    league = League(
        own, NOON, None, POINTS, 2, 7, "es", 8, None, (Correction(1, -3, "x", 2, NOON),)
    )
    row = ContestRow(
        id="a", guild_id=1, kind="league", name="A", is_open=True, due=None, data={}, created=NOON
    )

    kept = msgspec.json.decode(msgspec.json.encode(put(row, league).data))

    assert league_of(replace(row, data=kept)) == league


def test_typed_points_and_dates_are_read_or_refused() -> None:
    """Points fall from place to place; dates are near; a league ends after it begins."""
    assert managing.read_points(" 10, 6 3-1 0") == (10, 6, 3, 1, 0)
    for wrong in ("", "0", "1 2", "5 x", "101", "1 1 1 1 1 1 1", "9" * 90):
        with refuses("league.points"):
            managing.read_points(wrong)
    for wrong in ("", "30 June", "2026-02-30", "1999-01-01", "2030-01-01"):
        with refuses("league.date"):
            dates.read(wrong, NOON)
    today = NOON.date()
    for begin, last in ((None, today - dates.DAY), (today + dates.DAY, today)):
        with refuses("league.end"):
            managing.made(BASE, NOON, begin=begin, last=last)
    one_day = managing.made(BASE, NOON, last=today)
    assert (one_day.begin, one_day.end) == (
        dates.midnight(today),
        dates.midnight(today + dates.DAY),
    )
    assert [dates.ending(period, NOON) for period in dates.PERIODS] == [
        today + 6 * dates.DAY,
        datetime(2026, 11, 30, tzinfo=UTC).date(),
        datetime(2026, 12, 31, tzinfo=UTC).date(),
        None,
    ]
