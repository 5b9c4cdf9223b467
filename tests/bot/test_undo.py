"""Undo at a table: clocks, posts, the story, and a program that has just started."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.chat.refusals import Refused, Stale
from bot.features import timers
from bot.publish.pings import is_live, is_missed
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table
from bot.table.transactions import Played
from game import Illegal, Seat
from game.core.undo import No, Undo
from storage import PostKey, PostRow, PostState, Store
from tests.bot.acting import NOON, Watch, act, at, begun, on_turn
from tests.storage.asked import next_due, posts_of

HOUR = timedelta(hours=1)


async def back(games: Games, table: Table, seat: Seat, number: int | None = None) -> Played:
    """Undo *seat*'s latest action, or the one with this number."""
    number = table.acted[seat] if number is None else number
    return await games.play(table.id, table.seats[seat].person, seat, Undo(number))


async def founded(games: Games, table: Table) -> Seat:
    """Play the first seat's settlement and road, so that the turn passes; return the seat."""
    seat = on_turn(table)
    await act(games, table)
    await act(games, table)
    return seat


async def said(store: Store, table: Table, kind: str, number: int) -> PostKey:
    """Mark the post with this number as posted in the channel."""
    key = PostKey(table.id, kind, number)
    table.note(await store.notes.said(key, channel_id=7, message_id=100 + number))
    return key


async def done_again(
    games: Games,
    store: Store,
    watch: Watch | None = None,
    *,
    minutes: int = 0,
    is_said: bool = True,
) -> tuple[Table, PostRow]:
    """A table whose first seat undid the action that pinged the next one, and repeated it."""
    table = await begun(games)
    seat = await founded(games, table)
    if is_said:
        await said(store, table, news.TURN, 2)
    await back(games, table, seat)
    if watch is not None:
        watch.now += timedelta(minutes=minutes)
    await act(games, table)
    newest = table.latest(news.TURN)
    assert newest
    return table, newest


async def test_what_was_done_before_stands_again(games: Games) -> None:
    """Road and settlement are undone one by one, and the seat owes a settlement again."""
    table = await begun(games)
    before = table.view()
    seat = await founded(games, table)

    for number in (2, 1):
        await back(games, table, seat, number)

    assert on_turn(table) == seat
    assert table.view().corner_piece == before.corner_piece
    assert table.view().edge_piece == before.edge_piece
    assert (table.number, table.acted[seat]) == (4, 4)


async def test_both_lines_stay_in_the_log(games: Games, store: Store) -> None:
    """The log keeps the action and its undoing, but the table mentions only the undoing."""
    table = await begun(games)
    seat = on_turn(table)
    await act(games, table)
    await back(games, table, seat)

    rows = await store.readings.lines(table.id)

    assert [row.line.action.get("type") for row in rows[1:]] == ["FoundSettlement", "Undo"]
    assert [type(e).__name__ for _, events in table.story[1:] for e in events] == ["Undone"]
    assert (await games.store.readings.lines(table.id, 2))[0].user_id == table.seats[seat].person


async def test_another_program_takes_back_the_same(games: Games, store: Store) -> None:
    """A program that has loaded the game from disk shows the same button, and it works."""
    table = await begun(games)
    seat = await founded(games, table)
    other = Games(store)
    again = await other.tables.look(table.id)

    assert again.undoable == (seat, 2)
    await back(other, again, seat)
    await back(other, again, seat, 1)

    assert [debt.duty for debt in again.playing().state.due()] == ["found"]
    assert on_turn(again) == seat


async def test_a_log_of_other_rules_takes_nothing_back(games: Games, store: Store) -> None:
    """If today's rules don't reproduce the game from its log, the earlier state is unknown."""
    table = await begun(games)
    seat = await founded(games, table)
    other = Games(store)
    again = await other.tables.look(table.id)
    again.playing().state.bank[0] -= 1  # as if a rule had changed

    with pytest.raises(Illegal) as refused:
        await back(other, again, seat)

    assert refused.value.reason is No.FORGOTTEN


async def test_the_clock_goes_on_where_it_was(games: Games, watch: Watch) -> None:
    """The time since counts against the player who undid; the next player's bank is unchanged."""
    table = await begun(games)
    watch.now = NOON + 5 * HOUR
    seat = await founded(games, table)
    other = on_turn(table)
    assert set(table.memory.clocks.running) == {other}
    watch.now = NOON + 8 * HOUR

    await back(games, table, seat)

    clocks = table.memory.clocks.running
    assert set(clocks) == {seat}
    assert clocks[seat].end == NOON + 48 * HOUR
    assert table.memory.clocks.banks == {}
    assert await next_due(games.store) == NOON + 24 * HOUR


async def test_no_time_is_gained_by_taking_back(games: Games, watch: Watch) -> None:
    """Repeatedly doing and undoing a step doesn't delay the end of the clock."""
    table = await begun(games)
    seat = on_turn(table)
    await act(games, table)
    for hour in range(1, 9):
        watch.now = NOON + hour * HOUR
        await act(games, table)
        watch.now = NOON + (hour + 0.5) * HOUR
        await back(games, table, seat)

    assert table.memory.clocks.running[seat].end == NOON + 48 * HOUR


async def test_who_is_called_no_more_gets_no_reminder(games: Games, watch: Watch) -> None:
    """A pending half-time reminder is canceled by an undo."""
    table = await begun(games)
    seat = await founded(games, table)
    other = on_turn(table)
    watch.now = NOON + 24 * HOUR
    await timers.look(games, watch.now)
    key = PostKey(table.id, news.HALF, 2, int(other))
    assert key in table.posts

    await back(games, table, seat)

    assert table.posts[key].data["void"]


async def test_the_board_that_called_the_next_is_the_seats_own_again(
    games: Games, store: Store
) -> None:
    """No new post is made: the latest one goes back to the undoing seat, without a ping."""
    table = await begun(games)
    seat = await founded(games, table)
    key = await said(store, table, news.TURN, 2)

    await back(games, table, seat)

    newest = table.latest(news.TURN)
    assert newest
    assert newest.key == key
    assert newest.data == {"seats": [int(seat)], "silent": True}
    assert [post.key.number for post in await posts_of(store, table.id, news.TURN)] == [0, 2]


async def test_who_was_called_a_moment_ago_is_not_called_again(games: Games, store: Store) -> None:
    """After undo and redo, the next seat gets a new board without a second ping."""
    table, newest = await done_again(games, store)

    assert newest.key.number == table.number
    assert newest.data == {"seats": [int(on_turn(table))], "silent": True}


async def test_who_was_called_long_ago_is_called_again(
    games: Games, store: Store, watch: Watch
) -> None:
    """After ten minutes the new board pings them again."""
    table, newest = await done_again(games, store, watch, minutes=10)

    assert newest.data == {"seats": [int(on_turn(table))]}


async def test_who_was_not_called_yet_is_called(games: Games, store: Store) -> None:
    """A board that was undone before it was posted hasn't pinged anyone."""
    table, newest = await done_again(games, store, is_said=False)

    assert newest.data == {"seats": [int(on_turn(table))]}


async def test_however_often_it_is_done_again_one_ping_is_enough(
    games: Games, store: Store
) -> None:
    """Undoing a board that pinged nobody doesn't forget the first ping."""
    table, newest = await done_again(games, store)
    seat = Seat(table.undoable[0])  # type: ignore[index]  # there is one
    await said(store, table, news.TURN, newest.key.number)

    await back(games, table, seat)
    await act(games, table)

    newest = table.latest(news.TURN) or newest
    assert newest.key.number == table.number
    assert newest.data["silent"]


async def test_a_call_that_was_taken_back_counts_until_another_seat_acts(
    games: Games, store: Store
) -> None:
    """Once the pinged player has acted, their next turn pings as usual."""
    table, _ = await done_again(games, store)
    before = table.memory.takeback

    await act(games, table)

    assert before.heard
    assert not table.memory.takeback.heard


async def test_the_line_of_what_was_done_is_written_anew(games: Games, store: Store) -> None:
    """A post that became a line of its turn is updated, because its actions changed."""
    table = await begun(games)
    seat = await founded(games, table)
    key = await said(store, table, news.TURN, 0)
    table.note(await store.notes.gone(key))

    await back(games, table, seat)

    assert table.posts[key].state is PostState.SAID


async def test_what_was_played_for_a_seat_stays(games: Games, watch: Watch) -> None:
    """Nobody can undo a default answer, not even in a program that has just started."""
    table = await begun(games)
    seat = on_turn(table)
    watch.now = NOON + 49 * HOUR
    await timers.look(games, watch.now)

    for each in (games, Games(games.store)):
        with pytest.raises(Illegal) as refused:
            await back(each, await each.tables.look(table.id), seat)
        assert refused.value.reason is No.FORCED
    assert table.undoable is None


async def test_only_its_person_takes_an_action_back(games: Games) -> None:
    """Another seat is refused because someone has acted since; another person isn't allowed to."""
    table = await begun(games)
    seat = await founded(games, table)
    other = on_turn(table)

    with pytest.raises(Illegal) as refused:
        await back(games, table, other, 2)
    with pytest.raises(Refused):
        await games.play(table.id, table.seats[other].person, seat, Undo(2))

    assert refused.value.reason is No.ACTED_SINCE


async def test_a_button_that_is_pressed_twice_takes_back_once(games: Games) -> None:
    """A second click is outdated, and what's already undone can't be undone."""
    table = await begun(games)
    seat = await founded(games, table)
    user = table.seats[seat].person
    await games.play(table.id, user, seat, Undo(2), acted=2)

    with pytest.raises(Stale):
        await games.play(table.id, user, seat, Undo(2), acted=2)
    with pytest.raises(Illegal) as refused:
        await back(games, table, seat, 2)

    assert refused.value.reason is No.NOT_LATEST


async def test_calls_that_were_settled_call_again(tmp_path: Path) -> None:
    """Undoing the last discard brings the post for it back, without a ping."""
    async with at(tmp_path, "Discard") as (games, table, _):
        asked = table.number
        for seat, action in table.playing().defaults():
            await games.play(table.id, table.seats[seat].person, seat, action)
        ask = await said(games.store, table, news.ASK, asked)
        table.note(await games.store.notes.gone(ask))

        await back(games, table, seat)

        assert table.posts[ask].state is PostState.SAID
        assert [debt.seat for debt in table.playing().state.due()] == [seat]
        called = PostKey(table.id, news.ASK, table.number - 1)
        assert called not in table.posts or table.posts[called].data["void"]


async def test_a_call_is_not_said_once_more_to_who_has_acted_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who has acted since knows the debt, even if it comes back."""
    async with at(tmp_path, "Discard") as (games, table, _):
        post = table.posts[await said(games.store, table, news.ASK, table.number)]
        assert is_live(table, post)
        assert is_missed(table, post)

        monkeypatch.setattr(Table, "acted", [table.number + 1] * len(table.seats))
        assert is_live(table, post)
        assert not is_missed(table, post)
