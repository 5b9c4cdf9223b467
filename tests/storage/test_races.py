"""Concurrency: races, repeated clicks, canceled tasks."""

from __future__ import annotations

import asyncio

import pytest

from game.core import log
from storage import (
    AlreadyDone,
    Conflict,
    Status,
    Store,
)
from tests.storage.asked import games_in, posts_of
from tests.storage.builders import begun, keep, resumed


async def test_who_comes_second_has_a_conflict(store: Store) -> None:
    """Of two loads of a game that both make line 1, the first is stored, the second refused."""
    game_id, first = await begun(store)
    second = await resumed(store, game_id)
    first.act()
    second.act()
    await keep(store, game_id, first)

    with pytest.raises(Conflict) as lost:
        await keep(store, game_id, second)

    assert (lost.value.game_id, lost.value.number) == (game_id, 1)
    (kept,) = await store.readings.lines(game_id, since=1)
    assert log.encode(kept.line) == log.encode(first.line)


async def test_a_race_has_one_winner(store: Store) -> None:
    """Of five that store line 1 at once, one succeeds and four have conflicts."""
    game_id, _ = await begun(store)
    racers = [await resumed(store, game_id) for _ in range(5)]
    for racer in racers:
        racer.act()

    ends = await asyncio.gather(
        *(keep(store, game_id, racer) for racer in racers), return_exceptions=True
    )

    assert sorted(type(end).__name__ for end in ends) == ["Conflict"] * 4 + ["NoneType"]
    assert len(await store.readings.lines(game_id)) == 2


async def test_the_log_has_no_gap(store: Store) -> None:
    """A line beyond the next one is a conflict too: its writer is out of date."""
    game_id, evening = await begun(store)
    evening.act()
    evening.act()

    with pytest.raises(Conflict):
        await keep(store, game_id, evening)


async def test_an_interaction_is_done_once(store: Store) -> None:
    """A repeated click gets the line it made, even after others have acted."""
    game_id, evening = await begun(store)
    evening.act()
    await keep(store, game_id, evening, interaction_id=500)
    evening.act()
    await keep(store, game_id, evening, interaction_id=501)
    evening.act()

    with pytest.raises(AlreadyDone) as again:
        await keep(store, game_id, evening, interaction_id=500)

    assert (again.value.game_id, again.value.number) == (game_id, 1)
    made = [row.number for row in await store.readings.lines(game_id) if row.interaction_id == 500]
    assert made == [1]


async def test_games_do_not_hinder_one_another(store: Store) -> None:
    """Ten games store an action each at the same time, while others read."""
    games = [await begun(store, channel) for channel in range(10)]
    for _, evening in games:
        evening.act()

    await asyncio.gather(
        *(keep(store, game_id, evening) for game_id, evening in games),
        *(store.readings.lines(game_id) for game_id, _ in games),
    )

    assert [row.number for row in await games_in(store, Status.RUNNING)] == [1] * 10


async def test_a_cancelled_change_is_whole_or_nothing(store: Store) -> None:
    """A change whose task is canceled is stored or not, never half; the next one goes on."""
    for channel, steps in enumerate((0, *(1 << n for n in range(14)))):
        game_id, evening = await begun(store, channel)
        evening.act()

        task = asyncio.create_task(keep(store, game_id, evening))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait({task})

        row = await store.readings.game(game_id)
        stored = [line.number for line in await store.readings.lines(game_id)]
        planned = [post.key.number for post in await posts_of(store, game_id, "turn")]
        assert stored == planned == list(range(row.number + 1)), steps
        assert row.number == 1 or task.cancelled(), steps
        if row.number == 0:
            await keep(store, game_id, evening)
        evening.act()
        await keep(store, game_id, evening)
        assert (await store.readings.game(game_id)).number == 2
