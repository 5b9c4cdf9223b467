"""A click takes one visit to its table, and few round trips to a distant database."""

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
    """Statements and transaction boundaries sent to databases in this block."""
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
    """Take the first choice of a private screen, and return the next screen."""
    if screen.menus:
        menu = screen.menus[0]
        await person.choose(screen, menu["custom_id"], [menu["options"][0]["value"]])
    else:
        await person.click(screen, next(iter(screen.buttons)))
    return await t.answer(person)


async def to_place(t: Table) -> tuple[Person, Post]:
    """The player placing a settlement in the set-up, and the screen that asks to confirm it."""
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
    """The count covers the answer, the table and the hand; it was 18 on a file, 52 on a server."""
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
    """One visit changes the table, another notes it; the options are computed once."""
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
    # The next moment's options are needed twice: for the answer and for the hand.
    assert max(map(asked.count, asked)) == 2


async def test_a_new_board_is_few_journeys(tmp_path: Path, database: Database) -> None:
    """
    Posting a new board and updating the hands takes few trips; it was 43 to a server.

    One of the trips asks whether the next player is resting, and the one after wants to hear of it.
    """
    async with table(tmp_path, "midgame", database) as t:
        board = await t.board()
        person = t.on_turn(board)
        assert "End turn" in board.buttons
        with journeys() as made:
            await person.click(board, "End turn")
            await t.rest()

        assert len(made) <= (24 if "sqlite" in database.url else 38)
