"""Wonders on Discord: begun and built by thumb, and by commands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from game.core.cards import Cards
from game.wonders.begin_wonder import BeginWonder
from game.wonders.rows import COSTS
from tests.bot.tables import Table, table
from tests.bot.test_taps import Thumb
from tests.crash.positions import position, put
from tests.databases import File
from words import Words

WORDS = Words("en")


@asynccontextmanager
async def beginning(folder: Path) -> AsyncIterator[tuple[Table, Thumb, str]]:
    """A player who may begin a wonder and can pay for a level, with their thumb and the wonder."""
    here = position("BeginWonder")
    assert isinstance(here.action, BeginWonder)
    state, cost = here.game.state, COSTS[here.action.wonder]
    cards: Cards = tuple(cost.get(card.name, 0) for card in state.rules.cards)
    state.take(here.seat, tuple(state.hands[here.seat]))
    state.give(here.seat, cards)
    database = File(folder / "games.db")
    await put(database.url, here)
    async with table(folder, database=database) as t:
        person = next(p for p in t.people if p.name == here.person)
        await t.command(person, "language", language="en")
        yield t, Thumb(t, person), WORDS.noun(f"wonder.{here.action.wonder}").form()


async def test_a_wonder_is_begun_and_built_by_thumb(tmp_path: Path) -> None:
    """It takes no more taps than a card with a choice, and one more for a level."""
    async with beginning(tmp_path) as (t, thumb, wonder):
        lines = t.lines
        await thumb.public(await t.board(), "Build")
        await thumb.press("Begin a wonder")
        await thumb.press(wonder)
        assert t.lines == lines + 1
        assert thumb.taps == 3
        assert f"the {wonder}" in (await t.board()).content

        thumb.taps = 0
        await thumb.press("Next level of your wonder")
        assert t.lines == lines + 2
        assert thumb.taps == 1
        assert "Next level of your wonder" not in thumb.screen.buttons


async def test_a_wonder_is_begun_and_built_by_commands(tmp_path: Path) -> None:
    """Its name is completed, and an unavailable one is refused."""
    async with beginning(tmp_path) as (t, thumb, wonder):
        lines, person = t.lines, thumb.person
        assert "Begin a wonder first" in await t.command(person, "build level")
        assert "lighthouse" in await t.command(person, "build wonder", how="lighthouse")
        await t.command(person, "build wonder")
        assert any(label.startswith(wonder) for label in thumb.screen.buttons)
        assert t.lines == lines

        await t.command(person, "build wonder", how=wonder)
        assert t.lines == lines + 1
        await t.command(person, "build level")
        assert t.lines == lines + 2
        told = await t.command(person, "build wonder", how=wonder)
        assert "already building" in told
