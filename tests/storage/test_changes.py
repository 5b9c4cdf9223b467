"""One action, one transaction."""

from __future__ import annotations

from datetime import timedelta

import pytest

from game import Game
from game.core import log
from storage import (
    Change,
    NoSuchGame,
    SeatRow,
    Store,
)
from tests.storage.asked import next_due
from tests.storage.builders import HOST, MORNING, Clock, begun, keep, lobby


class Plug(Exception):
    """Raised to break off a change."""


async def test_the_stored_log_folds_to_the_stored_state(store: Store) -> None:
    """Forty actions later the log, replayed, is the snapshot byte for byte."""
    game_id, evening = await begun(store)

    for _ in range(40):
        evening.act()
        await keep(store, game_id, evening)

    rows = await store.readings.lines(game_id)
    row = await store.readings.game(game_id)
    assert [log.encode(each.line) for each in rows] == [*map(log.encode, evening.game.lines)]
    assert Game.replayed([each.line for each in rows]).snapshot() == row.snapshot
    assert (row.number, row.chance_counter) == (40, evening.chance.counter)


async def test_lines_can_be_asked_for_from_a_number_on(store: Store) -> None:
    """A reader who has seen up to 2 gets the rest."""
    game_id, evening = await begun(store)
    for _ in range(4):
        evening.act()
        await keep(store, game_id, evening)

    assert [row.number for row in await store.readings.lines(game_id, since=3)] == [3, 4]


async def test_an_exception_leaves_nothing(store: Store) -> None:
    """A change that fails stores nothing: no line, snapshot, seat, post, deadline or facts."""
    game_id, evening = await begun(store)
    before = (
        await store.readings.game(game_id),
        await store.readings.seats(game_id),
        await store.readings.pending(),
    )
    evening.act()

    async def much() -> None:
        def work(tx: Change) -> None:
            tx.append(evening.line, interaction_id=5)
            tx.save(evening.game.snapshot(), chance_counter=99)
            tx.put_seat(SeatRow(seat=0, user_id=9, name="Dora"))
            tx.plan("turn", number=1)
            tx.set_deadline("idle", MORNING)
            tx.update(language="es")
            raise Plug

        await store.change(game_id, work)

    with pytest.raises(Plug):
        await much()

    after = (
        await store.readings.game(game_id),
        await store.readings.seats(game_id),
        await store.readings.pending(),
    )
    assert after == before
    assert [row.number for row in await store.readings.lines(game_id)] == [0]
    assert await next_due(store) is None


async def test_a_line_without_its_snapshot_is_a_fault(store: Store) -> None:
    """The log and the state are never stored apart."""
    game_id, evening = await begun(store)
    evening.act()

    with pytest.raises(AssertionError, match="no snapshot"):
        await store.change(game_id, lambda tx: tx.append(evening.line))

    assert (await store.readings.game(game_id)).number == 0


async def test_a_change_of_no_game_says_so(store: Store) -> None:
    """An old button may name a game of another database."""
    with pytest.raises(NoSuchGame):
        await store.change("nothere", lambda change: None)


async def test_a_change_knows_the_time(store: Store, clock: Clock) -> None:
    """A line has the store's time, to the microsecond, and updates the game's."""
    game_id, evening = await begun(store)
    moment = clock.move(days=9, microseconds=7)
    evening.act()
    await keep(store, game_id, evening)

    row = await store.readings.game(game_id)
    assert (row.created, row.updated) == (MORNING, moment)
    assert [line.time - MORNING for line in await store.readings.lines(game_id)] == [
        timedelta(0),
        timedelta(days=9, microseconds=7),
    ]


async def test_a_clock_put_back_dates_no_line_before_another(store: Store, clock: Clock) -> None:
    """The times of a log never run backward, which would look like tampering."""
    game_id, evening = await begun(store)
    for by in (9, -30, 1):
        clock.move(seconds=by)
        evening.act()
        await keep(store, game_id, evening)

    row = await store.readings.game(game_id)
    assert [(line.time - MORNING).seconds for line in await store.readings.lines(game_id)] == [
        0,
        9,
        9,
        9,
    ]
    assert row.updated - MORNING == timedelta(seconds=9)


async def test_a_change_sees_its_own_work(store: Store) -> None:
    """Seats set in a change are read back in it, and the game has its new values."""
    game_id = await lobby(store)

    names: list[tuple[int, str]] = []

    def work(tx: Change) -> None:
        tx.remove_seat(1)
        tx.put_seat(SeatRow(seat=2, user_id=HOST, name="Ada again"))
        names.extend((seat.seat, seat.name) for seat in tx.seats())
        tx.update(language="es", memory='{"acted": [0, 3]}')

    tx = await store.change(game_id, work)

    assert names == [(0, "Ada"), (2, "Ada again")]
    assert tx.game.language == "es"
    assert tx.game == await store.readings.game(game_id)


async def test_a_change_knows_what_it_has_planned(store: Store) -> None:
    """The posts planned in a change are the ones pending after it."""
    game_id = await lobby(store)
    before = await store.readings.pending(game_id)

    def work(tx: Change) -> None:
        tx.plan("turn", number=0, data={"seats": [1]})
        tx.plan("lobby", number=0)

    tx = await store.change(game_id, work)

    assert (*before, *tx.planned) == await store.readings.pending(game_id)
