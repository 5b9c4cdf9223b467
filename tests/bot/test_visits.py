"""A click is one visit at its table, and few journeys to a database that is far away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event

from bot.table.tables import Tables
from game import Game
from sandbox.person import Person
from sandbox.post import Post
from storage.engine import WRITES
from tests.bot.tables import Table, table
from tests.databases import Database


@contextmanager
def journeys() -> Iterator[list[str]]:
    """What is sent to databases inside: statements, and how transactions begin and end."""
    found: list[str] = []

    def asks(_: Connection, __: object, statement: str, *___: object) -> None:
        found.append(statement)

    def turns(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES):  # a reading begins nothing
            found.append("a transaction begins or ends")

    names: dict[str, Callable[..., None]] = {
        "before_cursor_execute": asks,
        "begin": turns,
        "commit": turns,
        "rollback": turns,
    }
    for name, listener in names.items():
        event.listen(Engine, name, listener)
    yield found
    for name, listener in names.items():
        event.remove(Engine, name, listener)


async def chosen(t: Table, person: Person, screen: Post) -> Post:
    """The first of what a private screen proposes; the screen that follows."""
    if screen.menus:
        menu = screen.menus[0]
        await person.choose(screen, menu["custom_id"], [menu["options"][0]["value"]])
    else:
        await person.click(screen, next(iter(screen.buttons)))
    return await t.answer(person)


async def to_place(t: Table) -> tuple[Person, Post]:
    """Whoever places a settlement in the set-up, and the private screen that asks for a yes."""
    while True:
        board = await t.board()
        person, button = t.on_turn(board), next(iter(board.buttons))
        await t.command(person, "settings", preview=True)
        await person.click(board, button)
        screen = await t.answer(person)
        while not {"Place", "Colocar"} & set(screen.buttons):
            screen = await chosen(t, person, screen)
        if "settlement" in button:
            return person, screen
        await chosen(t, person, screen)


async def test_a_placed_settlement_is_few_journeys(tmp_path: Path, database: Database) -> None:
    """Its answer, the edited table and the hand included; it was 18 to a file, 52 to a server."""
    async with table(tmp_path, "setup", database) as t:
        person, screen = await to_place(t)
        lines = t.lines
        with journeys() as made:
            await chosen(t, person, screen)
            await t.rest()

        assert t.lines == lines + 1
        assert len(made) <= (14 if "sqlite" in database.url else 26)


async def test_it_is_one_visit_and_its_options_are_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is changed in one visit and noted in another; what may be done is asked once."""
    visits: list[str] = []
    asked: list[tuple[int, int]] = []
    at, options = Tables.at, Game.options

    def visited(tables: Tables, game_id: str) -> object:
        visits.append(game_id)
        return at(tables, game_id)

    def optioned(game: Game, seat: int) -> object:
        asked.append((game.state.number, seat))
        return options(game, seat)  # type: ignore[arg-type]  # a seat

    async with table(tmp_path, "setup") as t:
        person, screen = await to_place(t)
        monkeypatch.setattr(Tables, "at", visited)
        monkeypatch.setattr(Game, "options", optioned)
        await chosen(t, person, screen)
        await t.rest()

    before = min(asked)
    assert len(visits) == 2
    assert asked.count(before) == 1
    # What follows is asked for the answer, and for the hand in the direct message.
    assert max(map(asked.count, asked)) == 2


async def test_a_new_board_is_few_journeys(tmp_path: Path, database: Database) -> None:
    """
    The older board is closed, the new one posted, the hands dealt; it was 43 to a server.

    One of them asks whether who is called rests.
    """
    async with table(tmp_path, "midgame", database) as t:
        board = await t.board()
        person = t.on_turn(board)
        assert "End turn" in board.buttons
        with journeys() as made:
            await person.click(board, "End turn")
            await t.rest()

        assert len(made) <= (24 if "sqlite" in database.url else 38)
