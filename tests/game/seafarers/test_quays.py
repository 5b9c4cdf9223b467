"""Placing harbors on Discord, in two boxes: one command, and as few taps as a road."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.bot.tables import Table, table
from tests.bot.test_taps import Thumb
from tests.crash.positions import position, put
from tests.databases import File
from tests.house import needs

VERBS = [
    pytest.param("PlaceHarbour", marks=needs("forgotten_tribe")),
    pytest.param("LayHarbour", marks=needs("new_world")),
]


@asynccontextmanager
async def owing(folder: Path, verb: str) -> AsyncIterator[tuple[Table, Thumb]]:
    """A player who owes a harbor its place, and their thumb."""
    here = position(verb)
    database = File(folder / "games.db")
    await put(database.url, here)
    async with table(folder, database=database) as t:
        person = next(p for p in t.people if p.name == here.person)
        await t.command(person, "language", language="en")
        yield t, Thumb(t, person)


@pytest.mark.parametrize("verb", VERBS)
async def test_a_harbour_is_placed_by_thumb(tmp_path: Path, verb: str) -> None:
    """It takes the public button and a letter, at most one menu; the harbor's kind is named."""
    async with owing(tmp_path, verb) as (t, thumb):
        lines = t.lines
        await thumb.public(await t.board(), "Place harbor")
        assert "(3:1) go?" in thumb.screen.content or "(2:1 " in thumb.screen.content
        await thumb.pick()
        assert t.lines == lines + 1
        assert thumb.taps <= 3


@pytest.mark.parametrize("verb", VERBS)
async def test_a_harbour_is_placed_by_its_command(tmp_path: Path, verb: str) -> None:
    """Any harbor verb works by the command; without a place it opens the screen."""
    async with owing(tmp_path, verb) as (t, thumb):
        lines, person = t.lines, thumb.person
        spots = await person.autocomplete("build harbor", "spot", spot="")
        await t.command(person, "build harbor")
        assert "Pick a letter" in thumb.screen.content
        assert t.lines == lines
        await t.command(person, "build harbor", spot=spots[0]["value"])
        assert t.lines == lines + 1
