"""Votes at a table: who has one, how many it takes, and what a majority does."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

import pytest

from bot.chat.refusals import Refused, Stale
from bot.features import timers
from bot.features.clocks import nudge
from bot.features.seats import seats
from bot.features.votes import screens
from bot.publish import lost
from bot.publish.pings import is_live
from bot.publish.posts import board as public
from bot.publish.posts.post import Post
from bot.table import news
from bot.table.games import Games
from bot.table.moment import check_moment
from bot.table.table import Table
from bot.table.votes import motions, voting
from game import Seat
from storage import Status, Store
from tests.bot.acting import NOON, Watch, act, begun, on_turn, opened, owed, person, refuses
from tests.bot.test_clocks import reminders
from tests.storage.asked import fall_due, next_due

HOUR = timedelta(hours=1)


async def sleeps(games: Games, table: Table, watch: Watch, seat: Seat, times: int) -> None:
    """Let *seat* run out of time this many times in a row, while the others act."""
    for _ in range(times):
        await waits_for(games, table, seat)
        watch.now += 48 * HOUR
        await timers.look(games, watch.now)


async def waits_for(games: Games, table: Table, seat: Seat) -> None:
    """Let the others answer until the game waits only for *seat*."""
    while others := [debt.seat for debt in table.playing().state.due() if debt.seat != seat]:
        await answers(games, table, others[0])


async def answers(games: Games, table: Table, seat: Seat) -> None:
    """Let a seat's person take its default action."""
    action = next(action for other, action in table.playing().defaults() if other == seat)
    await games.play(table.id, table.seats[seat].person, seat, action)


async def propose(games: Games, table: Table, user: int, name: str) -> voting.Vote:
    """Propose a motion as a person without any rights in the channel."""
    return await voting.propose(games, table.id, user, name, manages=False)


async def paused(games: Games, pace: str = "daily") -> Table:
    """A game of three that two of them have paused."""
    table = await begun(games, pace)
    await propose(games, table, 1, "pause")
    await propose(games, table, 2, "pause")
    return table


async def test_a_motion_has_a_post_and_the_vote_of_its_proposer(games: Games) -> None:
    """With one of three wanting a pause, two votes are needed and one post is owed."""
    table = await begun(games)

    vote = await propose(games, table, 1, "pause")

    assert (vote.votes, vote.needed, vote.is_carried) == (1, 2, False)
    assert table.memory.motions[1].votes == (1,)
    assert len(await owed(games, table, news.VOTE)) == 1


async def test_who_wants_the_same_agrees(games: Games) -> None:
    """A second person's command is a vote for the first person's motion."""
    table = await begun(games)
    await propose(games, table, 1, "abandon")

    vote = await propose(games, table, 3, "abandon")

    assert vote.is_carried
    assert table.row.status is Status.ABANDONED


async def test_nobody_votes_twice(games: Games) -> None:
    """A second click by the same person changes nothing."""
    table = await begun(games)
    await propose(games, table, 1, "abandon")

    vote = await voting.agree(games, table.id, 1, 1, manages=False)

    assert (vote.votes, table.row.status) == (1, Status.RUNNING)


async def test_bystanders_have_no_vote(games: Games) -> None:
    """A person who isn't at the table can't vote."""
    table = await begun(games)
    await propose(games, table, 1, "abandon")

    with refuses("not_seated"):
        await voting.agree(games, table.id, 1, 9, manages=False)


async def test_who_manages_the_channel_decides_alone(games: Games) -> None:
    """A manager's motion is carried at once without a post, even if they don't play."""
    table = await begun(games)

    vote = await voting.propose(games, table.id, 9, "abandon", manages=True)

    assert vote.is_carried
    assert table.row.status is Status.ABANDONED
    assert await owed(games, table, news.VOTE) == []


async def test_whom_a_motion_is_about_has_no_vote(games: Games) -> None:
    """A motion about a seat needs the votes of both other players."""
    table = await begun(games)
    seat = Seat(0)
    vote = await voting.propose(games, table.id, 2, motions.SUBSTITUTE, seat=seat, manages=False)

    with pytest.raises(Refused) as refused:
        await voting.agree(games, table.id, 1, table.user(seat) or 0, manages=False)

    assert (refused.value.key, vote.needed) == ("ui.error.no_vote", 2)


async def test_motions_of_different_kinds_stand_beside_each_other(games: Games) -> None:
    """Motions to pause and to end are voted on at the same time, each with its own post."""
    table = await begun(games)
    await propose(games, table, 1, "pause")

    await propose(games, table, 2, "abandon")

    found = table.memory.motions.values()
    assert {m.name: m.votes for m in found} == {"pause": (1,), "abandon": (2,)}
    assert {post.key.number for post in await owed(games, table, news.VOTE)} == {1, 2}


async def test_a_motion_that_is_carried_is_gone(games: Games) -> None:
    """A carried motion has no deadline, and a click on it is outdated."""
    table = await paused(games, pace="")

    with pytest.raises(Stale):
        await voting.agree(games, table.id, 1, 3, manages=False)

    assert table.memory.motions == {}
    assert await fall_due(games.store) == {nudge.DEADLINE}


async def test_a_motion_lapses_after_three_days(games: Games, watch: Watch) -> None:
    """Later votes are refused; proposing it again makes a new motion with its own post."""
    table = await begun(games, pace="")
    await propose(games, table, 1, "abandon")
    watch.now += 72 * HOUR

    await timers.look(games, watch.now)
    lapsed = table.memory.motions
    await propose(games, table, 2, "abandon")

    assert lapsed == {}
    assert table.memory.motions[2].votes == (2,)
    assert {post.key.number for post in await owed(games, table, news.VOTE)} == {1, 2}


async def test_votes_survive_the_process(games: Games, store: Store) -> None:
    """Another process on the same disk continues the count."""
    table = await begun(games)
    await propose(games, table, 1, "abandon")

    vote = await propose(Games(store), table, 2, "abandon")

    assert vote.is_carried


async def test_alone_at_the_table_one_decides(games: Games) -> None:
    """A player practicing on all seats ends the game alone."""
    table = await begun(games, "", people=1, practice=3)

    vote = await propose(games, table, 1, "abandon")

    assert vote.is_carried


@pytest.mark.parametrize(("ends", "key"), [("", "not_running"), ("over", "over")])
async def test_a_refusal_says_whether_a_game_has_begun_or_is_over(
    games: Games, ends: str, key: str
) -> None:
    """A click for a lobby that hasn't begun, and one for a game that has ended, are told apart."""
    table = await (begun(games) if ends else opened(games, 3))
    if ends:
        await voting.propose(games, table.id, 9, "abandon", manages=True)

    with refuses(key):
        check_moment(table, 1, Seat(0))
    with refuses(key):
        await propose(games, table, 1, "pause")
    with refuses(key):
        await seats.resign(games, table.id, 1, Seat(0), computed=True)


# Pauses.


async def test_nobody_acts_in_a_pause(games: Games) -> None:
    """An action is refused with the way to resume, and changes nothing."""
    table = await paused(games)

    with refuses("pause"):
        await act(games, table)

    assert table.number == 0


async def test_what_is_left_of_the_time_is_kept(games: Games, watch: Watch) -> None:
    """
    Paused for a week after ten hours, a two-day clock has 38 hours left.

    The player pinged at the resumption gets no half-time reminder, only the one at nine tenths.
    """
    table = await begun(games)
    seat = int(on_turn(table))
    watch.now = NOON + 10 * HOUR
    await propose(games, table, 1, "pause")
    await propose(games, table, 2, "pause")
    watch.now += 7 * 24 * HOUR
    await timers.look(games, watch.now)

    await propose(games, table, 1, "resume")
    await propose(games, table, 3, "resume")

    assert table.memory.clocks.running[seat].end == watch.now + 38 * HOUR
    assert await next_due(games.store) == watch.now + 0.9 * 48 * HOUR - 10 * HOUR
    assert await reminders(games, table) == []


async def test_an_answer_after_a_pause_pays_for_all_that_it_took(
    games: Games, watch: Watch
) -> None:
    """Fifteen hours before and fifteen after the pause make thirty, six of them from the bank."""
    table = await begun(games)
    seat = on_turn(table)
    watch.now += 15 * HOUR
    await voting.propose(games, table.id, 9, "pause", manages=True)
    watch.now += 100 * HOUR
    await voting.propose(games, table.id, 9, "resume", manages=True)
    watch.now += 15 * HOUR

    await act(games, table)
    await act(games, table)

    assert table.memory.clocks.banks[seat] == timedelta(hours=20)


async def test_a_pause_and_a_lost_channel_are_two_things(games: Games) -> None:
    """A paused game stays paused when its lost channel is found again."""
    table = await paused(games)
    await lost.lose(games, table.id, "50001")
    both = table.still

    await lost.find(games, table.id)

    assert (both, table.still) == ("lost", "pause")
    assert not any(clock.runs for clock in table.memory.clocks.running.values())


@pytest.mark.parametrize(("name", "key"), [("pause", "pause"), ("resume", "not_paused")])
async def test_what_is_so_already_is_not_voted_on(games: Games, name: str, key: str) -> None:
    """A paused game can't be paused, and a running one can't be resumed."""
    table = await (paused(games) if name == "pause" else begun(games))

    with refuses(key):
        await propose(games, table, 1, name)


async def test_nobody_owes_anything_in_a_pause(games: Games) -> None:
    """A list of a person's games doesn't put a paused one first."""
    table = await begun(games)
    user = table.user(on_turn(table)) or 0
    before = table.owes(user)

    await voting.propose(games, table.id, 9, "pause", manages=True)

    assert (before, table.owes(user)) == (True, False)


async def test_nobody_is_reminded_in_a_pause(games: Games, watch: Watch) -> None:
    """A pending reminder is no longer shown."""
    table = await begun(games)
    watch.now = NOON + 24 * HOUR
    await timers.look(games, watch.now)
    (reminder,) = [post for key, post in table.posts.items() if key.kind == "half"]
    before = is_live(table, reminder)

    await voting.propose(games, table.id, 9, "pause", manages=True)

    assert (before, is_live(table, reminder)) == (True, False)


async def test_every_motion_stands_until_it_is_settled(games: Games) -> None:
    """Both open motions stay live, and only the settled one doesn't."""
    table = await begun(games)
    await propose(games, table, 1, "pause")
    await propose(games, table, 2, "abandon")
    both = [is_live(table, post) for key, post in table.posts.items() if key.kind == "vote"]

    await propose(games, table, 3, "pause")

    after = [is_live(table, post) for key, post in table.posts.items() if key.kind == "vote"]
    assert (both, sorted(after)) == ([True, True], [False, True])


# Players who let the time run out.


async def test_three_times_in_a_row_the_table_is_asked_about_the_seat(
    games: Games, watch: Watch
) -> None:
    """One motion by nobody is made at the third time, but not before and not again."""
    table = await begun(games)
    seat, asked = on_turn(table), []

    for _ in range(4):
        await sleeps(games, table, watch, seat, 1)
        asked.append(len(await owed(games, table, news.VOTE)))

    assert asked == [0, 0, 1, 1]
    (motion,) = table.memory.motions.values()
    assert (motion.name, motion.seat, motion.by, motion.votes) == ("substitute", seat, None, ())


async def test_whom_the_question_is_about_is_named_and_not_called(
    games: Games, watch: Watch
) -> None:
    """The post pings the two others, and names the player it's about."""
    table = await begun(games)
    seat = on_turn(table)
    await sleeps(games, table, watch, seat, 3)

    (key,) = [post.key for post in await owed(games, table, news.VOTE)]
    screen = screens.vote(Post(table, key.kind, key.number, (), 1.0), "")

    others = set(table.people) - {table.user(seat)}
    assert set(screen.pings) == others
    assert {user for user in table.people if f"<@{user}>" in screen.text} == others
    assert f"{table.name(seat)} hasn’t answered" in screen.text


async def desert(games: Games, table: Table, watch: Watch) -> None:
    """Let everyone run out of time until the game is paused."""
    for _ in range(40):
        watch.now += 48 * HOUR
        await timers.look(games, watch.now)
        if table.still:
            return
    raise AssertionError


async def test_a_table_that_everybody_lets_wait_is_paused(games: Games, watch: Watch) -> None:
    """After three missed answers each, the game neither plays for anyone nor pings them."""
    table = await begun(games)
    await desert(games, table, watch)
    number = table.number

    watch.now += 240 * HOUR
    await timers.look(games, watch.now)

    assert min(table.memory.late.values()) == 3
    assert table.number == number
    assert await next_due(games.store) is None
    assert "Nobody has answered" in public.aside(Post(table, news.TURN, number, (), 1.0))[0]


async def test_one_who_is_back_resumes_what_all_have_left(games: Games, watch: Watch) -> None:
    """One person can resume it alone, and then the others' time runs as before."""
    table = await begun(games)
    await desert(games, table, watch)
    for number in sorted(table.memory.motions):  # whether or not they first agree to a motion
        with suppress(Refused):
            await voting.agree(games, table.id, number, 1, manages=False)
    waited = table.playing().state.due()[0].seat
    back = next(user for user in table.people if user != table.user(waited))

    await propose(games, table, back, "resume")
    number = table.number
    watch.now += 48 * HOUR
    await timers.look(games, watch.now)

    assert table.number > number
    assert table.still is None


async def test_who_acts_in_between_is_not_absent(games: Games, watch: Watch) -> None:
    """Two late answers, one in time and another late one don't add up to three."""
    table = await begun(games)
    seat = on_turn(table)
    await sleeps(games, table, watch, seat, 2)
    await waits_for(games, table, seat)
    await answers(games, table, seat)

    await sleeps(games, table, watch, seat, 1)

    assert table.memory.late == {seat: 1}
    assert await owed(games, table, news.VOTE) == []


async def test_who_comes_back_ends_the_question(games: Games, watch: Watch) -> None:
    """The first action of the seat's person ends the motion and its deadline."""
    table = await begun(games)
    seat = on_turn(table)
    await sleeps(games, table, watch, seat, 3)
    await waits_for(games, table, seat)

    await answers(games, table, seat)

    assert table.memory.motions == {}
    due = await games.store.readings.due(watch.now + 1000 * HOUR)
    assert not [deadline for deadline in due if deadline.kind.startswith(motions.KIND)]


async def test_the_others_open_the_seat(games: Games, watch: Watch) -> None:
    """When both others agree, the seat is open for a substitute."""
    table = await begun(games)
    seat = on_turn(table)
    await sleeps(games, table, watch, seat, 3)
    (number,) = table.memory.motions

    for user in set(table.people) - {table.user(seat)}:
        await voting.agree(games, table.id, number, user, manages=False)

    assert table.open_seats == (seat,)


async def test_who_comes_back_has_the_seat_again(games: Games, watch: Watch) -> None:
    """Acting ends the search for a substitute, and other people's bids for the seat."""
    table = await begun(games)
    seat = on_turn(table)
    await sleeps(games, table, watch, seat, 3)
    (number,) = table.memory.motions
    for user in set(table.people) - {table.user(seat)}:
        await voting.agree(games, table.id, number, user, manages=False)
    (post,) = [post for post in table.posts.values() if post.key.kind == news.SEAT]
    await seats.take(games, table.id, person(9), seat)
    await waits_for(games, table, seat)
    assert is_live(table, post)

    await answers(games, table, seat)

    assert (table.open_seats, table.memory.motions) == ((), {})
    assert not is_live(table, post)


async def test_dice_that_roll_by_themselves_are_nobodys_return(games: Games, watch: Watch) -> None:
    """A seat whose dice roll automatically, and that does nothing else, is still asked about."""
    table = await begun(games, auto_roll=True)
    while table.playing().state.plan == "":
        await act(games, table)
    seat = on_turn(table)

    await sleeps(games, table, watch, seat, 3)

    assert [m.seat for m in table.memory.motions.values()] == [seat]
