"""Moving a game to another channel: only the host or a manager can do it alone."""

from __future__ import annotations

import pytest

from bot.chat.refusals import Refused
from bot.features.moving import moving
from bot.features.play.deciding import told
from bot.features.seats import seats
from bot.features.votes import screens
from bot.publish import lost
from bot.publish.posts.post import Post
from bot.table.games import Games
from bot.table.table import Table
from bot.table.votes import voting
from game import Seat
from storage import Occupied
from tests.bot.acting import begun, opened, owed
from words import Words

HERE, THERE = 7, 8


async def wants(games: Games, table: Table, user: int, *, manages: bool = False) -> voting.Vote:
    """Let a person ask to move the game there."""
    return await voting.propose(games, table.id, user, "move", channel=THERE, manages=manages)


async def test_one_of_three_moves_nothing(games: Games) -> None:
    """A guest's request becomes a motion that names the channel; a second vote moves the game."""
    table = await begun(games)

    first = await wants(games, table, 2)
    channel = table.row.channel_id
    said = screens.vote(Post(table, "vote", 1, (), 1.0), "").text
    second = await wants(games, table, 3)

    assert (first.is_carried, channel, "<#8>" in said) == (False, HERE, True)
    assert (second.is_carried, table.row.channel_id) == (True, THERE)
    assert table.memory.motions == {}
    assert told(second, Words("en")).text == "The game has moved to <#8>."


@pytest.mark.parametrize(("user", "manages"), [(1, False), (9, True)])
async def test_host_and_manager_move_it_at_once(games: Games, user: int, *, manages: bool) -> None:
    """A host or manager moves the game at once, without a post."""
    table = await begun(games)

    vote = await wants(games, table, user, manages=manages)

    assert (vote.is_carried, table.row.channel_id) == (True, THERE)
    assert await owed(games, table, "vote") == []


async def test_the_hosts_vote_decides_what_others_have_proposed(games: Games) -> None:
    """The host's vote on another player's motion moves the game."""
    table = await begun(games)
    await wants(games, table, 2)

    vote = await voting.agree(games, table.id, 1, 1, manages=False)

    assert (vote.is_carried, table.row.channel_id) == (True, THERE)


async def test_bystanders_move_nothing(games: Games) -> None:
    """People who don't play can't move the game, and it can't move to where it already is."""
    table = await begun(games)

    with pytest.raises(Refused, match="not_seated"):
        await wants(games, table, 9)
    with pytest.raises(Refused, match="moved"):
        await voting.propose(games, table.id, 1, "move", channel=HERE, manages=False)


async def test_a_lobby_is_its_hosts_to_move(games: Games) -> None:
    """Before the game begins there's no vote: a guest is refused, and the host moves it."""
    table = await opened(games, 3)

    with pytest.raises(Refused, match="not_host"):
        await moving.move_lobby(games, table.id, 2, THERE, manages=False)
    await moving.move_lobby(games, table.id, 1, THERE, manages=False)

    assert table.row.channel_id == THERE


async def test_who_cannot_be_heard_is_told_to_tell_the_others(games: Games) -> None:
    """A lost channel can't show the motion, so players agree by the command elsewhere."""
    table = await begun(games)
    await lost.lose(games, table.id, "50001")

    said = told(await wants(games, table, 2), Words("en")).text
    await wants(games, table, 3)

    assert "</game move> in <#8>" in said
    assert (table.still, table.row.channel_id) == (None, THERE)


async def test_nobody_is_kept_by_a_channel_that_is_taken(games: Games) -> None:
    """With another game in the target channel, players can still leave and the motion stays."""
    table = await begun(games)
    for user in (2, 3):
        await seats.pass_host(games, table.id, user - 1, Seat(_seat(table, user)), manages=False)
    await wants(games, table, 2)
    other = await opened(games, channel_id=THERE)

    with pytest.raises(Occupied):
        await wants(games, table, 3)
    for user in (1, 3):
        table = await seats.resign(games, table.id, user, Seat(_seat(table, user)), computed=False)

    assert (table.row.channel_id, other.row.channel_id) == (HERE, THERE)
    assert table.people == (2,)


def _seat(table: Table, user: int) -> int:
    (seat,) = table.seats_of(user)
    return int(seat)
