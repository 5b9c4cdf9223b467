"""Choosing a number for a new island on Discord, by thumb and by command."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from game.core.stack import Debt
from game.core.state import State
from game.discovery.families import NUMBER
from game.discovery.parts import NumberSupply
from game.discovery.take_number import TakeNumber
from tests.bot.tables import Table, table
from tests.bot.test_taps import Thumb
from tests.crash.positions import Playing, Position, put
from tests.databases import File

NAMES = ("base", "seafarers", "discovery")


def owed() -> Position:
    """A game where a ship has reached an island on Greater Catan with an empty supply."""
    for number in range(20):
        playing = Playing(f"number {number}".encode(), {"map": "greater_catan"}, NAMES)
        state = playing.game.state
        state.change(NumberSupply, drawn=state.part(NumberSupply).supply)
        while playing.game.state.number < 600 and not playing.game.state.winners:
            if debt := _number(playing.game.state):
                action = playing.game.options(debt.seat)[0]
                assert isinstance(action, TakeNumber)
                return playing.position(debt.seat, action)
            playing.play(*playing.next_move(saves=False))
    raise LookupError


def _number(state: State) -> Debt | None:
    return next((debt for debt in state.debts() if debt.duty == NUMBER), None)


@asynccontextmanager
async def choosing(folder: Path) -> AsyncIterator[tuple[Table, Thumb]]:
    """A player who owes a new island its number, and their thumb."""
    here = owed()
    database = File(folder / "games.db")
    await put(database.url, here)
    async with table(folder, database=database) as t:
        person = next(p for p in t.people if p.name == here.person)
        await t.command(person, "language", language="en")
        yield t, Thumb(t, person)


async def test_a_number_is_taken_by_thumb(tmp_path: Path) -> None:
    """It takes the public button and a letter, and at most one menu."""
    async with choosing(tmp_path) as (t, thumb):
        lines = t.lines
        await thumb.public(await t.board(), "Choose number")
        assert "goes to the new island" in thumb.screen.content
        await thumb.pick()
        assert t.lines == lines + 1
        assert thumb.taps <= 3


async def test_a_number_is_taken_by_its_command(tmp_path: Path) -> None:
    """Without a hex the command opens the screen; hexes are completed, and others refused."""
    async with choosing(tmp_path) as (t, thumb):
        lines, person = t.lines, thumb.person
        found = await person.autocomplete("number", "hex", hex="")
        await t.command(person, "number")
        assert "Pick a letter" in thumb.screen.content
        assert t.lines == lines
        await t.command(person, "number", hex=found[0]["value"])
        assert t.lines == lines + 1
