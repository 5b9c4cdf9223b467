"""Tests of the bot start whole programs, and are marked for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.pictures import drawing
from bot.chat.screen import Screen
from tests.bot.acting import games, store, watch
from tests.bot.clicking import Doors, doors
from tests.bot.market import market
from tests.bot.tables import Table, table

__all__ = ["games", "market", "store", "watch"]

HERE = Path(__file__).parent


@pytest.fixture
async def t(tmp_path: Path) -> AsyncIterator[Table]:
    """The bot and four people in the middle of a game."""
    async with table(tmp_path, "midgame") as found:
        yield found


@pytest.fixture
async def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Doors]:
    """The bot, without a game."""
    async with doors(tmp_path, monkeypatch) as found:
        yield found


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace pictures, which are slow and not looked at here."""

    async def drawn(screen: Screen) -> Screen:
        await asyncio.sleep(0)
        return screen

    monkeypatch.setattr(drawing, "painted", drawn)


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Post pictures with their words, but draw nothing: nobody looks at them here."""
    for name in ("drawn", "apart"):
        monkeypatch.setattr(drawing, name, lambda call: asyncio.sleep(0, b"png"))
    monkeypatch.setattr(drawing, "begin", lambda picture: None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder that starts the bot."""
    for item in items:
        if item.path.name.startswith("test_table_") and HERE in item.path.parents:
            item.add_marker(pytest.mark.e2e)
