"""Lobbies, running games, and the channel that has one of them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from storage import COMPUTER, Change, NoSuchGame, Occupied, SeatRow, Status, Store
from tests.storage.asked import next_due
from tests.storage.builders import CHANNEL, HOST, MORNING, SEED, Clock, begun, lobby


async def test_a_lobby_is_read_back_as_it_was_opened(store: Store) -> None:
    """A lobby keeps everything it was given, with its commitment, and nothing has been played."""
    tx = await store.create(
        lambda change: None,
        channel_id=CHANNEL,
        guild_id=None,
        host_id=HOST,
        seed=SEED,
        language="es",
        modules=("base", "egypt"),
        options={"points": 12, "map": "beginner"},
        settings={"theme": "dark"},
    )

    row = await store.readings.game(tx.game.id)
    assert row == tx.game
    assert (row.status, row.number, row.told, row.snapshot) == (Status.LOBBY, -1, -1, None)
    assert (row.guild_id, row.language) == (None, "es")
    assert (row.modules, row.words) == (("base", "egypt"), ())
    assert row.options == {"points": 12, "map": "beginner"}
    assert row.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


async def test_ids_fit_into_buttons(store: Store) -> None:
    """An id has at most 12 letters and digits, and no two games share one."""
    ids = [await lobby(store, channel) for channel in range(20)]

    assert all(re.fullmatch("[a-z0-9]{1,12}", each) for each in ids)
    assert len(set(ids)) == 20


async def test_a_channel_has_one_living_game(store: Store) -> None:
    """A second lobby is refused with the game that is there."""
    game_id = await lobby(store)

    with pytest.raises(Occupied) as refused:
        await lobby(store)

    assert (refused.value.channel_id, refused.value.game_id) == (CHANNEL, game_id)


@pytest.mark.parametrize("status", [Status.OVER, Status.ABANDONED, Status.CLOSED])
async def test_a_dead_game_frees_its_channel(store: Store, clock: Clock, status: Status) -> None:
    """An ended game has its time and reason, loses its deadlines, and frees its channel."""
    game_id, _ = await begun(store)
    await store.change(game_id, lambda tx: tx.set_deadline("idle", MORNING))
    clock.move(hours=1)

    await store.change(game_id, lambda tx: tx.end(status, "won"))
    following = await lobby(store)

    row = await store.readings.game(game_id)
    assert (row.status, row.end_reason, row.ended) == (status, "won", clock.time)
    assert not row.living
    assert await next_due(store) is None
    living = await store.readings.living_in(CHANNEL)
    latest = await store.readings.latest_in(CHANNEL)
    assert living is not None
    assert latest is not None
    assert living.id == latest.id == following


async def test_the_index_itself_guards_the_channel(store: Store) -> None:
    """A dead game cannot come to life next to a living one, whichever way it tries."""
    game_id, _ = await begun(store)
    await store.change(game_id, lambda tx: tx.end(Status.OVER))
    await lobby(store)

    with pytest.raises(Occupied):
        await store.change(game_id, lambda tx: tx.update(status=Status.RUNNING))


async def test_a_game_moves_only_to_a_free_channel(store: Store) -> None:
    """A table that lost its channel goes on in another, but not in another game's."""
    game_id, there = await lobby(store), await lobby(store, 701)

    with pytest.raises(Occupied) as refused:
        await store.change(game_id, lambda tx: tx.update(channel_id=701))
    await store.change(game_id, lambda tx: tx.update(channel_id=702))

    assert refused.value.game_id == there
    assert await store.readings.living_in(CHANNEL) is None
    moved = await store.readings.living_in(702)
    assert moved is not None
    assert moved.id == game_id


async def test_a_rematch_knows_its_game(store: Store) -> None:
    """The new lobby names the game it follows."""
    game_id = await lobby(store)
    tx = await store.create(
        lambda change: None, channel_id=8, guild_id=1, host_id=HOST, seed=SEED, rematch_of=game_id
    )

    assert (await store.readings.game(tx.game.id)).rematch_of == game_id


async def test_games_are_found_by_person(store: Store, clock: Clock) -> None:
    """A person with two seats of a game gets one game; ended ones only on request."""
    first = await lobby(store)
    clock.move(minutes=1)
    second = await lobby(store, 701)

    def work(tx: Change) -> None:
        tx.put_seat(SeatRow(seat=3, user_id=HOST, name="Ada"))
        tx.remove_seat(1)

    await store.change(second, work)
    await store.change(first, lambda tx: tx.end(Status.CLOSED))

    assert [row.id for row in await store.readings.games_of(HOST)] == [second]
    assert [row.id for row in await store.readings.games_of(HOST, living=False)] == [first, second]
    assert await store.readings.games_of(HOST + 1) == ()


async def test_seats_are_drawn_anew_at_the_start(store: Store) -> None:
    """The order of play replaces the lobby's order; the order of joining is kept."""
    game_id = await lobby(store)
    before = await store.readings.seats(game_id)

    def work(tx: Change) -> None:
        turned = [replace(seat, seat=2 - seat.seat, colour="red") for seat in before]
        tx.set_seats(turned)

    await store.change(game_id, work)

    after = await store.readings.seats(game_id)
    assert [seat.name for seat in after] == ["Chloé", "Blas", "Ada"]
    assert [seat.joined for seat in after] == [MORNING] * 3


async def test_the_message_of_a_hand_is_kept_with_the_seat(store: Store) -> None:
    """A restart finds the private message again."""
    game_id = await lobby(store)

    await store.notes.hand_lies_in(game_id, 1, channel_id=31, message_id=32)

    seats = await store.readings.seats(game_id)
    assert [(seat.dm_channel_id, seat.dm_message_id) for seat in seats] == [
        (None, None),
        (31, 32),
        (None, None),
    ]


async def test_secrets_stay_out_of_repr(store: Store) -> None:
    """A repr shows neither seed nor state nor the cards in a line."""
    game_id, _ = await begun(store)
    row, (line,) = await store.readings.game(game_id), await store.readings.lines(game_id)

    assert "seed" not in repr(row)
    assert "snapshot" not in repr(row)
    assert "chance=" not in repr(line)


async def test_no_such_game(store: Store) -> None:
    """An id that was never given finds nothing."""
    with pytest.raises(NoSuchGame):
        await store.readings.game("nothere")


async def test_a_seat_may_have_no_person_and_a_game_no_host(store: Store) -> None:
    """A computer's seat and an empty one are kept, and belong to no person's games."""
    game_id, _ = await begun(store)

    def work(tx: Change) -> None:
        tx.put_seat(SeatRow(seat=0, user_id=None, name="Ada"))
        tx.put_seat(SeatRow(seat=1, user_id=COMPUTER, name="Bea"))
        tx.update(host_id=None)

    await store.change(game_id, work)

    assert [seat.user_id for seat in (await store.readings.seats(game_id))[:2]] == [None, COMPUTER]
    assert (await store.readings.game(game_id)).host_id is None
    assert await store.readings.games_of(HOST) == ()


async def test_running_games_with_a_computer_are_found(store: Store) -> None:
    """Each running game with a computer is listed once, and no ended one."""
    game_id, _ = await begun(store)
    assert await store.readings.computed() == ()

    def work(tx: Change) -> None:
        for seat in (0, 1):
            tx.put_seat(SeatRow(seat=seat, user_id=COMPUTER, name="Ada"))

    await store.change(game_id, work)
    found = await store.readings.computed()
    await store.change(game_id, lambda tx: tx.end(Status.OVER))

    assert found == (game_id,)
    assert await store.readings.computed() == ()
