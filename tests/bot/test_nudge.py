"""A table without clocks pings a slow player again after a day."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.features import timers
from bot.features.clocks import nudge
from bot.features.seats import seats
from bot.publish.posts import calls
from bot.publish.posts.post import Post
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table
from bot.table.votes import motions, voting
from game import Seat
from tests.bot.acting import NOON, Watch, act, begun, on_turn, owed
from tests.storage.asked import next_due

HOUR = timedelta(hours=1)


async def passes(games: Games, watch: Watch, hours: int) -> None:
    """Move the clock to this many hours after noon, and let the bot do what is due."""
    watch.now = NOON + hours * HOUR
    await timers.look(games, watch.now)


async def called(games: Games, table: Table) -> list[list[int]]:
    """The seats that reminders ping."""
    return [post.data["seats"] for post in await owed(games, table, news.WAKE)]


async def test_who_lets_a_day_pass_is_called_once_more(games: Games, watch: Watch) -> None:
    """One post says what they owe; then there's no further ping for two days."""
    table = await begun(games, pace="")
    seat = on_turn(table)

    await passes(games, watch, 23)
    assert await called(games, table) == []
    for hours in (24, 48, 71):
        await passes(games, watch, hours)

    (call,) = await owed(games, table, news.WAKE)
    screen = calls.call(news.WAKE, Post(table, news.WAKE, call.key.number, (seat,), 0.2), "link")
    assert screen.pings == (table.user(seat),)
    assert "still your move" in screen.text
    assert await next_due(games.store) == NOON + nudge.AFTER + nudge.PATIENCE


async def test_every_action_puts_it_off(games: Games, watch: Watch) -> None:
    """The next seat is pinged about a day after the last action."""
    table = await begun(games, pace="")
    watch.now = NOON + 20 * HOUR
    await act(games, table)
    await act(games, table)

    await passes(games, watch, 24)
    assert await called(games, table) == []
    await passes(games, watch, 44)

    assert await called(games, table) == [[on_turn(table)]]


async def test_in_an_evening_it_is_written_once(games: Games, watch: Watch) -> None:
    """An action soon after the last one doesn't store a new time for the nudge."""
    table = await begun(games, pace="")
    watch.now = NOON + nudge.SLACK
    await act(games, table)

    assert await next_due(games.store) == NOON + nudge.AFTER


async def test_whoever_rests_is_called_afterwards(games: Games, watch: Watch) -> None:
    """Nobody is nudged in quiet hours, even without asking for silent rests."""
    table = await begun(games, pace="")
    user = table.user(on_turn(table))
    assert user
    await games.store.notes.prefer(user, quiet=["11:00", "15:00"])

    await passes(games, watch, 24)
    assert await called(games, table) == []
    await passes(games, watch, 27)

    assert await called(games, table) == [[on_turn(table)]]


@pytest.mark.parametrize("pace", ["", "daily"])
async def test_a_paused_table_calls_nobody_until_it_goes_on(
    games: Games, watch: Watch, pace: str
) -> None:
    """A resumed table pings at once the player that it waits for."""
    table = await begun(games, pace=pace)
    await voting.propose(games, table.id, 1, "pause", manages=True)
    await passes(games, watch, 24)
    assert await called(games, table) == []

    await voting.propose(games, table.id, 1, "resume", manages=True)
    assert await called(games, table) == [[on_turn(table)]]

    await passes(games, watch, 48)
    assert await called(games, table) == [[on_turn(table)]]


async def test_clocks_remind_by_themselves(games: Games, watch: Watch) -> None:
    """Tables with clocks remind at half time and near the end instead."""
    table = await begun(games, pace="daily")

    await passes(games, watch, 30)

    assert await called(games, table) == []


async def asked(games: Games, table: Table) -> list[Seat | None]:
    """The seats for which the others are asked whether to find a substitute."""
    table = await games.tables.look(table.id)
    return [one.seat for one in table.memory.motions.values() if one.name == motions.SUBSTITUTE]


async def test_after_two_days_more_the_others_are_asked(games: Games, watch: Watch) -> None:
    """After two more days the others are asked, once."""
    table = await begun(games, pace="")
    seat = on_turn(table)
    await passes(games, watch, 24)
    await passes(games, watch, 71)
    assert await asked(games, table) == []

    await passes(games, watch, 72)
    assert await asked(games, table) == [seat]

    await passes(games, watch, 400)  # the question has lapsed
    assert await asked(games, table) == []
    assert await next_due(games.store) is None


async def test_who_acts_is_asked_about_no_longer(games: Games, watch: Watch) -> None:
    """An action ends the question about its seat, or keeps it from being asked."""
    table = await begun(games, pace="")
    await passes(games, watch, 24)
    await passes(games, watch, 72)
    await act(games, table)
    assert await asked(games, table) == []

    await passes(games, watch, 96)
    await act(games, table)
    await act(games, table)
    await passes(games, watch, 145)

    assert await asked(games, table) == []


async def test_who_is_left_alone_goes_on_with_a_computer(games: Games, watch: Watch) -> None:
    """The last person left can put a computer on an absent host's seat."""
    table = await begun(games, pace="")
    seat = on_turn(table)
    assert table.user(seat)
    await seats.pass_host(games, table.id, 1, seat, manages=True)
    one, two = (user for user in table.people if user != table.user(seat))
    gone = next(Seat(s.seat) for s in table.seats if s.user_id == two)
    await voting.propose(games, table.id, one, "kick", seat=gone, manages=True)
    await passes(games, watch, 24)
    await passes(games, watch, 72)
    (number,) = (await games.tables.look(table.id)).memory.motions

    await voting.agree(games, table.id, number, one, manages=False)

    table = await seats.stand_in(games, table.id, one, seat, manages=False)
    assert table.people == (one,)
    assert table.row.host_id == one
    assert table.playing().state.turn != seat or table.is_computed(seat)


async def test_who_rests_has_a_day_more(games: Games, watch: Watch) -> None:
    """A player who rests gets a day more, because they may have missed the ping."""
    table = await begun(games, pace="")
    seat = on_turn(table)
    user = table.user(seat)
    assert user
    await passes(games, watch, 24)
    await games.store.notes.prefer(user, quiet=["11:00", "15:00"])

    await passes(games, watch, 72)
    assert await asked(games, table) == []
    await passes(games, watch, 99)

    assert await asked(games, table) == [seat]


@pytest.mark.parametrize("pace", ["", "daily"])
async def test_a_pause_is_no_silence(games: Games, watch: Watch, pace: str) -> None:
    """The days of a pause don't count, and tables with clocks don't ask."""
    table = await begun(games, pace=pace)
    await passes(games, watch, 24)
    await voting.propose(games, table.id, 1, "pause", manages=True)

    await passes(games, watch, 200)
    assert await asked(games, table) == []
    await voting.propose(games, table.id, 1, "resume", manages=True)
    await passes(games, watch, 201)

    assert await asked(games, table) == []
