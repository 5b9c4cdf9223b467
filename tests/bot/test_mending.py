"""Games with a damaged snapshot are repaired, or reported as broken and can be ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot import mend
from bot.chat.refusals import Refused
from bot.features import timers
from bot.features.lobby import lobby
from bot.publish.posts import ending
from bot.publish.posts.post import Post
from bot.publish.services import Services
from bot.settings import Settings
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table
from bot.table.votes import voting
from storage import Status, Store, StoreError
from tests.bot.acting import NOON, Watch, act, begun, damage, opened, person
from words import Words

DAMAGES: dict[str, Callable[[bytes], bytes | None]] = {
    "nothing": lambda good: None,
    "no byte": lambda good: b"",
    "its half": lambda good: good[: len(good) // 2],
    "zeros": lambda good: bytes(len(good)),
    "letters": lambda good: b"?" * len(good),
    "the board": lambda good: good.replace(b"terrain", b"terra\xffn"),
    "a hand": lambda good: good.replace(b"\xa5hands\x93", b"\xa5hands\x90", 1),
}
"""Damage to a snapshot, by name: a changed one, or none at all."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of these tests' store."""
    return tmp_path / "games.db"


async def broken(games: Games, file: Path) -> Table:
    """A game with a damaged snapshot and a damaged log, as another process finds it."""
    table = await begun(games)
    damage(file, "UPDATE games SET snapshot = x'00'")
    damage(file, "UPDATE lines SET line = '{'")
    return table


@pytest.mark.parametrize("what", DAMAGES)
async def test_a_damaged_snapshot_is_made_anew_from_the_log(
    games: Games, store: Store, file: Path, what: str
) -> None:
    """The first visitor finds the game as it was, repaired on the disk too, and plays on."""
    table = await begun(games)
    for _ in range(3):
        await act(games, table)
    good = (await store.readings.game(table.id)).snapshot or b""
    damage(file, "UPDATE games SET snapshot = ?", DAMAGES[what](good))

    again = Games(store)
    found = await again.tables.look(table.id)
    stored = (await store.readings.game(table.id)).snapshot

    assert found.playing().snapshot() == stored == good
    await act(again, found)
    assert (await store.readings.game(table.id)).number == 4


async def test_what_cannot_be_mended_is_told_to_the_table(
    games: Games, store: Store, file: Path
) -> None:
    """The channel reads once what can be done, and a player who wants to act reads the same."""
    table, again, told = await broken(games, file), Games(store), list[str]()
    again.tables.tell = lambda each: told.append(each.id)

    for _ in range(2):
        found = await again.tables.look(table.id)
        again.tables.forget(table.id)
    with pytest.raises(Refused) as refused:
        await act(again, found)
    screen = ending.broken(Post(found, news.TURN, 0, (), 1.0))

    assert told == [table.id]
    assert refused.value.key == "ui.error.broken"
    assert f"hexhost mend {table.id}" in screen.text
    assert (screen.rows, screen.picture) == ((), None)


async def test_the_status_of_a_broken_game_is_told(store: Store, games: Games, file: Path) -> None:
    """The status of a broken game says that it can't be read."""
    table = await broken(games, file)
    services = Services(store, discord.Client(intents=discord.Intents.none()), Settings())
    caller = SimpleNamespace(w=Words("es"))

    said = await services.standing(caller, table.id)  # type: ignore[arg-type]  # only their words

    assert "Ya no puedo leer esta partida" in said


async def test_a_broken_game_can_be_ended(games: Games, store: Store, file: Path) -> None:
    """A manager ends it at once; the seed is shown, and the channel is free for a new game."""
    table, again = await broken(games, file), Games(store)

    await voting.propose(again, table.id, 9, "abandon", manages=True)
    ended = await again.tables.look(table.id)
    screen = ending.broken(Post(ended, news.TURN, 0, (), 1.0))
    new = await opened(again, 1)

    assert (ended.row.status, new.row.channel_id) == (Status.ABANDONED, table.row.channel_id)
    assert ended.row.seed.hex() in screen.text
    assert len(screen.rows) == 1


async def test_a_broken_game_stands_still(
    games: Games, store: Store, file: Path, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    """A broken game's clocks play for nobody, and nothing is logged again and again."""
    await broken(games, file)
    again = Games(store)
    watch.now = NOON.replace(year=2027)
    await timers.look(again, watch.now)
    caplog.clear()

    await timers.look(again, watch.now)

    assert caplog.records == []


async def test_a_damaged_line_keeps_nobody_from_playing(
    games: Games, store: Store, file: Path
) -> None:
    """With an intact snapshot the game goes on, and only its post says less."""
    table = await begun(games)
    damage(file, "UPDATE lines SET line = '{'")

    again = Games(store)
    await act(again, await again.tables.look(table.id))

    assert (await store.readings.game(table.id)).number == 1


async def test_a_lobby_has_nothing_to_mend(games: Games, store: Store) -> None:
    """A lobby has no snapshot, and isn't a broken game."""
    table = await lobby.join(games, (await opened(games, 2)).id, person(3))

    found = await Games(store).tables.look(table.id)

    assert (found.is_broken, found.still) == (False, None)


async def _made(file: Path) -> str:
    async with Store.open(f"sqlite:///{file}") as store:
        return (await begun(Games(store))).id


@pytest.fixture
async def stored(tmp_path: Path) -> tuple[str, Path]:
    """A stored game that no process has open, and its file."""
    file = tmp_path / "still.db"
    return await _made(file), file


@pytest.mark.parametrize(
    ("right", "wrong"),
    [(b"version", b"v\xff"), (b"\xa4bank\x95\x13", b"\xa4bank\x95\x12")],
    ids=["not to be read", "of another game"],
)
def test_the_host_mends_a_game(stored: tuple[str, Path], right: bytes, wrong: bytes) -> None:
    """A readable snapshot that differs from the log is repaired too, and then all is well."""
    game_id, file = stored
    with closing(sqlite3.connect(file)) as read:
        ((good,),) = read.execute("SELECT snapshot FROM games")
    damage(file, "UPDATE games SET snapshot = ?", good.replace(right, wrong))

    said = [mend.mend(f"sqlite:///{file}", game_id) for _ in range(2)]

    assert "rebuilt from the 1 lines" in said[0]
    assert "nothing to mend" in said[1]


def test_the_host_is_told_what_is_left_to_do(stored: tuple[str, Path]) -> None:
    """If the log is damaged too, the host is advised to restore a backup."""
    game_id, file = stored
    damage(file, "UPDATE lines SET line = '{'")

    with pytest.raises(StoreError, match="Restore a backup"):
        mend.mend(f"sqlite:///{file}", game_id)
    with pytest.raises(StoreError, match="does not exist"):
        mend.mend(f"sqlite:///{file}", "nowhere")
