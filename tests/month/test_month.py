"""The month's model, its figures, and two of its tables."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from game import maps_of, offered
from storage import Status
from tests.month import draw
from tests.month.__main__ import kept_in
from tests.month.draw import Draw, table
from tests.month.life import live
from tests.month.people import DAY, HOUR, Habits, Model
from tests.month.report import report, worst
from tests.month.watch import RUNNING, Outcome

SOME = Draw(1, "base", "variable", 3, "daily", ("Alba", "Bruno", "Elena", "Gus"), ("en-US",) * 4)


def habits(seed: int, model: Model | None = None, *, is_live: bool = False) -> Habits:
    """A person's habits."""
    return Habits(model or Model(), Random(seed), is_live=is_live)


def outcome(number: int, end: str = Status.OVER, **found: object) -> Outcome:
    """A table's outcome."""
    drawn = Draw(number, "base", "", 8, "", SOME.names, SOME.locales)
    return Outcome(drawn, end=end, days=2.0 * number, **found)  # type: ignore[arg-type]  # some of its fields


def test_nobody_looks_at_night_or_on_a_journey() -> None:
    """A person called at night or on a trip looks when awake and back, by their own clock."""
    for seed in range(200):
        one = habits(seed)
        at = one.awake(1000 * DAY + 36.5 * seed * HOUR, 1000 * DAY)
        begin, end = one.away
        assert one.model.wakes <= (at / HOUR + one.zone) % 24 <= one.model.sleeps
        assert not begin <= at / DAY - 1000 < end - 1


def test_a_change_of_the_model_changes_nobody_else() -> None:
    """Without prepared answers, the same people travel and quit on the same days."""
    for seed in range(50):
        some, same = habits(seed), habits(seed, Model(prepares=0.0))
        assert not same.prepares
        assert (some.zone, some.gone, some.away) == (same.zone, same.gone, same.away)


def test_who_has_muted_the_channel_notices_nothing() -> None:
    """A person who muted the channel notices no ping, and others miss some."""
    deaf, other = habits(1, Model(mutes=1.0)), habits(1, Model(mutes=0.0, misses=0.5))

    assert not any(deaf.notices() for _ in range(20))
    assert {other.notices() for _ in range(20)} == {True, False}


def test_tables_are_the_same_each_time_and_of_every_kind() -> None:
    """The tables cover every set of boxes, map and pace, and two to six seats."""
    tables = [table(1, number) for number in range(1200)]

    assert tables[:100] == [table(1, number) for number in range(100)]
    assert {tuple(one.boxes.split()) for one in tables} == set(offered())
    assert {one.where for one in tables} == {
        where for names in offered() for where in maps_of(names)
    }
    assert {len(one.names) - 1 for one in tables} == {2, 3, 4, 5, 6}
    assert {one.pace for one in tables} == set(draw.PACES)
    assert all(("five_six" in one.boxes) == (len(one.names) > draw.LARGE) for one in tables)


def test_what_is_told_of_a_month() -> None:
    """The report counts the ends, the default answers, and the pings for each debt."""
    told = report(
        [
            outcome(1, per_debt=Counter({0: 5, 1: 3}), defaults=2),
            outcome(2, RUNNING),
            outcome(3, per_debt=Counter({1: 1, 4: 2})),
        ]
    )

    rows = [line.rsplit(maxsplit=1) for line in told.split("\n\n")[0].split("\n")]
    lines = {name.strip(): value for name, value in rows}
    assert lines["played to their end"] == "2"
    assert lines["none of these"] == "1"
    assert lines["without clocks: days to the end of 2, median"] == "4.0"
    assert lines["by default"] == "2"
    assert (lines["after 1"], lines["after more than 3"]) == ("4", "2")


def test_a_month_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    """Each finished table is a line of a file, and reads back unchanged."""
    tables = [outcome(1, per_debt=Counter({0: 5, 1: 3})), outcome(2, pings=Counter("x"))]
    kept = tmp_path / "kept"
    kept.write_bytes(b"\n".join(map(msgspec.json.encode, tables)))

    assert kept_in(kept) == tables
    assert kept_in(tmp_path / "nothing yet") == []


def test_the_worst_tables_come_first() -> None:
    """Unfinished games come first, then people's failures, then too many pings."""
    tables = [
        outcome(1),
        outcome(2, per_debt=Counter({5: 1})),
        outcome(3, stumbles=Counter("x")),
        outcome(4, RUNNING),
    ]

    assert [one.draw.number for one in worst(tables)] == [4, 3, 2, 1]


@pytest.mark.soak
async def test_a_table_of_a_few_points(tmp_path: Path) -> None:
    """A short game reaches its end without too many pings, twice the same way."""
    said: list[str] = []
    first = await live(tmp_path, SOME, Model(), days=30, seed=1, tell=said.append)
    again: list[str] = []
    second = await live(tmp_path, SOME, Model(), days=30, seed=1, tell=again.append)

    assert first.end == Status.OVER
    assert first.days > 0.5
    assert max(first.per_debt) <= 3
    assert first.beyond <= 0
    assert not first.stumbles
    assert said == again
    assert first == second
