"""Votes taken back, bids declined, and motions that suddenly have enough votes."""

from __future__ import annotations

import pytest

from bot.chat.refusals import Refused
from bot.features.clocks import nudge
from bot.features.seats import seats
from bot.features.votes import screens
from bot.publish.pings import is_live
from bot.publish.posts import calls
from bot.publish.posts.post import Post
from bot.table import news
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.ping import Ping
from bot.table.state.memory import Motion, forgotten
from bot.table.table import Table
from bot.table.votes import motions, voting
from bot.table.votes.motions import ADMIT
from bot.table.votes.votes import voters
from game import Seat
from storage import COMPUTER, Status, Store
from tests.bot.acting import act, begun, on_turn, person, refuses
from tests.bot.test_seats import GUEST, HOST, STRANGER, agree, left, seat_of
from tests.bot.test_votes import propose
from tests.storage.asked import fall_due


async def four(games: Games, *votes: str) -> Table:
    """A running game of four, where 1 and 2 want the same things."""
    table = await begun(games, "", people=4)
    for name in votes:
        for user in (1, 2):
            await propose(games, table, user, name)
    return table


async def disagree(games: Games, table: Table, user: int, *, manages: bool = False) -> None:
    """Vote against the newest motion, or decline the newest bid, as this person."""
    number = max(table.memory.motions)
    await voting.disagree(games, table.id, number, user, manages=manages)


async def withdraw(games: Games, table: Table, user: int, *, manages: bool = False) -> None:
    """Take this person's vote on the newest motion back."""
    number = max(table.memory.motions)
    await voting.withdraw(games, table.id, number, user, manages=manages)


def motion(table: Table) -> Motion:
    """The only open motion."""
    (found,) = table.memory.motions.values()
    return found


def labels(table: Table) -> list[str]:
    """The buttons below the newest motion."""
    (row,) = screens.vote(Post(table, "vote", motion(table).number, (), 1.0), "").rows
    assert isinstance(row, tuple)
    return [button.label for button in row]


async def bid(games: Games) -> tuple[Table, Seat]:
    """A game with a computer's seat that a stranger has asked for."""
    table, seat = await left(games, GUEST)
    await seats.take(games, table.id, person(STRANGER), seat)
    return table, seat


# Taking a vote back.


async def test_a_vote_is_taken_back_while_the_motion_stands(games: Games) -> None:
    """Of two votes for a pause one is taken back, so a third one doesn't carry it."""
    table = await four(games, "pause")

    await withdraw(games, table, 2)
    vote = await agree(games, table, 3)

    assert (vote.votes, vote.needed, vote.is_carried) == (2, 3, False)


async def test_what_nobody_wants_any_more_falls(games: Games) -> None:
    """When its only supporter takes the vote back, motion and deadline are gone."""
    table = await begun(games, "")
    await propose(games, table, 1, "abandon")

    await withdraw(games, table, 1)

    assert table.memory.motions == {}
    assert await fall_due(games.store) == {nudge.DEADLINE}


async def test_a_wish_passes_to_who_still_has_it(games: Games) -> None:
    """When the proposer takes it back, the motion belongs to the other supporter."""
    table = await four(games, "pause")

    await withdraw(games, table, 1)

    assert (motion(table).by, motion(table).votes) == (2, (2,))


async def test_the_tables_own_question_stands_without_votes(games: Games) -> None:
    """The table's own question has no proposer, so it stays without votes."""
    table = await begun(games, "")
    async with games.tables.at(table.id) as here:

        def ask(change: Draft) -> None:
            motions.make(change, motions.SUBSTITUTE, by=None, seat=Seat(0))

        await games.changed(here, ask)
    user = next(user for user in table.people if user != table.user(Seat(0)))
    await agree(games, table, user)

    await withdraw(games, table, user)

    assert motion(table).votes == ()


async def test_who_has_not_voted_takes_nothing_back(games: Games) -> None:
    """A vote that wasn't cast can't be taken back, neither by a player nor by a manager."""
    table = await begun(games)
    await propose(games, table, 1, "abandon")

    for user in (2, 9):
        with refuses("not_voted"):
            await withdraw(games, table, user, manages=user == 9)

    assert motion(table).votes == (1,)


@pytest.mark.parametrize("name", sorted({*motions.kinds()} - {ADMIT, "resume"}))
async def test_every_motion_can_be_voted_for_and_not_any_more(games: Games, name: str) -> None:
    """Every motion has the same three buttons, and its post explains them."""
    table = await four(games)
    seat = None if name in ("abandon", "pause", "move") else seat_of(table, 4)
    channel = 8 if name == "move" else None
    await voting.propose(games, table.id, 2, name, seat=seat, channel=channel, manages=False)

    said = screens.vote(Post(table, "vote", 1, (), 1.0), "").text

    assert labels(table) == ["Agree", "Disagree", "Withdraw vote"]
    assert "until then you can withdraw yours" in said


# Voting against.


async def test_a_no_is_counted_and_shown(games: Games) -> None:
    """One of four votes against a pause: it is marked, and three of the others carry it."""
    table = await four(games, "pause")

    await disagree(games, table, 3)
    said = screens.vote(Post(table, "vote", motion(table).number, (), 1.0), "")
    await agree(games, table, 4)

    assert f"✗ {table.who(seat_of(table, 3))}" in said.text
    assert "2 in favor, 3 needed" in said.text
    assert said.pings == (4,)
    assert (table.still, table.memory.motions) == ("pause", {})


@pytest.mark.parametrize("name", sorted({*motions.kinds()} - {ADMIT, "resume"}))
async def test_a_motion_that_cannot_win_ends_and_only_its_proposer_is_told(
    games: Games, name: str
) -> None:
    """With the no that makes a majority impossible it is gone, until its proposer acts."""
    table = await four(games)
    seat = None if name in ("abandon", "pause", "move") else seat_of(table, 4)
    channel = 8 if name == "move" else None
    await voting.propose(games, table.id, 2, name, seat=seat, channel=channel, manages=False)
    for user in (1, 3, 4):
        if table.memory.motions and user in voters(table, motion(table)):
            await disagree(games, table, user)
    (post,) = [post for key, post in table.posts.items() if key.kind == news.FELL]
    was_live, seats = is_live(table, post), Ping.of(post).called
    screen = calls.call(news.FELL, Post(table, news.FELL, 0, seats, 1.0), "link")
    while on_turn(table) not in seats:
        await act(games, table)
    await act(games, table)

    assert (table.memory.motions, screen.pings, screen.rows) == ({}, (2,), ())
    assert "there’s no majority" in screen.text
    assert (was_live, is_live(table, post)) == (True, False)


# Bids for a seat.


async def test_a_bid_is_agreed_to_or_declined(games: Games) -> None:
    """A bid's two buttons accept or decline it, and the text names the bidder."""
    table, _ = await bid(games)

    assert labels(table) == ["Agree", "Decline"]


async def test_the_host_declines_a_bid(games: Games) -> None:
    """The motion is gone, the seat stays open, and others can ask."""
    table, seat = await bid(games)

    await disagree(games, table, HOST)
    fallen = table.memory.motions
    await seats.take(games, table.id, person(8), seat)

    assert (fallen, table.open_seats) == ({}, (seat,))
    assert motion(table).by == 8


async def test_who_was_declined_does_not_ask_again(games: Games) -> None:
    """A declined stranger can't ping the table again about the same seat."""
    table, seat = await bid(games)
    await disagree(games, table, HOST)

    with refuses("seat_declined"):
        await seats.take(games, table.id, person(STRANGER), seat)


async def test_who_was_declined_may_ask_when_somebody_is_looked_for_anew(games: Games) -> None:
    """Ending the search and starting a new one lets a declined stranger ask again."""
    table, seat = await bid(games)
    await disagree(games, table, HOST)
    await seats.keep(games, table.id, HOST, seat, manages=False)
    await seats.ask(games, table.id, HOST, seat, manages=False)

    await seats.take(games, table.id, person(STRANGER), seat)

    assert motion(table).by == STRANGER


async def test_who_has_asked_takes_the_bid_back(games: Games) -> None:
    """The same button takes the bid back, and they can ask again."""
    table, seat = await bid(games)

    await disagree(games, table, STRANGER)
    await seats.take(games, table.id, person(STRANGER), seat)

    assert motion(table).by == STRANGER


async def test_who_manages_the_channel_declines_a_bid(games: Games) -> None:
    """A manager of the channel can decline a bid, just as they could accept it."""
    table, _ = await bid(games)

    await disagree(games, table, 8, manages=True)

    assert table.memory.motions == {}


async def test_one_of_the_others_only_votes_against_a_bid(games: Games) -> None:
    """A player who can't decide alone changes their mind; the host can still let the bidder in."""
    table, seat = await bid(games)
    await agree(games, table, 3)

    await disagree(games, table, 3)
    noes = motion(table).noes
    await agree(games, table, HOST)

    assert (noes, table.user(seat)) == ((3,), STRANGER)


async def test_the_button_of_an_older_bid_still_declines_it(games: Games) -> None:
    """Posts from before there was a no call it by the name that takes votes back today."""
    table, _ = await bid(games)
    with pytest.raises(Refused):
        await withdraw(games, table, 3)

    await withdraw(games, table, HOST)

    assert table.memory.motions == {}


# Suddenly enough.


@pytest.mark.parametrize("computed", [True, False])
async def test_votes_that_are_enough_when_somebody_leaves_carry_at_once(
    games: Games, *, computed: bool
) -> None:
    """Two votes of four for a pause become a majority of three in the same change."""
    table = await four(games, "pause")

    await seats.resign(games, table.id, 4, seat_of(table, 4), computed=computed)

    assert table.still == "pause"
    assert table.memory.motions == {}


async def test_who_leaves_takes_the_vote_along(games: Games) -> None:
    """If one of two supporters leaves, one of three isn't enough, and the motion is the other's."""
    table = await four(games, "pause")

    await seats.resign(games, table.id, 1, seat_of(table, 1), computed=True)

    assert (table.still, motion(table).by, motion(table).votes) == (None, 2, (2,))


async def test_a_wish_falls_with_the_only_one_who_had_it(games: Games) -> None:
    """A motion falls when its only supporter leaves the game."""
    table = await begun(games, "")
    await propose(games, table, 2, "pause")

    await seats.resign(games, table.id, 2, seat_of(table, 2), computed=True)

    assert table.memory.motions == {}


async def test_one_carried_motion_carries_another(games: Games) -> None:
    """Voting a player out makes two votes of four for a pause a majority."""
    table = await four(games, "pause")
    out = seat_of(table, 4)
    for user in (1, 2):
        await voting.propose(games, table.id, user, "kick", seat=out, manages=False)

    assert table.seats[out].user_id == COMPUTER
    assert table.still == "pause"


async def test_leaving_can_end_the_game_that_the_others_gave_up(games: Games) -> None:
    """Two of four want to abandon; when the third player leaves, the game is over."""
    table = await four(games, "abandon")

    await seats.resign(games, table.id, 3, seat_of(table, 3), computed=True)

    assert table.row.status is Status.ABANDONED


async def test_a_new_host_who_has_agreed_decides(games: Games) -> None:
    """A bid is accepted when a player who voted for it becomes the host."""
    table, seat = await bid(games)
    await agree(games, table, 3)

    await seats.pass_host(games, table.id, HOST, seat_of(table, 3), manages=False)

    assert table.user(seat) == STRANGER


async def test_nothing_is_remembered_of_somebody_forgotten(games: Games, store: Store) -> None:
    """A deleted person's vote and bid are gone, but the others' votes stay."""
    table, seat = await bid(games)
    await propose(games, table, 1, "pause")

    def forget(change: Draft) -> None:
        change.memory = forgotten(change.memory, STRANGER)

    await store.change_by(Draft, table.id, forget)

    memory = (await Games(store).tables.look(table.id)).memory
    assert [motion.by for motion in memory.motions.values()] == [None, 1]
    assert (memory.seeking.bids, memory.seeking.open) == ({}, (seat,))
    assert [motion.votes for motion in memory.motions.values()] == [(), (1,)]
