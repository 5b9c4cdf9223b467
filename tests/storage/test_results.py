"""Results of games are kept by server, and a person can leave them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from sqlalchemy import select

from storage import COMPUTER, FORGOTTEN, Change, ResultRow, Status, Store
from storage.schema import results
from tests.storage.builders import CHANNEL, HOST, Clock, begun

ROWS = (
    ResultRow(seat=0, user_id=HOST, place=2, points=7, came=40, fair=1500),
    ResultRow(seat=1, user_id=HOST + 1, place=1, points=10, came=50, fair=1400),
    ResultRow(seat=2, user_id=COMPUTER, place=3, points=4),
)


async def ended(
    store: Store,
    rows: Sequence[ResultRow] = ROWS,
    *,
    guild: int = 1,
    status: Status = Status.OVER,
) -> str:
    """A game that has ended this way."""
    game_id, _ = await begun(store)

    def work(change: Change) -> None:
        change.update(guild_id=guild, channel_id=CHANNEL + guild)
        change.keep_results(rows)
        change.end(status, "won")

    await store.change(game_id, work)
    return game_id


async def users(store: Store) -> list[int | None]:
    """The people in the stored results, read from the database itself."""
    return await store._database.read(
        lambda connection: list(
            connection.execute(select(results.c.user_id).order_by(results.c.seat)).scalars()
        )
    )


async def test_results_are_kept_with_their_game(store: Store, clock: Clock) -> None:
    """Places, points, luck and names, by server, the oldest game first."""
    first = await ended(store)
    later = clock.move(hours=1)
    second = await ended(store, ROWS[:1])

    one, two = await store.results.of(1)

    assert (one.id, two.id, two.ended, two.status) == (first, second, later, Status.OVER)
    assert one.results == ROWS
    assert one.names == ("Ada", "Blas", "Chloé")
    assert one.modules == ("base",)
    assert one.settings == tuple(seat.settings for seat in await store.readings.seats(first))


async def test_a_game_that_is_not_stored_leaves_no_result(store: Store) -> None:
    """The results are a part of the change that ends the game."""
    game_id, _ = await begun(store)

    def work(change: Change) -> None:
        change.keep_results(ROWS)
        raise KeyError

    with pytest.raises(KeyError):
        await store.change(game_id, work)

    assert await users(store) == []


async def test_a_person_is_asked_for_in_one_server(store: Store) -> None:
    """A person's results in one server include neither other servers nor other people."""
    here = await ended(store)
    await ended(store, guild=2)
    await ended(store, ROWS[1:])

    assert [game.id for game in await store.results.of(1, HOST)] == [here]
    assert [game.id for game in await store.results.of(3, HOST)] == []
    assert len(await store.results.of(1)) == 2
    assert len(await store.results.of(2)) == 1


async def test_many_games_are_read_page_by_page(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All games are read once and in order, including those that ended at the same moment."""
    monkeypatch.setattr("storage.results.PAGE", 2)
    ids = []
    for step in (0, 1, 0, 0, 1):
        clock.move(hours=step)
        ids.append((clock.time, await ended(store)))

    found = await store.results.of(1)

    assert [(game.ended, game.id) for game in found] == sorted(ids)
    assert all(game.results == ROWS for game in found)


async def test_who_leaves_stands_in_no_result(store: Store) -> None:
    """A person who leaves is gone from every server; the others' places and points stay."""
    await ended(store)
    await ended(store, guild=2)

    await store.results.leave(HOST)

    assert await users(store) == [FORGOTTEN, FORGOTTEN, HOST + 1, HOST + 1, COMPUTER, COMPUTER]
    assert await store.results.of(1, HOST) == []
    (game,) = await store.results.of(1, HOST + 1)
    assert game.results[1:] == ROWS[1:]
    assert [row.place for row in game.results] == [2, 1, 3]


async def test_results_are_kept_once(store: Store) -> None:
    """Results kept at the end are not overwritten."""
    game_id = await ended(store, ROWS[:1])

    await store.results.keep(game_id, ROWS)

    assert await users(store) == [HOST]


async def test_ended_games_without_results_are_found(store: Store) -> None:
    """Ended games without results are listed page by page; no living ones."""
    ends = (Status.OVER, Status.ABANDONED, Status.OVER)
    without = sorted([await ended(store, (), status=status) for status in ends])
    await ended(store)
    await begun(store)

    assert list(await store.results.missing("", 2)) == without[:2]
    assert list(await store.results.missing(without[1], 2)) == without[2:]
    assert len(await store.results.of(1)) == 1
