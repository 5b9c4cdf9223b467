"""Several processes on one server: locks on games, owners of shards, and notifications."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.util import await_only

from storage import (
    Change,
    Conflict,
    OtherShards,
    PostRow,
    SeatRow,
    Shards,
    ShardTaken,
    Status,
    Store,
    Unreachable,
)
from tests.patience import PATIENCE
from tests.storage.builders import HOST, MORNING, SEED, lobby

HERE, THERE = 0, 1 << 22
"""The id of a server of shard 0 and of one of shard 1, of two."""

FIRST, SECOND = Shards(2, frozenset({0})), Shards(2, frozenset({1}))


@pytest.fixture
async def stores(ready_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """The stores of two processes, one for each shard."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(Store.open(ready_url, shards=FIRST))
        second = await stack.enter_async_context(Store.open(ready_url, shards=SECOND))
        yield first, second


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process dies here, so none is waited for; and missed changes are looked for at once."""
    monkeypatch.setattr("storage.listener.PATIENCE", 0.0)
    for module in ("listener", "sharing"):
        monkeypatch.setattr(f"storage.{module}.PAUSE", 0.05)


async def opened(store: Store, guild_id: int | None, channel_id: int = 7) -> str:
    """The id of a lobby on a server."""

    def work(change: Change) -> None:
        change.plan("lobby", number=-1)
        change.set_deadline("lobby", MORNING)
        change.put_seat(SeatRow(seat=0, user_id=HOST, name="Ada"))

    change = await store.create(
        work, channel_id=channel_id, guild_id=guild_id, host_id=HOST, seed=SEED
    )
    return change.game.id


async def quiet(store: Store, game_id: str) -> None:
    """Mark the lobby's post as said."""
    (post,) = await store.readings.pending(game_id)
    await store.notes.said(post.key, channel_id=7, message_id=70)


async def vote(store: Store, game_id: str) -> None:
    """Change a game without a line."""
    await store.change(
        game_id, lambda change: change.update(settings={"votes": len(change.game.settings) + 1})
    )


class Ear:
    """Notes the games that others have changed."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def next(self) -> str:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[Ear]:
    """Run the shards of *store*, after missed notifications have been looked up."""
    ear, looked = Ear(), asyncio.Event()
    pending = store.readings.pending

    async def look() -> tuple[PostRow, ...]:
        found = await pending()
        looked.set()
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store.readings, "pending", look)
        async with store.sharing.serving(ear.heard.put_nowait):
            await looked.wait()
            patch.undo()
            yield ear


# Locks on games.


async def test_a_game_is_changed_by_one_process_at_a_time(stores: tuple[Store, Store]) -> None:
    """A second process waits until the first one has released the game."""
    first, second = stores
    game_id = await opened(first, HERE)
    order: list[str] = []

    async def come() -> None:
        async with second.sharing.alone(game_id):
            order.append("second")

    async with first.sharing.alone(game_id):
        coming = asyncio.create_task(come())
        await _waiting(first)
        order.append("first")
    await coming

    assert order == ["first", "second"]


async def _waiting(store: Store) -> None:
    """Wait until a process is waiting for a lock."""
    query = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
    async with asyncio.timeout(PATIENCE):
        while True:
            if await store._database.read(lambda connection: connection.scalar(query)):
                return


async def test_who_comes_to_a_game_knows_whether_it_has_changed(
    stores: tuple[Store, Store],
) -> None:
    """The revision changes with changes without a line, and with notes on posts and hands."""
    first, second = stores
    game_id = await opened(first, HERE)
    (post,) = await first.readings.pending()
    seen = []

    async def note() -> None:
        async with second.sharing.alone(game_id) as hold:
            seen.append(hold.revision)

    await note()
    await vote(first, game_id)
    await note()
    await first.notes.said(post.key, channel_id=7, message_id=70)
    await note()
    await first.notes.hand_lies_in(game_id, 0, channel_id=8, message_id=80)
    await note()
    await note()

    assert len(set(seen)) == 4
    assert seen[-1] == seen[-2]


async def test_who_is_forgotten_is_forgotten_in_every_process(
    stores: tuple[Store, Store],
) -> None:
    """A process with a cached ended game reads it again once a person's name is gone from it."""
    first, second = stores
    game_id = await opened(first, HERE)
    await first.change(game_id, lambda change: change.end(Status.CLOSED))
    async with second.sharing.alone(game_id) as before:
        pass

    await first.privacy.forget(HOST)

    async with second.sharing.alone(game_id) as after:
        assert after.revision != before.revision


async def test_what_one_writes_oneself_is_no_news(stores: tuple[Store, Store]) -> None:
    """During a hold and after it, the revision is the one that this process wrote."""
    first, _ = stores
    game_id = await opened(first, HERE)

    async with first.sharing.alone(game_id) as hold:
        await vote(first, game_id)
        written = hold.revision
        await vote(first, game_id)

    assert written is not None
    async with first.sharing.alone(game_id) as again:
        assert again.revision == hold.revision == written + 1


async def test_who_was_taken_for_dead_changes_nothing(stores: tuple[Store, Store]) -> None:
    """If the server has let another process in meanwhile, the change is a lost race."""
    first, second = stores
    game_id = await opened(first, HERE)
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    )

    async with first.sharing.alone(game_id):
        await second._database.read(lambda connection: connection.execute(cut).all())
        async with second.sharing.alone(game_id):
            await vote(second, game_id)

        with pytest.raises(Conflict):
            await vote(first, game_id)

    assert (await first.readings.game(game_id)).settings == {"votes": 1}


async def test_work_at_the_start_is_done_in_turn(stores: tuple[Store, Store]) -> None:
    """Two processes that start at once publish the commands one after the other."""
    first, second = stores
    order: list[str] = []

    async def publish(store: Store, name: str) -> None:
        async with store.sharing.in_turn("publish"):
            order.append(name)
            await asyncio.sleep(0)
            order.append(name)

    await asyncio.gather(publish(first, "a"), publish(second, "b"))

    assert order in (["a", "a", "b", "b"], ["b", "b", "a", "a"])


# Owners of games.


async def test_the_owner_hears_what_others_write(stores: tuple[Store, Store]) -> None:
    """The owner hears of a change, and of a post wanted again; not of a change that fails."""
    first, second = stores
    game_id = await opened(first, HERE)
    (post,) = await first.readings.pending()
    await quiet(first, game_id)
    async with listening(first) as ear:
        await _change_of_mind(second, game_id)
        await vote(second, game_id)
        assert await ear.next() == game_id

        await second.notes.again(post.key)
        assert await ear.next() == game_id

        assert ear.heard.empty()


async def _change_of_mind(store: Store, game_id: str) -> None:
    with suppress(ZeroDivisionError):

        def work(change: Change) -> None:
            change.update(settings={"votes": 1})
            raise ZeroDivisionError

        await store.change(game_id, work)


async def test_nobody_hears_of_their_own_or_of_others_games(stores: tuple[Store, Store]) -> None:
    """The owner is not notified of its own writes, nor others of games they don't own."""
    first, second = stores
    ours, theirs = await opened(first, HERE), await opened(first, THERE, 8)
    await quiet(first, ours)
    await quiet(second, theirs)
    async with listening(first) as ear, listening(second) as other:
        await vote(first, ours)
        await vote(first, theirs)

        assert await other.next() == theirs
        assert ear.heard.empty()
        assert other.heard.empty()


async def test_a_broken_line_is_made_anew(stores: tuple[Store, Store]) -> None:
    """Changes made while the connection was broken are found, and later ones are heard."""
    first, second = stores
    game_id = await opened(first, HERE)
    await quiet(first, game_id)
    cut = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE classid = :c AND objid = 0")
    async with listening(first) as ear:
        shards = cut.bindparams(c=0x68657868)
        await second._database.read(lambda connection: connection.execute(shards).all())
        await second.change(game_id, lambda change: change._set(told=-2))
        assert await ear.next() == game_id
        await vote(second, game_id)
        assert await ear.next() == game_id


@asynccontextmanager
async def second_of(store: Store) -> AsyncIterator[None]:
    """Another process that runs the same shards."""
    async with (
        Store.open(
            store.sharing._address.url.render_as_string(False), shards=store.shards
        ) as other,
        other.sharing.serving(lambda _: None),
    ):
        yield


@pytest.mark.parametrize(
    ("guild_id", "is_first"), [(None, True), (HERE, True), (THERE, False), (5 << 22, False)]
)
async def test_questions_about_all_games_are_about_ones_own(
    stores: tuple[Store, Store], guild_id: int | None, is_first: bool
) -> None:
    """Queries for owed posts and deadlines cover only the servers of the process's own shards."""
    first, second = stores
    game_id = await opened(first, guild_id)

    for store in stores:
        is_ours = store is (first if is_first else second)
        assert store.shards.own(guild_id) == is_ours
        assert [post.key.game_id for post in await store.readings.pending()] == [game_id] * is_ours
        assert [each.game_id for each in await store.readings.due(MORNING)] == [game_id] * is_ours


async def test_a_deadline_that_is_set_anew_is_left_to_who_does_it(
    stores: tuple[Store, Store],
) -> None:
    """The query for deadlines does not wait for a change that is being made."""
    first, second = stores
    game_id = await opened(first, HERE)

    def work(change: Change) -> None:
        change.set_deadline("lobby", MORNING + timedelta(days=1))
        assert await_only(first.readings.due(MORNING)) == ()

    await second.change(game_id, work)

    assert await first.readings.due(MORNING) == ()


# Running shards.


async def test_a_shard_is_run_by_one_process(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second process gets one sentence naming the first; once that has gone, it may run it."""
    first, _ = stores
    async with listening(first):
        with pytest.raises(ShardTaken, match="shard 0 of 2 is run by another process"):
            async with second_of(first):
                pass

    # The server may not have noticed yet that it has gone.
    monkeypatch.setattr("storage.listener.PATIENCE", PATIENCE)
    async with second_of(first):
        pass


async def test_different_shards_run_side_by_side(stores: tuple[Store, Store]) -> None:
    """Shard 0 runs here while shard 1 runs there."""
    first, second = stores

    async with listening(first), listening(second):
        pass


async def test_all_processes_count_the_shards_alike(
    stores: tuple[Store, Store], ready_url: str
) -> None:
    """A different count of shards is refused: two processes would own the same game."""
    first, _ = stores
    async with listening(first), Store.open(ready_url) as whole:
        with pytest.raises(OtherShards, match="in 2 shards, not 1"):
            async with whole.sharing.serving(lambda _: None):
                pass


async def test_what_fails_while_shards_are_run_is_raised_as_it_is(
    stores: tuple[Store, Store],
) -> None:
    """A wrong token is raised as itself, not in an exception group."""
    with pytest.raises(ZeroDivisionError):
        async with listening(stores[0]):
            raise ZeroDivisionError


async def test_a_file_is_not_shared(tmp_path: Path) -> None:
    """Sharing shards needs a server, and the error says so."""
    with pytest.raises(Unreachable, match="leave SHARD_IDS empty"):
        async with Store.open(f"sqlite:///{tmp_path / 'games.db'}", shards=FIRST):
            pass


async def test_in_one_process_nobody_is_waited_for(url: str) -> None:
    """On a file there is no other process to wait for."""
    async with Store.open(url) as store, store.sharing.serving(lambda _: None):
        game_id = await lobby(store)
        async with store.sharing.alone(game_id) as hold, store.sharing.in_turn("publish"):
            assert hold.revision is None
