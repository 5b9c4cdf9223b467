"""Games that ended long ago are stored compressed, and read as before."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import func, select, text

from storage import COMPUTER, FORGOTTEN, Change, LineRow, ResultRow, Status, Store, Unreadable
from storage.schema import archives, lines
from tests.storage.bots import bot
from tests.storage.builders import CHANNEL, HOST, MORNING, Clock, begun, lobby

LATER = MORNING + timedelta(days=30)


async def ended(store: Store, channel_id: int = CHANNEL) -> str:
    """A game that is over, with lines of the host, of a computer and of nobody."""
    game_id, evening = await begun(store, channel_id)
    for user in (COMPUTER, None, *[HOST + 1] * 3):
        evening.act()

        def work(tx: Change) -> None:
            tx.append(evening.line, user_id=user)  # noqa: B023  # done before the next one
            tx.save(evening.game.snapshot(), chance_counter=evening.chance.counter)

        await store.change(game_id, work)

    def end(tx: Change) -> None:
        tx.keep_results([ResultRow(seat=0, user_id=HOST, place=1, points=10)])
        tx.end(Status.OVER, "won")

    await store.change(game_id, end)
    return game_id


async def counted(store: Store) -> tuple[int, int]:
    """Numbers of stored lines and archives."""
    return await store._database.read(
        lambda connection: (
            connection.scalar(select(func.count()).select_from(lines)) or 0,
            connection.scalar(select(func.count()).select_from(archives)) or 0,
        )
    )


async def test_an_archived_game_reads_as_before(store: Store) -> None:
    """Row, results and every line with its person and time; only the clicks are left out."""
    game_id = await ended(store)
    row, before = await store.readings.game(game_id), await store.readings.lines(game_id)

    await store.archive.put(game_id)

    assert await counted(store) == (0, 1)
    assert await store.readings.game(game_id) == row
    assert await store.readings.lines(game_id) == before
    assert await store.readings.lines(game_id, 4) == before[4:]
    change = await store.change(game_id, lambda change: None)
    assert change.game.number == row.number
    (played,) = await store.results.of(1)
    assert [result.points for result in played.results] == [10]


async def test_a_change_reads_the_archived_log(store: Store) -> None:
    """Mending a game reads its log within a change."""
    game_id = await ended(store)
    seen: list[LineRow] = []
    before = await store.readings.lines(game_id)
    await store.archive.put(game_id)

    await store.change(game_id, lambda change: seen.extend(change.lines()))

    assert tuple(seen) == before


async def test_only_games_that_ended_long_ago_are_due(store: Store, clock: Clock) -> None:
    """Not running ones, not lobbies, not those that ended later, and each only once."""
    old = await ended(store)
    await begun(store, 701)
    await lobby(store, 702)
    clock.move(days=30)
    await ended(store)

    assert await store.archive.due(LATER, "", 10) == (old,)
    assert await store.archive.due(LATER, old, 10) == ()
    await store.archive.put(old)
    assert await store.archive.due(LATER, "", 10) == ()


async def test_a_running_game_is_not_archived(store: Store) -> None:
    """Asking for it is a mistake, and nothing changes."""
    game_id, _ = await begun(store)

    with pytest.raises(AssertionError):
        await store.archive.put(game_id)

    assert await counted(store) == (1, 0)


async def test_to_archive_twice_changes_nothing(store: Store) -> None:
    """Two processes may come to the same game."""
    game_id = await ended(store)
    before = await store.readings.lines(game_id)

    await asyncio.gather(store.archive.put(game_id), store.archive.put(game_id))

    assert await store.readings.lines(game_id) == before


async def test_a_person_is_found_and_forgotten_in_archives(store: Store) -> None:
    """Their lines are theirs when they ask, and a stranger's afterwards."""
    game_id = await ended(store)
    await store.archive.put(game_id)
    guest = HOST + 1

    found = await store.privacy.personal(guest)
    await store.privacy.forget(guest)

    assert [line.number for line in found.lines] == [3, 4, 5]
    users = [line.user_id for line in await store.readings.lines(game_id)]
    assert users == [HOST, COMPUTER, None, FORGOTTEN, FORGOTTEN, FORGOTTEN]
    assert (await store.privacy.personal(guest)).lines == ()
    assert await store._database.read(
        lambda connection: connection.execute(select(archives.c.people)).scalars().all()
    ) == [[HOST, COMPUTER, FORGOTTEN]]


async def test_a_damaged_archive_is_told(store: Store) -> None:
    """One sentence names the game and says what to do."""
    game_id = await ended(store)
    await store.archive.put(game_id)
    await store._database.write(
        lambda connection: connection.execute(archives.update().values(log=b"dust"))
    )

    with pytest.raises(Unreadable, match=f"archived log of game {game_id} is damaged.*backup"):
        await store.readings.lines(game_id)


async def test_a_kill_while_archiving_loses_nothing(any_url: str) -> None:
    """The process dies with its rows deleted and not committed: the log is as it was."""
    async with Store.open(any_url) as store:
        game_id = await ended(store)
        before = await store.readings.lines(game_id)

    def killed() -> None:
        with bot(any_url, "archive") as archiving:
            assert archiving.hear() == "archive"
            archiving.kill()

    await asyncio.to_thread(killed)

    async with Store.open(any_url) as store:
        assert await counted(store) == (len(before), 0)
        assert await store.readings.lines(game_id) == before
        await store.archive.put(game_id)
        assert await store.readings.lines(game_id) == before


@pytest.mark.parametrize("any_url", ["sqlite"], indirect=True)
async def test_an_archive_is_small(store: Store) -> None:
    """A log takes less than a quarter of the text of its lines."""
    game_id, evening = await begun(store)

    def play(change: Change) -> None:
        for _ in range(60):
            evening.act()
            change.append(evening.line)
        change.save(evening.game.snapshot(), chance_counter=0)
        change.end(Status.OVER, "won")

    await store.change(game_id, play)
    size = text("SELECT sum(length(line)) FROM lines")
    before = await store._database.read(lambda connection: connection.scalar(size))

    await store.archive.put(game_id)

    size = text("SELECT sum(length(log)) FROM archives")
    after = await store._database.read(lambda connection: connection.scalar(size))
    assert before > 4 * after
