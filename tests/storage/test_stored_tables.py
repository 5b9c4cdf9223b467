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
from game import Game, Line, Seat, Seeded, offered
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


@dataclass(frozen=True, slots=True)
class Upgraded:
    """An earlier version's file after this version has opened it."""

    content: bytes
    schema: str
    """The schema that it had before,"""
    kept: list[str]
    """and the schemas of the copies beside it."""


@dataclass(slots=True)
class Old:
    """A store on a file from an earlier version, and what that version knew of it."""

    store: Store
    known: Known
    upgraded: Upgraded
    rows: list[GameRow]
    games: dict[str, dict[str, Any]]
    """The facts that version noted, by game."""
    every: bool
    """Whether each game is compared; otherwise those that show all there is."""

    @property
    def begun(self) -> list[GameRow]:
        """The games that have begun."""
        rows = self.rows
        return [row for row in rows if row.snapshot is not None and NAMES.issuperset(row.modules)]

    @property
    def running(self) -> list[GameRow]:
        """Those that are still played."""
        return [row for row in self.begun if row.status is Status.RUNNING]

    def some(self, shown: dict[str, set[str]]) -> list[GameRow]:
        """Of the games whose ids are given, all or as few as show what any of them has *shown*."""
        found, left = set(shown if self.every else ()), set().union(*shown.values())
        while left and not self.every:
            found.add(most := max(shown, key=lambda each: len(shown[each] & left)))
            left -= shown[most]
        return [row for row in self.begun if row.id in found]


DAILY = (STORED[0], STORED[-1])
"""The oldest version and the newest; soaks play on the games of the others."""
PLAYED = pytest.mark.parametrize(
    "old",
    [
        pytest.param((each, True), id=each.stem, marks=() if each in DAILY else pytest.mark.soak)
        for each in STORED
    ],
    indirect=True,
)
"""Every run compares games of all versions, so they are the same from there on."""

COMPARED = pytest.mark.parametrize(
    "old",
    [
        *(pytest.param((each, each == STORED[-1]), id=each.stem) for each in STORED),
        *(
            pytest.param((each, True), id=f"{each.stem}-every", marks=pytest.mark.soak)
            for each in STORED[:-1]
        ),
    ],
    indirect=True,
)
"""The newest version with every game, and of the others as few as show all; soaks see every one."""

_UPGRADED: dict[Path, Upgraded] = {}
"""Each version's file, upgraded to this one's schema once for all tests."""


def lay(stored: Path, file: Path) -> str:
    """Write the *file* of a version; returns its schema."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(stored.read_text(encoding="utf-8"))
    return schema_of(file)


def schema_of(file: Path) -> str:
    """The schema of a database."""
    with closing(sqlite3.connect(file)) as connection:
        ((schema,),) = connection.execute("SELECT version_num FROM hexhost_schema")
    return str(schema)


def lay_upgraded(stored: Path, file: Path, schema: str = "") -> list[str]:
    """Write the *file* upgraded from *schema*, unless it already is; returns its games' ids."""
    if stored in _UPGRADED:
        file.write_bytes(_UPGRADED[stored].content)
    else:
        kept = [schema_of(each) for each in file.parent.glob("*.backup")]
        _UPGRADED[stored] = Upgraded(file.read_bytes(), schema, kept)
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM games ORDER BY created")]


@pytest.fixture
async def old(request: pytest.FixtureRequest, file: Path, url: str) -> AsyncIterator[Old]:
    """The store of a version."""
    stored, every = request.param
    schema = ""
    if stored not in _UPGRADED:
        schema = lay(stored, file)
        async with Store.open(url, clock=Clock()):
            pass
    ids = lay_upgraded(stored, file, schema)
    beside = stored.with_suffix(".json")
    about = json.loads(beside.read_text(encoding="utf-8")) if beside.exists() else {}
    known, games = Known(about.get("fields", {}), about.get("verbs", ())), about.get("games", {})
    async with Store.open(url, clock=Clock()) as store:
        rows = [await store.readings.game(game_id) for game_id in ids]
        yield Old(store, known, _UPGRADED[stored], rows, games, every)


def restored(row: GameRow) -> Game:
    """The game in a row."""
    assert row.snapshot is not None
    return Game.restored(row.snapshot)


def words_of(lines: list[Line]) -> set[str]:
    """The types of all actions and events in a log."""
    return {str(each.get("type")) for line in lines for each in (line.action, *line.events)}


def test_versions_are_kept() -> None:
    """There are stored databases, or the tests below prove nothing."""
    assert len(STORED) > 1


def test_every_box_is_kept() -> None:
    """The newest version has stored games with each box that is offered."""
    script = STORED[-1].read_text(encoding="utf-8")
    boxes = {name for names in offered() for name in names}

    assert [name for name in sorted(boxes) if f'"{name}"' not in script] == []


def an_old_schema_was_copied_first(old: Old) -> None:
    """After an upgrade, the old file is next to the new one."""
    newest = max(each.name for each in (MIGRATIONS / "versions").glob("0*.py"))[:4]
    schema = old.upgraded.schema

    assert old.upgraded.kept == ([] if schema == newest else [schema])


def sets_of_boxes_are_kept(old: Old) -> None:
    """A version with more than the base game has stored games of many of its sets."""
    sets = {row.modules for row in old.rows}

    assert sets == {("base",)} or len(sets) >= FEWEST


def a_table_remembers_what_it_did(old: Old) -> None:
    """Clocks, motions, bids and all the rest are as the storing version knew them."""
    for row in old.rows:
        then = old.games.get(row.id, {})
        if "memory" in then:
            now = remembered(memory_of(row))
            assert {name: now[name] for name in then["memory"]} == then["memory"]


def a_stored_game_is_the_game_it_was(old: Old) -> None:
    """Every view and every legal action is what the storing version knew, field by field."""
    noted = {row.id: row.modules for row in old.begun if row.id in old.games}
    for row in old.some({each: {*noted[each], old.games[each]["moment"]} for each in noted}):
        then, now = old.games[row.id], old.known.of(restored(row))

        where = (row.modules, then["moment"])
        assert (*where, row.number, row.status) == (*where, then["number"], then["status"])
        assert (*where, now["views"]) == (*where, then["views"])
        assert (*where, now["options"]) == (*where, then["options"])


async def a_stored_log_is_what_was_played(old: Old) -> None:
    """
    No line is missing, and every event has the text it had.

    The log alone makes the same snapshot, and the same lines again.
    """
    logs = {
        row.id: [each.line for each in await old.store.readings.lines(row.id)] for row in old.begun
    }
    for row in old.begun:
        assert [each.number for each in logs[row.id]] == list(range(row.number + 1))
    for row in old.some({each: words_of(logs[each]) for each in logs}):
        lines, game = logs[row.id], restored(row)

        for line in lines:
            texts = [game.text(event) for event in game.events(line)]
            assert json.dumps(texts) == json.dumps(line.events)
        again = Game.replayed(lines)

        assert again.snapshot() == game.snapshot(), row.modules
        assert list(map(log.encode, again.lines)) == list(map(log.encode, lines))


async def stored_results_are_what_they_were(old: Old) -> None:
    """Stored results of every seat are what they were."""
    then = {game_id: about["results"] for game_id, about in old.games.items() if "results" in about}

    now = {game.id: results_of(game) for game in await old.store.results.of(1)}

    assert {game_id: now[game_id] for game_id in then} == then


async def a_stored_game_that_has_ended_gets_its_results(old: Old) -> None:
    """Every player has a result, with places where there is a winner, and with the luck."""
    ended = {row.id: row for row in old.begun if not row.living}

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


@COMPARED
async def test_all_is_as_it_was(old: Old) -> None:
    """An upgraded file has the same sets, memories, games, logs and results as before."""
    an_old_schema_was_copied_first(old)
    sets_of_boxes_are_kept(old)
    a_table_remembers_what_it_did(old)
    a_stored_game_is_the_game_it_was(old)
    await a_stored_log_is_what_was_played(old)
    await stored_results_are_what_they_were(old)
    await a_stored_game_that_has_ended_gets_its_results(old)


@PLAYED
@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_a_stored_game_is_played_to_its_end(old: Old, *, every: bool) -> None:
    """
    The game plays on from its snapshot with random legal actions, whatever it was waiting for.

    One of each version is played to its end, and in a soak *every* one; the others for long.
    """
    rows = old.running
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
    for row in old.running:
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
