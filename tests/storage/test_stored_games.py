"""The first database that landed, opened by this version."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from storage import PersonRow, PostKey, Scope, Status, Store
from tests.storage.asked import newest_said, next_due
from tests.storage.builders import CHANNEL, HOST, MORNING, keep, resumed

FIRST = Path(__file__).parent / "games" / "v1.sql"

LENGTHS = (0, 7, 60, 120, 121, 122)
"""Numbers of actions of its running games: in the set-up, and in the middle of all sorts."""

MORE = 5
"""Actions that are played on from each."""

ENDED, WAITING = CHANNEL + 100, CHANNEL + 101
"""The channels of a game that is over and of a lobby."""


@pytest.fixture
async def old(file: Path, url: str) -> AsyncIterator[Store]:
    """A store on a file from an earlier version."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(FIRST.read_text(encoding="utf-8"))
    async with Store.open(url) as store:
        yield store


async def test_stored_games_play_on(old: Store) -> None:
    """More actions are played and stored from any snapshot, and every line has its time."""
    for place, length in enumerate(LENGTHS):
        row = await old.readings.living_in(CHANNEL + place)
        assert row is not None
        assert (row.status, row.number) == (Status.RUNNING, length)
        evening = await resumed(old, row.id)

        for _ in range(MORE):
            evening.act()
            await keep(old, row.id, evening)

        lines = await old.readings.lines(row.id)
        assert [line.number for line in lines] == list(range(length + MORE + 1))
        assert all(evening.game.events(each.line) for each in lines[: length + 1])
        then = [line.time for line in lines[: length + 1]]
        assert then == sorted(then)


async def test_what_was_said_is_still_known(old: Store) -> None:
    """The one post that was owed is owed, and those that were said are not."""
    row = await old.readings.living_in(CHANNEL + 2)
    assert row is not None

    (owed,) = await old.readings.pending(row.id)
    latest = await newest_said(old, row.id, "turn")

    assert owed.key == PostKey(row.id, "turn", LENGTHS[2])
    assert latest is not None
    assert latest.key.number == row.told == LENGTHS[2] - 1


async def test_a_stored_lobby_still_waits(old: Store) -> None:
    """A stored lobby has its words, its seats and its deadline."""
    row = await old.readings.living_in(WAITING)
    assert row is not None

    assert (row.status, row.language, row.words) == (Status.LOBBY, "es", ("höhle", "dragón"))
    assert [seat.name for seat in await old.readings.seats(row.id)] == ["Ada", "Blas", "Chloé"]
    assert await next_due(old) == MORNING + timedelta(days=3)


async def test_people_places_and_ended_games_are_kept(old: Store) -> None:
    """Rows that belong to no living game are kept too."""
    ended = await old.readings.latest_in(ENDED)
    assert ended is not None
    assert (ended.status, ended.end_reason) == (Status.ABANDONED, "abandoned")
    assert await old.readings.person(HOST) == PersonRow(
        user_id=HOST, language="es", preferences={"theme": "dark"}
    )
    assert await old.readings.settings(Scope.GUILD, 1) == {"pace": "slow"}
