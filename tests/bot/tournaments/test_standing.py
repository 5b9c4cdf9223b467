"""Results, standings, sign-up and corrections of a tournament."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.tournaments import corrections, entering
from bot.features.tournaments.field import (
    Entrant,
    Match,
    NotAllowed,
    Result,
    Round,
    Settings,
    Tournament,
    entrant,
    read,
    with_entrant,
    written,
)
from bot.features.tournaments.rounds import finishing, standing

A, B, C, D, E = (n << 40 for n in range(1, 6))
NOW = datetime(2026, 5, 1, tzinfo=UTC)
LOG: dict[str, Any] = {"by": 9, "when": NOW, "why": "photo"}


def at_tables(*tables: tuple[int, ...], byes: tuple[int, ...] = ()) -> Tournament:
    """A tournament in its first round, everyone at their table."""
    people = [user for one in tables for user in one] + list(byes)
    matches = (Match(number=n, players=one, present=one) for n, one in enumerate(tables, 1))
    return Tournament(
        phase="round",
        entrants=tuple(Entrant(user, "", lot=-n) for n, user in enumerate(sorted(people))),
        rounds=(Round(number=1, tables=tuple(matches), byes=byes),),
    )


def points_of(now: Tournament) -> dict[int, Fraction]:
    """Everyone's tournament points, the best first."""
    return {row.user: row.points for row in standing.table(now)}


def test_points_by_place() -> None:
    """A win gives 6, tied people share their places, a bye gives 3; every table gives 3 a head."""
    now = at_tables((A, B, C, D), byes=(E,))
    now = finishing.played(now, 1, 1, {A: 2, B: 1, C: 2, D: 4}, {A: 8, B: 10, C: 8, D: 3})

    assert points_of(now) == {B: 6, E: 3, A: Fraction(5, 2), C: Fraction(5, 2), D: 1}
    for size, scale in standing.POINTS.items():
        assert sum(scale) == standing.BYE * size


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ({A: 5, B: 7, C: 5, D: 2}, {B: 1, A: 2, C: 2, D: 4}),
        ({A: 0, B: 0, C: 0, D: 0}, {A: 1, B: 1, C: 1, D: 1}),
    ],
)
def test_time_ends_a_game_by_visible_points(points: dict[int, int], places: dict[int, int]) -> None:
    """At the end of a round's time, visible points decide, and equal ones share their places."""
    now = finishing.timed_out(at_tables((A, B, C, D)), 1, 1, points)
    match = finishing.find(now, 1, 1)
    assert match.how == "time"
    assert {one.user: one.place for one in match.results} == places


def test_tie_breaks() -> None:
    """Equal points: by share of the table's points, then opponents' points, then lot."""
    now = at_tables((A, B, C), (D, E, 6 << 40))
    now = finishing.played(now, 1, 1, {A: 1, B: 2, C: 3}, {A: 10, B: 9, C: 2})
    now = finishing.played(now, 1, 2, {D: 1, E: 2, 6 << 40: 3}, {D: 10, E: 5, 6 << 40: 2})
    rows = {row.user: row for row in standing.table(now)}
    assert rows[D].share == Fraction(10 * 3, 17)
    assert list(rows)[:2] == [D, A]
    now = replace(now, rounds=(*now.rounds, Round(number=2, byes=(B,))))
    rows = {row.user: row for row in standing.table(now)}
    assert rows[A].opponents > rows[D].opponents
    assert list(rows)[:2] == [D, A]

    # A loser of two wins more: whoever met them comes first if shares are equal as well.
    even = at_tables((A, B, C), (D, E, 6 << 40))
    even = finishing.played(even, 1, 1, {A: 1, B: 2, C: 3}, {A: 8, B: 6, C: 4})
    even = finishing.played(even, 1, 2, {D: 1, E: 2, 6 << 40: 3}, {D: 8, E: 6, 6 << 40: 4})
    by_lot = list(points_of(even))
    assert by_lot == [D, A, E, B, 6 << 40, C]
    rested = replace(even, rounds=(*even.rounds, Round(number=2, byes=(B,))))
    assert [user for user in points_of(rested) if user in {A, D}] == [A, D]


def test_absent_people_are_last_without_points() -> None:
    """Absent or leaving: last, no points, out of the next rounds; the others move up."""
    now = at_tables((A, B, C, D))
    now = replace(
        now, rounds=(replace(now.rounds[0], tables=(Match(number=1, players=(A, B, C, D)),)),)
    )
    for user in (A, B, D):
        now = finishing.come(now, 1, 1, user)
    assert finishing.can_play(finishing.find(now, 1, 1))
    now = finishing.played(now, 1, 1, {A: 1, B: 2, D: 3}, {A: 10, B: 6, D: 8}, left=[A])

    assert points_of(now) == {B: 6, D: 3, C: 0, A: 0}
    assert standing.table(now)[0].opponents == 3
    assert [one.gone for one in now.entrants] == ["absent", "", "absent", ""]
    with pytest.raises(NotAllowed, match="begun"):
        finishing.come(now, 1, 1, C)

    back = entering.sign_up(now, C, "", 1000, now=NOW, chance=random.Random())
    assert [one.gone for one in back.entrants] == ["absent", "", "", ""]


def test_too_few_people_share_the_best_places() -> None:
    """If too few come for a game, those who came share the best places."""
    now = at_tables((A, B, C, D))
    now = replace(
        now, rounds=(replace(now.rounds[0], tables=(Match(number=1, players=(A, B, C, D)),)),)
    )
    now = finishing.come(now, 1, 1, B)
    now = finishing.come(now, 1, 1, C)
    assert not finishing.can_play(finishing.find(now, 1, 1))
    now = finishing.forfeited(now, 1, 1)
    assert points_of(now) == {B: Fraction(9, 2), C: Fraction(9, 2), A: 0, D: 0}


def signed_up(count: int, **settings: int) -> Tournament:
    """A tournament that so many people have signed up for, in order."""
    now = Tournament(settings=Settings(limit=4, **settings))  # type: ignore[arg-type]
    for user in range(1, count + 1):
        now = entering.sign_up(now, user << 40, "", 1000, now=NOW, chance=random.Random())
    return now


def refused(now: Tournament, user: int) -> str:
    """The reason why a person can't sign up."""
    with pytest.raises(NotAllowed) as found:
        entering.sign_up(now, user, "", 1000, now=NOW, chance=random.Random())
    return found.value.reason


def test_sign_up_has_limits() -> None:
    """Places are limited, and so is the line behind them; nobody is in twice, or too young."""
    now = signed_up(8)
    assert [one.user for one in entering.waiting(now)] == [n << 40 for n in (5, 6, 7, 8)]
    assert refused(now, 9 << 40) == "full"
    assert refused(now, A) == "in"

    moved = entering.leave(now, B)
    assert [one.user for one in entering.inside(moved)] == [A, C, D, E]
    back = entering.sign_up(moved, B, "", 1000, now=NOW, chance=random.Random())
    assert [one.user for one in entering.waiting(back)][-1] == B

    strict = replace(now, settings=Settings(account_days=7))
    assert refused(strict, (int(NOW.timestamp()) - 1420070400 - 6 * 86400) * 1000 << 22) == "young"


def test_check_in_gives_places_to_those_who_are_there() -> None:
    """People who don't check in are out; the line moves up; the rest have no place."""
    now = replace(signed_up(7), phase="checkin")
    for n in (1, 3, 4, 5, 6, 7):
        now = entering.check_in(now, n << 40)
    now = entering.start(now)
    assert [one.gone for one in now.entrants] == ["", "absent", "", "", "", "full", "full"]
    assert len(entering.inside(now)) == 4
    assert refused(now, B) == "full"

    late = entering.sign_up(
        entering.leave(now, A), 6 << 40, "", 1000, now=NOW, chance=random.Random()
    )
    assert entrant(late, 6 << 40) == replace(late.entrants[-1], gone="", entered=1)
    ended = replace(late, rounds=(Round(number=1), Round(number=2), Round(number=3)))
    assert refused(ended, B) == "late"


def test_corrections_are_logged() -> None:
    """A manager changes results, seats and people; standings follow, and the log has it all."""
    now = at_tables((A, B, C), (D, E, 6 << 40), byes=(7 << 40,))
    now = corrections.swap(now, A, D, **LOG)
    now = corrections.swap(now, B, 7 << 40, **LOG)
    assert now.round
    assert [one.players for one in now.round.tables] == [(D, 7 << 40, C), (A, E, 6 << 40)]
    assert now.round.byes == (B,)

    now = finishing.played(now, 1, 1, {D: 1, 7 << 40: 2, C: 3}, {D: 10, 7 << 40: 5, C: 4})
    with pytest.raises(NotAllowed, match="begun"):
        corrections.swap(now, D, A, **LOG)
    with pytest.raises(NotAllowed, match="places"):
        corrections.set_result(now, 1, 1, {C: 1}, {}, **LOG)
    now = corrections.set_result(now, 1, 1, {C: 1, D: 2}, {C: 10, D: 9}, [7 << 40], **LOG)
    assert {user: points_of(now)[user] for user in (C, D, 7 << 40)} == {C: 6, D: 2, 7 << 40: 0}
    now = corrections.remove(now, E, **LOG)
    assert refused(now, E) == "removed"
    now = corrections.bring_back(now, E, **LOG)
    now = corrections.reopen(now, 1, **LOG)
    assert points_of(now)[C] == 0

    assert [entry.what for entry in now.log] == [
        "players", "players", "players", "result", "removed", "returned", "reopened",
    ]  # fmt: skip
    result = now.log[3]
    assert result.before
    assert result.before.results[0] == Result(D, 1, 10)
    assert result.after
    assert result.after.how == "manager"
    assert (result.by, result.why, result.round, result.table) == (9, "photo", 1, 1)


def test_a_tournament_survives_its_storage() -> None:
    """The stored document gives the same tournament again."""
    now = corrections.remove(at_tables((A, B, C), byes=(D,)), D, **LOG)
    now = finishing.played(
        with_entrant(now, A, name="Ana"), 1, 1, {A: 1, B: 2, C: 2}, {A: 10, B: 9}
    )
    now = replace(now, settings=Settings(starts=NOW))
    assert read(json.loads(json.dumps(written(now)))) == now
