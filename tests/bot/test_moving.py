"""Another channel for a game: no one but the host takes it there alone."""

from __future__ import annotations

import pytest

from bot.screens import votes as screens
from bot.screens.public import Post
from bot.tables import channels, lobby, seats, votes
from bot.tables.hall import Hall
from bot.tables.motions import motions_of
from bot.tables.refusals import Refused
from bot.tables.table import Table
from game import Seat
from storage import Occupied
from tests.bot.halls import begun, opened, person
from words import Words

HERE, THERE = 7, 8


async def wants(hall: Hall, table: Table, user: int, *, manages: bool = False) -> votes.Vote:
    """Somebody wants the game to go there."""
    return await votes.propose(hall, table.id, user, "move", channel=THERE, manages=manages)


async def test_one_of_three_moves_nothing(hall: Hall) -> None:
    """A guest's wish is a motion that names the channel; with a second vote it is done."""
    table = await begun(hall)

    first = await wants(hall, table, 2)
    channel = table.row.channel_id
    said = screens.vote(Post(table, "vote", 1, (), 1.0), "").text
    second = await wants(hall, table, 3)

    assert (first.is_carried, channel, "<#8>" in said) == (False, HERE, True)
    assert (second.is_carried, table.row.channel_id) == (True, THERE)
    assert motions_of(table.row.settings) == {}
    assert screens.told(second, Words("en")).text == "The game has moved to <#8>."


@pytest.mark.parametrize(("user", "manages"), [(1, False), (9, True)])
async def test_host_and_manager_move_it_at_once(hall: Hall, user: int, *, manages: bool) -> None:
    """Their word is enough, with no post."""
    table = await begun(hall)

    vote = await wants(hall, table, user, manages=manages)

    assert (vote.is_carried, table.row.channel_id) == (True, THERE)
    assert [p for p in await hall.store.pending(table.id) if p.key.kind == "vote"] == []


async def test_the_hosts_vote_decides_what_others_have_proposed(hall: Hall) -> None:
    """One vote below the post, and the game goes."""
    table = await begun(hall)
    await wants(hall, table, 2)

    vote = await votes.agree(hall, table.id, 1, 1, manages=False)

    assert (vote.is_carried, table.row.channel_id) == (True, THERE)


async def test_bystanders_move_nothing(hall: Hall) -> None:
    """Who does not play has no say; neither can it go where it is."""
    table = await begun(hall)

    with pytest.raises(Refused, match="not_seated"):
        await wants(hall, table, 9)
    with pytest.raises(Refused, match="moved"):
        await votes.propose(hall, table.id, 1, "move", channel=HERE, manages=False)


async def test_a_lobby_is_its_hosts_to_move(hall: Hall) -> None:
    """There is no vote before the game begins: a guest is refused, the host goes."""
    table = await opened(hall, 3)

    with pytest.raises(Refused, match="not_host"):
        await channels.move_lobby(hall, table.id, 2, THERE, manages=False)
    await channels.move_lobby(hall, table.id, 1, THERE, manages=False)

    assert table.row.channel_id == THERE


async def test_who_cannot_be_heard_is_told_to_tell_the_others(hall: Hall) -> None:
    """The motion about a lost channel has no place; whoever agrees says the same elsewhere."""
    table = await begun(hall)
    await channels.lose(hall, table.id, "50001")

    said = screens.told(await wants(hall, table, 2), Words("en")).text
    await wants(hall, table, 3)

    assert "</game move> in <#8>" in said
    assert (table.still, table.row.channel_id) == (None, THERE)


async def test_nobody_is_kept_by_a_channel_that_is_taken(hall: Hall) -> None:
    """Where another game has begun meanwhile, who leaves leaves, and the motion stands."""
    table = await begun(hall)
    for user in (2, 3):
        await seats.pass_host(hall, table.id, user - 1, Seat(_seat(table, user)), manages=False)
    await wants(hall, table, 2)
    other = await lobby.open_lobby(
        hall, channel_id=THERE, guild_id=1, host=person(9), language="en", options={}
    )

    with pytest.raises(Occupied):
        await wants(hall, table, 3)
    for user in (1, 3):
        table = await seats.resign(hall, table.id, user, Seat(_seat(table, user)), computed=False)

    assert (table.row.channel_id, other.row.channel_id) == (HERE, THERE)
    assert table.people == (2,)


def _seat(table: Table, user: int) -> int:
    (seat,) = table.seats_of(user)
    return int(seat)
