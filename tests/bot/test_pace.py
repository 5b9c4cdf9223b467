"""Clocks that stop at night, and banks of time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.state.pace import PACES, Rest, left, passed, ran

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
NIGHT = Rest.of({"quiet": ["22:00", "08:00"], "zone": "Europe/Madrid"})
DAILY = PACES["daily"]

rests = st.builds(
    lambda begin, end, zone, away: Rest.of(
        {
            "quiet": [f"{begin:02}:00", f"{end:02}:30"],
            "zone": zone,
            "away": (NOON + away * HOUR).isoformat() if away else None,
        }
    ),
    st.integers(0, 23),
    st.integers(0, 23),
    st.sampled_from(["UTC", "Europe/Madrid", "America/Lima", "Asia/Tokyo"]),
    st.integers(0, 60),
)


def test_a_clock_without_rest_runs_on() -> None:
    """Three hours from noon end at three."""
    assert passed(NOON, 3 * HOUR, Rest()) == NOON + 3 * HOUR


def test_a_clock_stands_still_at_night() -> None:
    """Noon UTC is 1 pm in Madrid: nine hours run until 10 pm, and the tenth starts at 8 am."""
    assert passed(NOON, 10 * HOUR, NIGHT) == NOON + 20 * HOUR
    assert ran(NOON, NOON + 20 * HOUR, NIGHT) == 10 * HOUR


def test_who_is_asked_at_night_has_all_the_time_from_morning_on() -> None:
    """A clock that starts in quiet hours runs from their end."""
    midnight = NOON + 12 * HOUR

    assert passed(midnight, HOUR, NIGHT) == NOON + 20 * HOUR
    assert ran(midnight, midnight + 3 * HOUR, NIGHT) == timedelta(0)


def test_nobody_is_timed_while_away() -> None:
    """Two days away move the end by two days."""
    away = Rest.of({"away": (NOON + 48 * HOUR).isoformat()})

    assert passed(NOON, 5 * HOUR, away) == NOON + 53 * HOUR
    assert ran(NOON, NOON + 50 * HOUR, away) == 2 * HOUR


@pytest.mark.parametrize(
    "said", [{"quiet": ["25:00", "08:00"]}, {"zone": "Middle/Earth"}, {"away": "soon"}]
)
def test_what_cannot_be_read_is_no_rest(said: dict[str, object]) -> None:
    """An unreadable preference, perhaps by an older program, stops no clock."""
    assert Rest.of(said) == Rest()


@given(rests, st.integers(1, 72 * 60))
def test_running_and_passing_are_each_others_inverse(rest: Rest, minutes: int) -> None:
    """The clock runs exactly *amount* until the time at which *amount* has passed."""
    amount = timedelta(minutes=minutes)

    assert ran(NOON, passed(NOON, amount, rest), rest) == amount


@pytest.mark.parametrize(
    ("bank", "used", "after"),
    [(24, 1, 24), (10, 20, 12), (10, 30, 6), (10, 40, 0), (23, 24, 24)],
)
def test_a_bank_gives_what_an_answer_takes_too_long(bank: int, used: int, after: int) -> None:
    """Within the allowance the bank gains the increment; a longer answer takes the excess."""
    assert left(bank * HOUR, used * HOUR, DAILY) == after * HOUR
