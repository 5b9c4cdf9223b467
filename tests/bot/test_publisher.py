"""A channel never has more than one live table, wherever the bot is killed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.publish import publisher
from bot.publish.pings import wanted
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table
from bot.table.votes import voting
from storage import PostRow, Store, Unreachable
from storage.notes import Notes
from tests.bot.acting import act, begun, damage
from tests.bot.speaking import Channel, Killed, Speaker, life
from tests.storage.asked import posts_of

pytestmark = pytest.mark.usefixtures("undrawn")


async def owes_a_table(store: Store, table: Table) -> None:
    """Let people act until the table needs a new post."""
    games = Games(store)
    while news.TURN not in {post.key.kind for post in await store.readings.pending(table.id)}:
        await act(games, await games.tables.look(table.id))


async def posted_anew(store: Store, table: Table) -> None:
    """Ask for the table at the bottom of the channel."""
    newest = (await Games(store).tables.look(table.id)).latest(news.TURN)
    assert newest is not None
    await store.notes.again(newest.key)


async def test_a_table_that_cannot_be_read_says_so(
    games: Games, store: Store, tmp_path: Path
) -> None:
    """A notice replaces the board, and gets buttons once the game is ended."""
    channel, table = Channel(), await begun(games, pace="")
    await life(store, channel, table.id, -1)
    damage(tmp_path / "games.db", "UPDATE games SET snapshot = x'00'")
    damage(tmp_path / "games.db", "UPDATE lines SET line = '{'")

    await life(store, channel, table.id, -1)
    ((message, said),) = channel.messages.items()
    await voting.propose(Games(store), table.id, 9, "abandon", manages=True)
    await life(store, channel, table.id, -1)

    assert "hexhost mend" in said.text
    assert [(key, len(each.rows)) for key, each in channel.messages.items()] == [(message, 1)]


async def test_a_damaged_log_keeps_no_table_from_its_turn(
    games: Games, store: Store, tmp_path: Path
) -> None:
    """With a damaged log the old post loses its story, but the new one is posted."""
    channel, table = Channel(), await begun(games, pace="")
    await life(store, channel, table.id, -1)
    await owes_a_table(store, table)
    damage(tmp_path / "games.db", "UPDATE lines SET line = '{'")

    assert await life(store, channel, table.id, -1)

    assert (len(channel.messages), len(channel.tables())) == (2, 1)


@pytest.mark.parametrize("makes_owed", [owes_a_table, posted_anew])
async def test_never_are_two_tables_live(
    games: Games, store: Store, makes_owed: Callable[[Store, Table], Awaitable[None]]
) -> None:
    """The bot is killed around each request; never are two tables live, and no post is doubled."""
    channel, table = Channel(), await begun(games, pace="")
    lives = [await life(store, channel, table.id, -1)]

    while lives.count(True) < 2:  # until a life is long enough for all requests
        await makes_owed(store, table)
        lives.append(await life(store, channel, table.id, len(lives) - 1))
        if not lives[-1]:
            assert await life(store, channel, table.id, -1)
        assert len(channel.tables()) == 1
        turns = [post for post in await posts_of(store, table.id) if post.key.kind == news.TURN]
        assert len(channel.messages) == len(turns)
        assert await store.readings.pending(table.id) == ()

    assert lives.count(False) >= 4
    assert [each for each in channel.live if len(each) > 1] == []


async def test_a_call_that_is_wanted_while_it_is_taken_down_is_said_once_more(
    games: Games, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A post wanted again during its removal is posted again without a ping."""
    channel, table = Channel(), await begun(games, pace="")
    await voting.propose(games, table.id, 2, "pause", manages=False)
    await life(store, channel, table.id, -1)
    before, notices = {*channel.messages}, [*channel.notices]
    hides = [True]

    def wanted_later(table: Table) -> list[PostRow]:
        return [] if hides and hides.pop() else wanted(table)

    monkeypatch.setattr(publisher, "wanted", wanted_later)

    for _ in range(2):
        await life(store, channel, table.id, -1)

    old, new = before - {*channel.messages}, {*channel.messages} - before
    assert (len(old), len(new)) == (1, 1)
    assert channel.notices == notices


async def test_what_was_found_and_could_not_be_noted_is_found_again(
    games: Games, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot dies before it notes its table, and the next one's database fails once."""
    channel, table = Channel(), await begun(games, pace="")
    ends: list[BaseException] = [Unreachable("the server is away"), Killed()]
    said = Notes.said

    async def noted(notes: Notes, *args: Any, **fields: Any) -> PostRow:
        if ends:
            raise ends.pop()
        return await said(notes, *args, **fields)

    monkeypatch.setattr(Notes, "said", noted)
    assert not await life(store, channel, table.id, -1)

    speaker = Speaker(Games(store), channel, 1.0)
    await speaker.look_back()
    with pytest.raises(Unreachable):
        await speaker._bring_up(table.id)
    await speaker._bring_up(table.id)
    await speaker.finish()

    assert len(channel.messages) == len(channel.tables()) == 1
