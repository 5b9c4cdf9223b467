"""One action, one transaction."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from game import Game
from game.core import log
from storage import (
    AlreadyDone,
    Conflict,
    NoSuchGame,
    SeatRow,
    Status,
    Store,
)
from tests.storage.builders import HOST, MORNING, Clock, begun, keep, lobby, resumed


class Plug(Exception):
    """Somebody pulled it."""


async def test_the_stored_log_folds_to_the_stored_state(store: Store) -> None:
    """Forty actions later the log, replayed, is the snapshot byte for byte."""
    game_id, evening = await begun(store)

    for _ in range(40):
        evening.act()
        await keep(store, game_id, evening)

    rows = await store.lines(game_id)
    row = await store.game(game_id)
    assert [log.encode(each.line) for each in rows] == [*map(log.encode, evening.game.lines)]
    assert Game.replayed([each.line for each in rows]).snapshot() == row.snapshot
    assert (row.number, row.chance_counter) == (40, evening.chance.counter)


async def test_lines_can_be_asked_for_from_a_number_on(store: Store) -> None:
    """Who has seen up to 2 asks for the rest."""
    game_id, evening = await begun(store)
    for _ in range(4):
        evening.act()
        await keep(store, game_id, evening)

    assert [row.number for row in await store.lines(game_id, since=3)] == [3, 4]


async def test_an_exception_leaves_nothing(store: Store) -> None:
    """Line, snapshot, seat, post, deadline, facts: none is there if the change breaks off."""
    game_id, evening = await begun(store)
    before = (await store.game(game_id), await store.seats(game_id), await store.pending())
    evening.act()

    with pytest.raises(Plug):
        async with store.change(game_id) as tx:
            await tx.append(evening.line, interaction_id=5)
            await tx.save(evening.game.snapshot(), chance_counter=99)
            await tx.put_seat(SeatRow(seat=0, user_id=9, name="Dora"))
            await tx.plan("turn", number=1)
            await tx.set_deadline("idle", MORNING)
            await tx.update(language="es")
            raise Plug

    after = (await store.game(game_id), await store.seats(game_id), await store.pending())
    assert after == before
    assert [row.number for row in await store.lines(game_id)] == [0]
    assert (await store.line_of(5), await store.next_due()) == (None, None)


async def test_who_comes_second_has_a_conflict(store: Store) -> None:
    """Two loads of a game both make line 1: the first is stored, the second refused."""
    game_id, first = await begun(store)
    second = await resumed(store, game_id)
    first.act()
    second.act()
    await keep(store, game_id, first)

    with pytest.raises(Conflict) as lost:
        await keep(store, game_id, second)

    assert (lost.value.game_id, lost.value.number) == (game_id, 1)
    (kept,) = await store.lines(game_id, since=1)
    assert log.encode(kept.line) == log.encode(first.line)


async def test_a_race_has_one_winner(store: Store) -> None:
    """Of five that store line 1 at once, one is through and four have conflicts."""
    game_id, _ = await begun(store)
    racers = [await resumed(store, game_id) for _ in range(5)]
    for racer in racers:
        racer.act()

    ends = await asyncio.gather(
        *(keep(store, game_id, racer) for racer in racers), return_exceptions=True
    )

    assert sorted(type(end).__name__ for end in ends) == ["Conflict"] * 4 + ["NoneType"]
    assert len(await store.lines(game_id)) == 2


async def test_the_log_has_no_gap(store: Store) -> None:
    """A line beyond the next one is a conflict too: whoever brings it has lost the thread."""
    game_id, evening = await begun(store)
    evening.act()
    evening.act()

    with pytest.raises(Conflict):
        await keep(store, game_id, evening)


async def test_an_interaction_is_done_once(store: Store) -> None:
    """A click that comes again hears which line it made, even after others have acted."""
    game_id, evening = await begun(store)
    evening.act()
    await keep(store, game_id, evening, interaction_id=500)
    evening.act()
    await keep(store, game_id, evening, interaction_id=501)
    evening.act()

    with pytest.raises(AlreadyDone) as again:
        await keep(store, game_id, evening, interaction_id=500)

    assert (again.value.game_id, again.value.number) == (game_id, 1)
    made = await store.line_of(500)
    assert made is not None
    assert made.number == 1


async def test_a_line_without_its_snapshot_is_a_fault(store: Store) -> None:
    """The log and the state are never stored apart."""
    game_id, evening = await begun(store)
    evening.act()

    with pytest.raises(AssertionError, match="no snapshot"):
        async with store.change(game_id) as tx:
            await tx.append(evening.line)

    assert (await store.game(game_id)).number == 0


async def test_a_change_of_no_game_says_so(store: Store) -> None:
    """An old button may name a game of another database."""
    with pytest.raises(NoSuchGame):
        async with store.change("nothere"):
            pass


async def test_games_do_not_hinder_one_another(store: Store) -> None:
    """Ten games store an action each at the same time, while others read."""
    games = [await begun(store, channel) for channel in range(10)]
    for _, evening in games:
        evening.act()

    await asyncio.gather(
        *(keep(store, game_id, evening) for game_id, evening in games),
        *(store.lines(game_id) for game_id, _ in games),
    )

    assert [row.number for row in await store.running()] == [1] * 10


async def test_a_change_inside_a_change_is_refused(any_url: str) -> None:
    """On a file it would wait for itself for ever."""
    if "postgresql" in any_url:
        pytest.skip("on a server changes of different games do not wait")
    async with Store.open(any_url) as store:
        game_id = await lobby(store)

        with pytest.raises(RuntimeError, match="own methods"):
            async with store.change(game_id):
                await store.told(game_id, 3)

        assert (await store.game(game_id)).told == -1


@pytest.mark.parametrize("steps", range(0, 60, 3))
async def test_a_cancelled_change_is_whole_or_nothing(any_url: str, steps: int) -> None:
    """Whenever its task is cancelled, a change is stored or not; the next one goes on."""
    async with Store.open(any_url) as store:
        game_id, evening = await begun(store)
        evening.act()

        task = asyncio.create_task(keep(store, game_id, evening))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait({task})

        row = await store.game(game_id)
        stored = [line.number for line in await store.lines(game_id)]
        planned = [post.key.number for post in await store.posts(game_id, "turn")]
        assert stored == planned == list(range(row.number + 1))
        assert row.number == 1 or task.cancelled()
        if row.number == 0:
            await keep(store, game_id, evening)
        evening.act()
        await keep(store, game_id, evening)
        assert (await store.game(game_id)).number == 2


async def test_a_change_knows_the_time(store: Store, clock: Clock) -> None:
    """The moment of a line is the store's clock's, to the microsecond, and moves the game's."""
    game_id, evening = await begun(store)
    moment = clock.move(days=9, microseconds=7)
    evening.act()
    await keep(store, game_id, evening)

    row = await store.game(game_id)
    assert (row.created, row.updated) == (MORNING, moment)
    assert [line.time - MORNING for line in await store.lines(game_id)] == [
        timedelta(0),
        timedelta(days=9, microseconds=7),
    ]


async def test_a_change_sees_its_own_work(store: Store) -> None:
    """Seats put in a change are read back in it, and the game is as it was before it."""
    game_id = await lobby(store)

    async with store.change(game_id) as tx:
        await tx.remove_seat(1)
        await tx.put_seat(SeatRow(seat=2, user_id=HOST, name="Ada again"))
        names = [(seat.seat, seat.name) for seat in await tx.seats()]

    assert names == [(0, "Ada"), (2, "Ada again")]
    assert tx.game.status is Status.LOBBY
