"""A table's clocks: whose time runs, reminders, default answers, and restarts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from discord import Client, Intents

from bot.chat.messages import Messages
from bot.features import timers
from bot.features.clocks import nudge, ringing
from bot.publish import lost
from bot.publish.posts import board as public
from bot.publish.posts.post import Post
from bot.publish.posts.story import marked, newest, retold
from bot.publish.publisher import Publisher
from bot.table.done import By, How
from bot.table.games import Games
from bot.table.table import Table
from bot.table.tables import is_late
from bot.table.transactions import carry_out
from bot.table.votes import voting
from game import Choice, Seat
from storage import Store
from tests.bot.acting import NOON, Watch, act, begun, on_turn, owed
from tests.storage.asked import next_due
from words import Words

HOUR = timedelta(hours=1)
PEOPLE = (1, 2, 3)


async def reminders(games: Games, table: Table) -> list[tuple[str, list[int]]]:
    """The owed reminders: their kinds, and the people they ping."""
    found = await owed(games, table, "half", "near")
    return [(post.key.kind, post.data["seats"]) for post in found]


async def test_only_who_is_waited_for_is_timed(games: Games) -> None:
    """Only the first seat has a clock, with a day's allowance and a day in the bank."""
    table = await begun(games)

    clocks = table.memory.clocks.running

    assert set(clocks) == {on_turn(table)}
    assert clocks[on_turn(table)].end == NOON + 48 * HOUR
    assert await next_due(games.store) == NOON + 24 * HOUR


async def test_a_table_without_a_pace_has_no_clocks(games: Games) -> None:
    """Without a pace no clock runs, and only the nudge is due."""
    table = await begun(games, pace="")

    assert table.memory.clocks.running == {}
    assert await next_due(games.store) == NOON + nudge.AFTER


async def test_an_answer_stops_the_clock_and_starts_the_next(games: Games, watch: Watch) -> None:
    """Answering after 30 hours takes six from the bank; the two actions give two back."""
    table = await begun(games)
    first = on_turn(table)
    watch.now = NOON + 30 * HOUR
    await act(games, table)
    await act(games, table)

    assert on_turn(table) != first
    assert set(table.memory.clocks.running) == {on_turn(table)}
    assert table.memory.clocks.banks[first] == timedelta(hours=20)


async def test_who_lets_time_pass_is_reminded_twice(games: Games, watch: Watch) -> None:
    """A slow player is reminded at half time and near the end, and only once each."""
    table = await begun(games)
    seat = int(on_turn(table))
    found = []

    for hours in (23, 24, 24, 43, 44, 47):
        watch.now = NOON + hours * HOUR
        await timers.look(games, watch.now)
        found.append(await reminders(games, table))

    half, near = ("half", [seat]), ("near", [seat])
    assert found == [[], [half], [half], [half], [half, near], [half, near]]


async def test_when_the_time_is_up_the_default_is_played(games: Games, watch: Watch) -> None:
    """When the time is up, settlement and road are placed by default, and the next seat is due."""
    table = await begun(games)
    sleeper = on_turn(table)
    watch.now = NOON + 48 * HOUR

    await timers.look(games, watch.now)

    assert table.number > 0
    assert on_turn(table) != sleeper
    lines = await games.store.readings.lines(table.id, 1)
    assert [(line.seat, line.user_id) for line in lines] == [(sleeper, None)] * len(lines)
    assert table.memory.clocks.running[int(on_turn(table))].start == watch.now


async def test_a_whole_turn_is_rolled_and_ended(games: Games, watch: Watch) -> None:
    """After the set-up, a sleeping seat's turn is rolled and ended by default."""
    table = await begun(games)
    while table.playing().state.plan == "":
        await act(games, table)
    sleeper = on_turn(table)
    before = table.number
    watch.now += 100 * HOUR

    await timers.look(games, watch.now)

    lines = await games.store.readings.lines(table.id, before + 1)
    assert lines[0].line.action["type"] == "RollDice"
    assert {line.seat for line in lines} == {sleeper}
    assert sleeper not in {debt.seat for debt in table.playing().state.due()}


async def test_nobody_is_hurried_while_away(games: Games, watch: Watch) -> None:
    """A player who is away gets their full time from when they're back."""
    table = await begun(games)
    seat = on_turn(table)
    back = NOON + 72 * HOUR
    await games.store.notes.prefer(table.seats[seat].person, away=back.isoformat())
    await ringing.rest(games, table.id, table.seats[seat].person)
    watch.now = NOON + 50 * HOUR

    await timers.look(games, watch.now)

    assert table.number == 0
    assert await reminders(games, table) == []
    assert table.memory.clocks.running[int(seat)].end == back + 48 * HOUR


async def test_what_was_answered_for_somebody_is_news_to_them(games: Games, watch: Watch) -> None:
    """A default action is the seat's latest, but doesn't count as its person's last visit."""
    table = await begun(games)
    first = on_turn(table)
    await act(games, table)
    watch.now = NOON + 48 * HOUR

    await timers.look(games, watch.now)

    assert table.acted[first] == 2
    assert table.present[first] == 1


async def test_what_the_clock_has_played_is_marked(games: Games, watch: Watch) -> None:
    """The new post marks each default line and says why; the old post says whose time ran out."""
    table = await begun(games)
    (post,) = await owed(games, table, "turn")
    watch.now = NOON + 48 * HOUR
    await timers.look(games, watch.now)
    publisher = Publisher(games, Messages(Client(intents=Intents.none())), 1.0)

    why, *played = public.lines(Post(table, "turn", 2, (), 1.0), table.view())
    past = await publisher.telling.past(table, post)

    assert why == "-# ⏰ Time ran out, so I played this by default:"
    assert played
    assert all(line.startswith("-# ⏰ ") for line in played)
    assert past.endswith("built a settlement and a road. ⏰ Time ran out.")


def test_of_too_many_lines_the_newest_are_told() -> None:
    """A long absence is summed up by the newest lines that fit, and no line is cut."""
    said = [(f"{number}{'x' * 99}", False) for number in range(100, 120)]

    kept = newest(said, 1400)

    assert kept == said[-12:]
    assert newest(said[:3], 1400) == said[:3]


async def test_a_turn_calls_nobody_who_owes_nothing_yet(games: Games) -> None:
    """A player who owes nothing yet is named by the turn's post, but isn't pinged."""
    table = await begun(games)
    owing = on_turn(table)

    for seat in map(Seat, range(3)):
        screen = public.turn(Post(table, "turn", 0, (seat,), 1.0))

        (user,) = table.people_in([seat])
        assert screen.pings == ((user,) if seat == owing else ())
        assert screen.text.startswith(f"<@{user}>, ")
        assert ("the game is waiting for" in screen.text) == (seat != owing)


async def test_the_log_tells_whose_time_was_up(games: Games, watch: Watch) -> None:
    """A default roll is marked; a turn that ended by default says so before the next begins."""
    table = await begun(games)
    while table.playing().state.plan == "":
        await act(games, table)
    sleeper, before, w = on_turn(table), table.number, Words("en")
    watch.now += 100 * HOUR
    await timers.look(games, watch.now)

    rows = await games.store.readings.lines(table.id, before + 1)
    rolled, *_ = marked(w, retold(table, rows[:1], None, w))[1:]
    ended = marked(w, retold(table, rows[-1:], None, w))

    assert rolled.startswith(f"⏰ {table.who(sleeper)} rolls ")
    assert ended == [
        f"⏰ {table.who(sleeper)} ran out of time.",
        f"It’s {table.who(on_turn(table))}’s turn.",
    ]


async def test_a_restart_forgets_no_clock(games: Games, store: Store, watch: Watch) -> None:
    """Another process on the same disk finds that the time is up, and answers once."""
    table = await begun(games)
    watch.now = NOON + 60 * HOUR

    again = Games(store)
    await timers.look(again, watch.now)
    await timers.look(again, watch.now)

    lines = await store.readings.lines(table.id, 1)
    assert {line.seat for line in lines} == {int(on_turn(table))}
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))


async def test_a_lost_channel_stops_all_clocks(games: Games, watch: Watch) -> None:
    """Clocks stop where the bot can't post; the rest of the time runs when it can again."""
    table = await begun(games)
    seat = int(on_turn(table))
    watch.now = NOON + 30 * HOUR
    await timers.look(games, watch.now)

    await lost.lose(games, table.id, "50001")
    stopped = await next_due(games.store)
    watch.now = datetime(2026, 12, 24, tzinfo=UTC)
    await timers.look(games, watch.now)
    await lost.find(games, table.id)

    assert stopped is None
    assert table.number == 0
    assert table.memory.clocks.running[seat].end == watch.now + 18 * HOUR


async def test_a_game_that_moves_has_its_clocks_again(games: Games, watch: Watch) -> None:
    """A game that moves to another channel has its clocks running again."""
    table = await begun(games)
    await lost.lose(games, table.id, "50001")
    watch.now += HOUR

    await voting.propose(games, table.id, 1, "move", channel=8, manages=False)

    assert {clock.end for clock in table.memory.clocks.running.values()} == {NOON + 49 * HOUR}
    assert await next_due(games.store) == NOON + 25 * HOUR


@pytest.mark.parametrize("auto_roll", [True, False])
async def test_the_dice_roll_by_themselves_where_the_table_wants_it(
    games: Games, auto_roll: bool
) -> None:
    """With automatic rolls, the first player after the set-up has rolled, and isn't late."""
    table = await begun(games, auto_roll=auto_roll)
    while table.playing().state.plan == "":
        await act(games, table)

    first = await games.store.readings.lines(table.id, 13)

    assert [line.line.action["type"] for line in first] == ["RollDice"] * auto_roll
    assert table.forced == set()
    assert {line.user_id for line in first} <= set(PEOPLE)
    assert max(table.present) == 12


@pytest.mark.parametrize("auto_roll", [True, False])
async def test_nobody_is_late_for_dice_that_roll_by_themselves(
    games: Games, auto_roll: bool
) -> None:
    """An automatic roll after a default move has no person, but doesn't count as late."""
    table = await begun(games, auto_roll=auto_roll)
    while table.playing().state.plan == "":
        await act(games, table)
    if not auto_roll:
        await act(games, table)

    (rolled, *_) = await games.store.readings.lines(table.id, 13)

    assert rolled.line.action["type"] == "RollDice"
    assert is_late(table, rolled.line, None) == (not auto_roll)


@pytest.mark.parametrize("pace", ["daily", ""])
async def test_only_clocks_play_by_default(games: Games, store: Store, pace: str) -> None:
    """A stored line without a person counts as late only at a table with a pace."""
    table = await begun(games, pace)
    async with games.tables.at(table.id) as here:
        seat = on_turn(here)
        action = here.playing().options(seat)[0]
        assert not isinstance(action, Choice)
        await carry_out(games.tables, here, seat, action, By(How.CLOCK))  # as a clock does

    again = await Games(store).tables.look(table.id)

    assert again.forced == ({1} if pace else set())
