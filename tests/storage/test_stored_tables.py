"""
Databases of every released version.

They are opened, compared with the records of the version that stored them, and played on.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.features.statistics import results
from bot.publish import lost
from bot.table.games import Games
from bot.table.state.memory import memory_of
from bot.table.votes import voting
from game import Game, Seat, Seeded, offered
from game.core import log
from storage import GameRow, Status, Store
from storage.upgrade import MIGRATIONS
from tests.house import NAMES
from tests.storage.builders import Clock
from tests.storage.games.known import Known, remembered, results_of
from tests.storage.games.tables import move

STORED = sorted((Path(__file__).parent / "games").glob("v*.sql"))
FEWEST = 6
"""Minimum number of sets of boxes in a version that stored games of more than one."""
MOST = 6000
"""Maximum actions of a random game,"""
LONG = 50
"""and enough to take a stored game well past its waiting point."""


@dataclass(slots=True)
class Old:
    """A store on a file from an earlier version, and what that version knew of it."""

    store: Store
    known: Known
    ids: list[str]
    games: dict[str, dict[str, Any]]
    """The facts that version noted, by game."""

    async def rows(self, *, running: bool = False) -> list[GameRow]:
        """The games that have begun, or those that are still played."""
        rows = [await self.store.readings.game(game_id) for game_id in self.ids]
        begun = [row for row in rows if row.snapshot is not None and NAMES.issuperset(row.modules)]
        return [row for row in begun if row.status is Status.RUNNING] if running else begun


VERSIONS = pytest.mark.parametrize("stored", STORED, ids=lambda each: str(each.stem))

DAILY = (STORED[0], STORED[len(STORED) // 2], STORED[-1])
PLAYED = pytest.mark.parametrize(
    "old",
    [
        pytest.param(each, id=each.stem, marks=() if each in DAILY else pytest.mark.soak)
        for each in STORED
    ],
    indirect=True,
)
"""
The oldest version, the newest and one between; soaks play on the games of the others.

Every run compares the games of all versions, move by move, so they are the same from there on.
"""

_UPGRADED: dict[Path, bytes] = {}
"""Each version's file, upgraded to this one's schema once for all tests."""


def lay(stored: Path, file: Path) -> str:
    """Write the *file* of a version; returns its schema."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(stored.read_text(encoding="utf-8"))
        ((schema,),) = connection.execute("SELECT version_num FROM hexhost_schema")
    return str(schema)


def lay_upgraded(stored: Path, file: Path) -> list[str]:
    """Write the *file* upgraded to this version, unless it already is; returns its games' ids."""
    if stored in _UPGRADED:
        file.write_bytes(_UPGRADED[stored])
    else:
        _UPGRADED[stored] = file.read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM games ORDER BY created")]


@pytest.fixture(params=STORED, ids=lambda each: str(each.stem))
async def old(request: pytest.FixtureRequest, file: Path, url: str) -> AsyncIterator[Old]:
    """The store of every version."""
    stored: Path = request.param
    if stored not in _UPGRADED:
        lay(stored, file)
        async with Store.open(url, clock=Clock()):
            pass
    ids = lay_upgraded(stored, file)
    beside = stored.with_suffix(".json")
    about = json.loads(beside.read_text(encoding="utf-8")) if beside.exists() else {}
    known, games = Known(about.get("fields", {}), about.get("verbs", ())), about.get("games", {})
    async with Store.open(url, clock=Clock()) as store:
        yield Old(store, known, ids, games)


def restored(row: GameRow) -> Game:
    """The game in a row."""
    assert row.snapshot is not None
    return Game.restored(row.snapshot)


def test_versions_are_kept() -> None:
    """There are stored databases, or the tests below prove nothing."""
    assert len(STORED) > 1


def test_every_box_is_kept() -> None:
    """The newest version has stored games with each box that is offered."""
    script = STORED[-1].read_text(encoding="utf-8")
    boxes = {name for names in offered() for name in names}

    assert [name for name in sorted(boxes) if f'"{name}"' not in script] == []


@VERSIONS
async def test_an_old_schema_is_copied_first(stored: Path, file: Path, url: str) -> None:
    """After an upgrade, the old file is next to the new one."""
    newest = max(each.name for each in (MIGRATIONS / "versions").glob("0*.py"))[:4]
    schema = lay(stored, file)

    async with Store.open(url, clock=Clock()):
        kept = list(file.parent.glob("*.backup"))

    assert len(kept) == (schema != newest)
    for each in kept:
        with closing(sqlite3.connect(each)) as connection:
            assert connection.execute("SELECT version_num FROM hexhost_schema").fetchall() == [
                (schema,)
            ]


async def sets_of_boxes_are_kept(old: Old) -> None:
    """A version with more than the base game has stored games of many of its sets."""
    sets = {(await old.store.readings.game(game_id)).modules for game_id in old.ids}

    assert sets == {("base",)} or len(sets) >= FEWEST


async def a_table_remembers_what_it_did(old: Old) -> None:
    """Clocks, motions, bids and all the rest are as the storing version knew them."""
    for game_id in old.ids:
        then = old.games.get(game_id, {})
        if "memory" in then:
            now = remembered(memory_of(await old.store.readings.game(game_id)))
            assert {name: now[name] for name in then["memory"]} == then["memory"]


async def a_stored_game_is_the_game_it_was(old: Old) -> None:
    """Every view and every legal action is what the storing version knew, field by field."""
    for row in await old.rows():
        then = old.games.get(row.id)
        if then is None:
            continue
        now = old.known.of(restored(row))

        where = (row.modules, then["moment"])
        assert (*where, row.number, row.status) == (*where, then["number"], then["status"])
        assert (*where, now["views"]) == (*where, then["views"])
        assert (*where, now["options"]) == (*where, then["options"])


async def a_stored_log_is_read_as_it_was_written(old: Old) -> None:
    """Every event of every game has the text it had, and no line is missing."""
    for row in await old.rows():
        game = restored(row)
        lines = await old.store.readings.lines(row.id)

        assert [each.number for each in lines] == list(range(row.number + 1))
        for each in lines:
            texts = [game.text(event) for event in game.events(each.line)]
            assert json.dumps(texts) == json.dumps(each.line.events)


async def a_stored_log_folds_to_the_stored_game(old: Old) -> None:
    """The log alone makes the same snapshot, and the same lines again."""
    for row in await old.rows():
        lines = [each.line for each in await old.store.readings.lines(row.id)]

        again = Game.replayed(lines)

        assert again.snapshot() == restored(row).snapshot(), row.modules
        assert list(map(log.encode, again.lines)) == list(map(log.encode, lines))


async def stored_results_are_what_they_were(old: Old) -> None:
    """Stored results of every seat are what they were."""
    then = {game_id: about["results"] for game_id, about in old.games.items() if "results" in about}

    now = {game.id: results_of(game) for game in await old.store.results.of(1)}

    assert {game_id: now[game_id] for game_id in then} == then


async def test_all_is_as_it_was(old: Old) -> None:
    """An upgraded file has the same sets, memories, games, logs and results as before."""
    await sets_of_boxes_are_kept(old)
    await a_table_remembers_what_it_did(old)
    await a_stored_game_is_the_game_it_was(old)
    await a_stored_log_is_read_as_it_was_written(old)
    await a_stored_log_folds_to_the_stored_game(old)
    await stored_results_are_what_they_were(old)


async def test_a_stored_game_that_has_ended_gets_its_results(old: Old) -> None:
    """Every player has a result, with places where there is a winner, and with the luck."""
    ended = {row.id: row for row in await old.rows() if not row.living}

    await results.catch_up(old.store)

    guilds = {row.guild_id or 0 for row in ended.values()}
    found = [game for guild in guilds for game in await old.store.results.of(guild)]
    assert {game.id for game in found} == ended.keys()
    for game in found:
        row, places = ended[game.id], [result.place for result in game.results]
        seats = await old.store.readings.seats(game.id)
        assert [result.user_id for result in game.results] == [seat.user_id for seat in seats]
        assert (1 in places) == (row.status is Status.OVER), row.modules
        assert all(result.fair is not None for result in game.results), row.modules


@PLAYED
@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_a_stored_game_is_played_to_its_end(old: Old, *, every: bool) -> None:
    """
    The game plays on from its snapshot with random legal actions, whatever it was waiting for.

    One of each version is played to its end, and in a soak *every* one; the others for long.
    """
    rows = await old.rows(running=True)
    ended = rows if every else rows[:1]
    for row in rows:
        game, random = restored(row), Random(row.number)
        chance = Seeded(row.seed, row.words, row.chance_counter)
        most = MOST if row in ended else LONG
        while not game.state.winners and len(game.lines) < most:
            game.play(*move(game, random), chance)

        assert game.state.winners or row not in ended, (row.modules, row.number)


@PLAYED
async def test_a_stored_table_plays_on(old: Old) -> None:
    """Some actions are played and stored at every table, with clocks, posts and chance."""
    games = Games(old.store)
    for row in await old.rows(running=True):
        random = Random(row.number)
        await lost.find(games, row.id)
        table = await games.tables.look(row.id)
        if table.still:
            await voting.propose(games, row.id, table.people[0], "resume", manages=True)
        for _ in range(2):
            if table.playing().state.winners:
                break
            seat, action = move(table.playing(), random)
            if user := table.user(Seat(seat)):  # a computer player acts by itself
                await games.play(row.id, user, Seat(seat), action)

        after = [each.line for each in await old.store.readings.lines(row.id)]
        assert (
            Game.replayed(after).snapshot()
            == restored(await old.store.readings.game(row.id)).snapshot()
        )
