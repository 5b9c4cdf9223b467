"""A person's stored data is found in every table, and gone once they are forgotten."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import select

from storage import FORGOTTEN, Change, ResultRow, Status, Store, mixed, without
from storage.schema import metadata
from tests.storage.builders import HOST, begun, keep, lobby


async def _ended(store: Store, *words: str) -> str:
    """An ended game in which the host has played and voted."""
    game_id, evening = await begun(store)
    evening.act()
    await keep(store, game_id, evening)

    def work(tx: Change) -> None:
        seat = (tx.seats())[0]
        tx.put_seat(replace(seat, dm_channel_id=5, dm_message_id=6, locale="es-ES"))
        tx.update(words=words, memory=f'{{"votes": [{HOST}, {HOST + 1}]}}')
        tx.keep_results([ResultRow(seat=0, user_id=HOST, place=1, points=10)])
        tx.end(Status.OVER, "won")

    await store.change(game_id, work)
    await store.notes.set_language(HOST, "es")
    return game_id


async def test_everything_is_found(store: Store) -> None:
    """A person's preferences, seats, hosted games and lines are found, in ended games too."""
    game_id = await _ended(store)

    found = await store.privacy.personal(HOST)

    assert found.person is not None
    assert found.person.language == "es"
    assert [(game.id, seat.name) for game, seat in found.seats] == [(game_id, "Ada")]
    assert found.hosted == found.named == (game_id,)
    assert [line.number for line in found.lines] == [0, 1]
    assert [(game, row.place, row.points) for game, row in found.results] == [(game_id, 1, 10)]


async def test_nothing_is_found_of_a_stranger(store: Store) -> None:
    """Another person's data is not returned."""
    await _ended(store)

    found = await store.privacy.personal(HOST + 77)

    assert (found.person, found.seats, found.hosted, found.lines) == (None, (), (), ())


async def test_no_table_names_who_was_forgotten(store: Store) -> None:
    """Neither id nor name is left in any column of any row."""
    game_id = await _ended(store, f"{HOST} sheep", mixed(HOST + 1))

    await store.change(game_id, lambda tx: tx.update(memory=f'{{"votes": [{HOST + 1}]}}'))

    await store.privacy.forget(HOST)

    rows = await store._database.read(
        lambda connection: [
            tuple(row)
            for table in metadata.sorted_tables
            for row in connection.execute(select(table))
        ]
    )
    assert rows
    assert [row for row in rows if "Ada" in map(str, row) or HOST in row] == []
    assert [row for row in rows if f"{HOST} sheep" in str(row)] == []


async def test_others_and_the_log_stay(store: Store) -> None:
    """The game keeps all its seats and lines, and the others keep theirs."""
    game_id = await _ended(store)
    before = await store.readings.lines(game_id)

    await store.privacy.forget(HOST)

    assert [seat.user_id for seat in await store.readings.seats(game_id)] == [
        None,
        HOST + 1,
        HOST + 2,
    ]
    after = await store.readings.lines(game_id)
    assert [line.line for line in after] == [line.line for line in before]
    assert {line.user_id for line in after} == {FORGOTTEN}
    (game,) = await store.results.of(1)
    assert [(row.user_id, row.points) for row in game.results] == [(FORGOTTEN, 10)]


async def test_a_living_game_is_not_touched(store: Store) -> None:
    """A person still at a table leaves it first; until then their seat is theirs."""
    game_id = await lobby(store)

    await store.privacy.forget(HOST)

    assert (await store.readings.seats(game_id))[0].user_id == HOST


def test_a_mixed_word_tells_neither_id_nor_word() -> None:
    """A hash is the same for the same person and word, and different for any other."""
    assert mixed(7, "sheep") == mixed(7, "sheep")
    assert len({mixed(7), mixed(8), mixed(7, "sheep"), mixed(7, "wool")}) == 4
    assert "sheep" not in mixed(7, "sheep")


def test_a_person_is_taken_out_wherever_they_stand() -> None:
    """A person is removed from lists, values and keys at any depth."""
    data = {"a": [1, 7, "7", {"7": 1, "b": 7, "c": 2}], "clocks": {"0": {"end": "7"}}}

    assert without(data, 7) == {"a": [1, {"c": 2}], "clocks": {"0": {}}}
