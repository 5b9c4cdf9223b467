"""A full live table asks everyone whether they are ready; and roles that new lobbies ping."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.chat.refusals import Refused, Stale
from bot.features import timers
from bot.features.lobby import lobby, readying, variant
from bot.table import news
from bot.table.games import Games
from bot.table.ping import Ping
from bot.table.server.finding import CALLED, Finding, keep
from bot.table.server.kinds import by_box, set_up
from bot.table.table import Table
from game import seats_for
from storage import Scope, Status, Store
from tests.bot.acting import NOON, Watch, opened, owed, person, refuses, say_all

MORE: dict[str, Any] = {"ready": True, "players": 3}


async def full(games: Games, **more: Any) -> Table:
    """A live lobby for three that has just become full."""
    return await opened(games, 3, pace="live", **{**MORE, **more})


async def asked(games: Games, table: Table) -> list[tuple[int, tuple[int, ...]]]:
    """The questions in the channel that are still to be posted: their numbers and seats."""
    table = await games.tables.look(table.id)
    return [(p.key.number, Ping.of(p).called) for p in await owed(games, table, news.READY)]


async def test_a_full_live_table_asks_everyone_once_and_begins_when_all_are_ready(
    games: Games,
) -> None:
    """One question pings all three; with the third yes the game begins, without the host."""
    table = await full(games)
    assert await asked(games, table) == [(1, (0, 1, 2))]
    assert await owed(games, table, news.FULL) == []
    with refuses("full"):
        await lobby.join(games, table.id, person(4))

    for user in (3, 2, 2, 1):
        table = await readying.confirm(games, table.id, user, 1)

    assert (table.row.status, table.number) == (Status.RUNNING, 0)
    due = await games.store.readings.due(NOON + timedelta(hours=23))
    assert readying.DEADLINE not in [deadline.kind for deadline in due]


async def test_who_does_not_answer_loses_the_seat_and_the_host_is_handed_over(
    games: Games, store: Store, watch: Watch
) -> None:
    """After two minutes only those who said yes sit there, even after a restart."""
    table = await full(games)
    await readying.confirm(games, table.id, 3, 1)
    again = Games(store)
    await timers.look(again, NOON + readying.PATIENCE - timedelta(seconds=1))
    assert len((await again.tables.look(table.id)).seats) == 3

    watch.now = NOON + readying.PATIENCE
    await timers.look(again, watch.now)

    left = await again.tables.look(table.id)
    assert (left.people, left.row.host_id, left.memory.ready.freed) == ((3,), 3, 2)
    assert await store.readings.due(watch.now) == ()
    with pytest.raises(Stale):
        await readying.confirm(again, table.id, 3, 1)

    # The seats fill again: the next question is a new one, for everyone.
    for user in (4, 5):
        await lobby.join(again, table.id, person(user))
    assert (await asked(again, table))[-1] == (2, (0, 1, 2))
    watch.now += readying.PATIENCE
    await timers.look(again, watch.now)
    assert (await again.tables.look(table.id)).row.status is Status.CLOSED


async def test_a_free_seat_ends_the_question(games: Games, watch: Watch) -> None:
    """If someone leaves or the table opens more seats, nobody loses theirs later."""
    table = await full(games)
    await lobby.leave(games, table.id, 2)
    await lobby.join(games, table.id, person(2))
    assert [number for number, _ in await asked(games, table)] == [1, 2]

    await variant.open_seats(games, table.id, 1)
    watch.now = NOON + readying.PATIENCE
    await timers.look(games, watch.now)

    left = await games.tables.look(table.id)
    assert (left.people, left.memory.ready.until) == ((1, 3, 2), None)


async def test_a_game_that_cannot_begin_is_left_to_the_host(
    games: Games, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the rules refuse to begin, everyone keeps their seat, and the host is told."""
    table = await full(games)

    async def refuse(*asked: object) -> None:
        raise Refused("ui.error.options", why="a test")

    monkeypatch.setattr(readying, "begin", refuse)
    await readying.confirm(games, table.id, 1, 1)
    await readying.confirm(games, table.id, 2, 1)
    with refuses("options"):
        await readying.confirm(games, table.id, 3, 1)
    watch.now = NOON + readying.PATIENCE
    await timers.look(games, watch.now)

    left = await games.tables.look(table.id)
    assert left.people == (1, 2, 3)
    assert [Ping.of(post).called for post in await owed(games, left, news.FULL)] == [(0,)]
    assert len(await asked(games, left)) == 1


async def test_other_tables_ask_nothing(games: Games) -> None:
    """A lobby without the setting, or without a live pace, calls its host as ever."""
    slow = await opened(games, 3, pace="daily", **MORE)
    usual = await opened(games, 4, pace="live", channel_id=8)

    for table in (slow, usual):
        assert await asked(games, table) == []
        assert len(await owed(games, table, news.FULL)) == 1


async def called(games: Games, channel: int, **more: Any) -> tuple[int, ...]:
    """The roles that the post of a new lobby calls."""
    table = await opened(games, channel_id=channel, **more)
    (post,) = await owed(games, table, news.LOBBY)
    await say_all(games, table)
    return Ping.of(post).roles


async def test_a_role_is_pinged_by_lobbies_of_its_kind_at_most_once_in_a_set_time(
    games: Games, store: Store, watch: Watch
) -> None:
    """Each role by its own clock; also if two lobbies open at once; never for a rematch."""
    roles = {"11": "any", "12": "live", "13": "cities_knights", "14": "base", "15": "gone"}
    await keep(store, 1, Finding(roles=roles, minutes=30))
    assert await called(games, 6, practice=3) == ()
    assert await called(games, 7, modules=("base", "cities_knights")) == (11, 13)
    watch.now += timedelta(minutes=29)
    assert await called(games, 8, pace="live") == (12, 14)
    watch.now += timedelta(minutes=1)
    assert await called(games, 9, modules=("base", "cities_knights"), pace="live") == (11, 13)
    watch.now += timedelta(minutes=60)
    both = await asyncio.gather(*(called(games, channel, pace="live") for channel in (20, 21)))
    assert sorted(both) == [(), (11, 12, 14)]
    watch.now += timedelta(minutes=60)
    assert await called(games, 22, rematch_of=None, guild_id=2) == ()
    first = await store.readings.latest_in(7)
    assert first is not None
    assert await called(games, 23, rematch_of=first.id) == ()


async def test_a_server_without_roles_stores_nothing(games: Games, store: Store) -> None:
    """A lobby there is as ever: its post holds nothing, and no setting appears."""
    table = await opened(games)

    (post,) = await owed(games, table, news.LOBBY)
    assert post.data == {}
    assert CALLED not in await store.readings.settings(Scope.GUILD, 1)


def test_a_wish_becomes_boxes_for_that_many() -> None:
    """Every kind can be played; a number that needs an expansion brings it, or is refused."""
    for kind in by_box().values():
        for players in range(2, 7):
            setup = set_up(kind, players)
            if setup is not None:
                seats = seats_for(setup.modules)
                assert players in seats
                assert setup.settings.get("players", max(seats)) == players
                assert {*kind.setup.modules} <= {*setup.modules} if kind.setup else False
    assert set_up(by_box()["cities_knights"], 6) is not None
    assert set_up(by_box()["duel"], 4) is None
