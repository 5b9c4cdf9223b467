"""Votes that are taken back, bids that are declined, and votes that are enough all at once."""

from __future__ import annotations

import pytest

from bot.chat.refusals import Refused
from bot.features.clocks import nudge
from bot.features.lobby import lobby
from bot.features.seats import seats
from bot.features.votes import screens
from bot.publish.posts.post import Post
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.state.memory import Motion, forgotten
from bot.table.table import Table
from bot.table.votes import motions, voting
from bot.table.votes.motions import ADMIT
from game import Seat
from storage import COMPUTER, Status, Store
from tests.bot.acting import NOON, begun, opened, person
from tests.bot.test_seats import GUEST, HOST, STRANGER, agree, left, seat_of
from tests.bot.test_votes import propose
from tests.storage.asked import fall_due


async def four(games: Games) -> Table:
    """A game of four that has begun."""
    table = await opened(games, 4)
    return await lobby.start(games, table.id, 1, NOON)


async def disagree(games: Games, table: Table, user: int, *, manages: bool = False) -> None:
    """A person presses the other button of the newest motion."""
    number = max(table.memory.motions)
    await voting.disagree(games, table.id, number, user, manages=manages)


def motion(table: Table) -> Motion:
    """The only motion that stands."""
    (found,) = table.memory.motions.values()
    return found


def labels(table: Table) -> list[str]:
    """The buttons below the newest motion."""
    (row,) = screens.vote(Post(table, "vote", motion(table).number, (), 1.0), "").rows
    assert isinstance(row, tuple)
    return [button.label for button in row]


async def bid(games: Games) -> tuple[Table, Seat]:
    """A game whose computer's seat a stranger would like to take."""
    table, seat = await left(games, GUEST)
    await seats.take(games, table.id, person(STRANGER), seat)
    return table, seat


# Taking back.


async def test_a_vote_is_taken_back_while_the_motion_stands(games: Games) -> None:
    """Two of four want a pause; one of them no more, and a third vote does not carry it."""
    table = await four(games)
    for user in (1, 2):
        await propose(games, table, user, "pause")

    await disagree(games, table, 2)
    vote = await agree(games, table, 3)

    assert (vote.votes, vote.needed, vote.is_carried) == (2, 3, False)


async def test_what_nobody_wants_any_more_falls(games: Games) -> None:
    """The only one who wants it takes it back: motion and deadline are gone."""
    table = await begun(games, "")
    await propose(games, table, 1, "abandon")

    await disagree(games, table, 1)

    assert table.memory.motions == {}
    assert await fall_due(games.store) == {nudge.DEADLINE}


async def test_a_wish_passes_to_who_still_has_it(games: Games) -> None:
    """When the proposer takes it back, it is the other's who agreed."""
    table = await four(games)
    for user in (1, 2):
        await propose(games, table, user, "pause")

    await disagree(games, table, 1)

    assert (motion(table).by, motion(table).votes) == (2, (2,))


async def test_the_tables_own_question_stands_without_votes(games: Games) -> None:
    """Nobody has proposed it, so nobody can take it back."""
    table = await begun(games, "")
    async with games.tables.at(table.id) as here:

        def ask(change: Draft) -> None:
            motions.make(change, motions.SUBSTITUTE, by=None, seat=Seat(0))

        await games.changed(here, ask)
    user = next(user for user in table.people if user != table.user(Seat(0)))
    await agree(games, table, user)

    await disagree(games, table, user)

    assert motion(table).votes == ()


async def test_who_has_not_voted_takes_nothing_back(games: Games) -> None:
    """Neither at the table nor outside it, and a word against is no vote."""
    table = await begun(games)
    await propose(games, table, 1, "abandon")

    for user in (2, 9):
        with pytest.raises(Refused) as refused:
            await disagree(games, table, user, manages=user == 9)
        assert refused.value.key == "ui.error.not_voted"

    assert motion(table).votes == (1,)


@pytest.mark.parametrize("name", sorted({*motions.kinds()} - {ADMIT, "resume"}))
async def test_every_motion_can_be_voted_for_and_not_any_more(games: Games, name: str) -> None:
    """One mechanism for all rows: the same two buttons, and the post says so."""
    table = await four(games)
    seat = None if name in ("abandon", "pause", "move") else seat_of(table, 4)
    channel = 8 if name == "move" else None
    await voting.propose(games, table.id, 2, name, seat=seat, channel=channel, manages=False)

    said = screens.vote(Post(table, "vote", 1, (), 1.0), "").text

    assert labels(table) == ["Agree", "Withdraw vote"]
    assert "until then you can withdraw yours" in said


# Bids for a seat.


async def test_a_bid_is_agreed_to_or_declined(games: Games) -> None:
    """Its two buttons say so, in short words; who has asked is named above."""
    table, _ = await bid(games)

    assert labels(table) == ["Agree", "Decline"]


async def test_the_host_declines_a_bid(games: Games) -> None:
    """The motion is gone, the seat stays open, and somebody else may ask."""
    table, seat = await bid(games)

    await disagree(games, table, HOST)
    fallen = table.memory.motions
    await seats.take(games, table.id, person(8), seat)

    assert (fallen, table.open_seats) == ({}, (seat,))
    assert motion(table).by == 8


async def test_who_was_declined_does_not_ask_again(games: Games) -> None:
    """Nobody calls the table over and over for a seat that it does not give them."""
    table, seat = await bid(games)
    await disagree(games, table, HOST)

    with pytest.raises(Refused) as refused:
        await seats.take(games, table.id, person(STRANGER), seat)

    assert refused.value.key == "ui.error.seat_declined"


async def test_who_was_declined_may_ask_when_somebody_is_looked_for_anew(games: Games) -> None:
    """A table that stops looking and looks again has forgotten its no."""
    table, seat = await bid(games)
    await disagree(games, table, HOST)
    await seats.keep(games, table.id, HOST, seat, manages=False)
    await seats.ask(games, table.id, HOST, seat, manages=False)

    await seats.take(games, table.id, person(STRANGER), seat)

    assert motion(table).by == STRANGER


async def test_who_has_asked_takes_the_bid_back(games: Games) -> None:
    """By the same button; they may ask once more."""
    table, seat = await bid(games)

    await disagree(games, table, STRANGER)
    await seats.take(games, table.id, person(STRANGER), seat)

    assert motion(table).by == STRANGER


async def test_who_manages_the_channel_declines_a_bid(games: Games) -> None:
    """As they could accept it alone."""
    table, _ = await bid(games)

    await disagree(games, table, 8, manages=True)

    assert table.memory.motions == {}


async def test_one_of_the_others_only_takes_their_own_vote_back(games: Games) -> None:
    """Who decides nothing alone cannot decline; their vote falls, and the bid stands."""
    table, _ = await bid(games)
    with pytest.raises(Refused):
        await disagree(games, table, 3)
    await agree(games, table, 3)

    await disagree(games, table, 3)

    assert (motion(table).by, motion(table).votes) == (STRANGER, ())


# Enough all at once.


@pytest.mark.parametrize("computed", [True, False])
async def test_votes_that_are_enough_when_somebody_leaves_carry_at_once(
    games: Games, *, computed: bool
) -> None:
    """Two of four want a pause; of three they are a majority, in the change of the leaving."""
    table = await four(games)
    for user in (1, 2):
        await propose(games, table, user, "pause")

    await seats.resign(games, table.id, 4, seat_of(table, 4), computed=computed)

    assert table.still == "pause"
    assert table.memory.motions == {}


async def test_who_leaves_takes_the_vote_along(games: Games) -> None:
    """One of the two who wanted it leaves: one of three is not enough, and the wish is theirs."""
    table = await four(games)
    for user in (1, 2):
        await propose(games, table, user, "pause")

    await seats.resign(games, table.id, 1, seat_of(table, 1), computed=True)

    assert (table.still, motion(table).by, motion(table).votes) == (None, 2, (2,))


async def test_a_wish_falls_with_the_only_one_who_had_it(games: Games) -> None:
    """Nobody is asked any more about what only somebody wanted who has left."""
    table = await begun(games, "")
    await propose(games, table, 2, "pause")

    await seats.resign(games, table.id, 2, seat_of(table, 2), computed=True)

    assert table.memory.motions == {}


async def test_one_carried_motion_carries_another(games: Games) -> None:
    """Who is voted out is counted no more: the pause that two of four wanted is a majority."""
    table = await four(games)
    for user in (1, 2):
        await propose(games, table, user, "pause")
    out = seat_of(table, 4)
    for user in (1, 2):
        await voting.propose(games, table.id, user, "kick", seat=out, manages=False)

    assert table.seats[out].user_id == COMPUTER
    assert table.still == "pause"


async def test_leaving_can_end_the_game_that_the_others_gave_up(games: Games) -> None:
    """Two of four want to give up; when the third leaves, they are a majority, and it is over."""
    table = await four(games)
    for user in (1, 2):
        await propose(games, table, user, "abandon")

    await seats.resign(games, table.id, 3, seat_of(table, 3), computed=True)

    assert table.row.status is Status.ABANDONED


async def test_a_new_host_who_has_agreed_decides(games: Games) -> None:
    """A bid that one of the others wants is accepted when they become the host."""
    table, seat = await bid(games)
    await agree(games, table, 3)

    await seats.pass_host(games, table.id, HOST, seat_of(table, 3), manages=False)

    assert table.user(seat) == STRANGER


async def test_nothing_is_remembered_of_somebody_forgotten(games: Games, store: Store) -> None:
    """Their vote is gone, a bid of theirs is, and the others' stand."""
    table, seat = await bid(games)
    await propose(games, table, 1, "pause")

    def forget(change: Draft) -> None:
        change.memory = forgotten(change.memory, STRANGER)

    await Games(store).tables.change(table.id, forget)

    memory = (await Games(store).tables.look(table.id)).memory
    assert [motion.by for motion in memory.motions.values()] == [None, 1]
    assert (memory.seeking.bids, memory.seeking.open) == ({}, (seat,))
    assert [motion.votes for motion in memory.motions.values()] == [(), (1,)]
