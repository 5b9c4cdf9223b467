"""Taking back at a table: clocks, posts, what is told, and a program that has just started."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.chat.refusals import Refused, Stale
from bot.features import timers
from bot.publish.live import is_live, is_missed
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table
from bot.table.transactions import Played
from game import Illegal, Seat
from game.core.undo import No, Undo
from storage import PostKey, PostRow, PostState, Store
from tests.bot.acting import NOON, Watch, act, begun, on_turn
from tests.crash.positions import position, put
from tests.storage.asked import next_due, posts_of

HOUR = timedelta(hours=1)


async def back(games: Games, table: Table, seat: Seat, number: int | None = None) -> Played:
    """Take the latest action of *seat* back, or the one of this number."""
    number = table.acted[seat] if number is None else number
    return await games.play(table.id, table.seats[seat].person, seat, Undo(number))


async def founded(games: Games, table: Table) -> Seat:
    """Settlement and road of the seat that begins, so that it is another's move; the seat."""
    seat = on_turn(table)
    await act(games, table)
    await act(games, table)
    return seat


async def said(store: Store, table: Table, kind: str, number: int) -> PostKey:
    """Have the post of this number stand in the channel."""
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
    """A table whose first seat has taken back what called the next one, and done it again."""
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
    """Road and settlement are taken back one after the other; the seat owes a settlement again."""
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
    """The log has what was done, and that it was taken back; the table tells only the latter."""
    table = await begun(games)
    seat = on_turn(table)
    await act(games, table)
    await back(games, table, seat)

    rows = await store.readings.lines(table.id)

    assert [row.line.action.get("type") for row in rows[1:]] == ["FoundSettlement", "Undo"]
    assert [type(e).__name__ for _, events in table.story[1:] for e in events] == ["Undone"]
    assert (await games.store.readings.lines(table.id, 2))[0].user_id == table.seats[seat].person


async def test_another_program_takes_back_the_same(games: Games, store: Store) -> None:
    """A program that has read the game from the disk shows the same button, and takes back."""
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
    """If today's rules do not make this game of its log, nobody knows how things stood before."""
    table = await begun(games)
    seat = await founded(games, table)
    other = Games(store)
    again = await other.tables.look(table.id)
    again.playing().state.bank[0] -= 1  # as if a rule had changed

    with pytest.raises(Illegal) as refused:
        await back(other, again, seat)

    assert refused.value.reason is No.FORGOTTEN


async def test_the_clock_goes_on_where_it_was(games: Games, watch: Watch) -> None:
    """Who takes the last step back has used the time since; the next one's bank is untouched."""
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
    """However often a step is done and taken back, the clock comes to its end as it would have."""
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
    """When half of the other's time is gone it is reminded; a step taken back unsays that."""
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
    """No new post is made: the newest is about the seat that has taken back, and pings nobody."""
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
    """What was taken back and done again calls the next seat by a board that pings nobody."""
    table, newest = await done_again(games, store)

    assert newest.key.number == table.number
    assert newest.data == {"seats": [int(on_turn(table))], "silent": True}


async def test_who_was_called_long_ago_is_called_again(
    games: Games, store: Store, watch: Watch
) -> None:
    """Ten minutes later they have looked and gone: the new board pings them."""
    table, newest = await done_again(games, store, watch, minutes=10)

    assert newest.data == {"seats": [int(on_turn(table))]}


async def test_who_was_not_called_yet_is_called(games: Games, store: Store) -> None:
    """A board that was taken back before it was posted has called nobody."""
    table, newest = await done_again(games, store, is_said=False)

    assert newest.data == {"seats": [int(on_turn(table))]}


async def test_however_often_it_is_done_again_one_ping_is_enough(
    games: Games, store: Store
) -> None:
    """A board that pinged nobody, taken back in its turn, leaves the first ping what it was."""
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
    """When the called one has played on, their next turn calls them like any other."""
    table, _ = await done_again(games, store)
    before = table.memory.takeback

    await act(games, table)

    assert before.heard
    assert not table.memory.takeback.heard


async def test_the_line_of_what_was_done_is_written_anew(games: Games, store: Store) -> None:
    """A board that has become a line of its turn is looked at again: its deeds have changed."""
    table = await begun(games)
    seat = await founded(games, table)
    key = await said(store, table, news.TURN, 0)
    table.note(await store.notes.gone(key))

    await back(games, table, seat)

    assert table.posts[key].state is PostState.SAID


async def test_what_was_played_for_a_seat_stays(games: Games, watch: Watch) -> None:
    """An answer by default is nobody's to take back, also for a program that has just started."""
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
    """Another seat is told that somebody has acted since, another person that it is not theirs."""
    table = await begun(games)
    seat = await founded(games, table)
    other = on_turn(table)

    with pytest.raises(Illegal) as refused:
        await back(games, table, other, 2)
    with pytest.raises(Refused):
        await games.play(table.id, table.seats[other].person, seat, Undo(2))

    assert refused.value.reason is No.ACTED_SINCE


async def test_a_button_that_is_pressed_twice_takes_back_once(games: Games) -> None:
    """The second press is from an earlier moment; of an action that is back already, nothing."""
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
    """The last discard sets the roller to work; taken back, it is owed as it was, silently."""
    here = position("Discard")
    url = f"sqlite:///{tmp_path / 'games.db'}"
    await put(url, here)
    async with Store.open(url) as store:
        games = Games(store)
        table = await games.tables.look(here.game_id)
        asked = table.number
        for seat, action in table.playing().defaults():
            await games.play(table.id, table.seats[seat].person, seat, action)
        ask = await said(store, table, news.ASK, asked)
        table.note(await store.notes.gone(ask))

        await back(games, table, seat)

        assert table.posts[ask].state is PostState.SAID
        assert [debt.seat for debt in table.playing().state.due()] == [seat]
        called = PostKey(table.id, news.ASK, table.number - 1)
        assert called not in table.posts or table.posts[called].data["void"]


async def test_a_call_is_not_said_once_more_to_who_has_acted_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they owe may wait for something else and be due again: they know it."""
    here = position("Discard")
    url = f"sqlite:///{tmp_path / 'games.db'}"
    await put(url, here)
    async with Store.open(url) as store:
        table = await Games(store).tables.look(here.game_id)
        post = table.posts[await said(store, table, news.ASK, table.number)]
        assert is_live(table, post)
        assert is_missed(table, post)

        monkeypatch.setattr(Table, "acted", [table.number + 1] * len(table.seats))
        assert is_live(table, post)
        assert not is_missed(table, post)
