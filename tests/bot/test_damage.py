"""The host is told about a damaged database, however far the start had come."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

import bot.__main__ as program
from bot.settings import Settings
from storage import Unreadable


class Damaged:
    """A client whose file is damaged; closing it makes its start fail at once."""

    def __init__(self) -> None:
        self.services = SimpleNamespace(store=self)
        self.closing = asyncio.Event()

    async def check(self) -> None:
        """Find the damage."""
        raise Unreadable("restore a backup")

    async def start(self, token: str) -> None:
        """Lose the connection during the start."""
        await self.closing.wait()
        raise asyncio.CancelledError

    async def close(self) -> None:
        """Take a while."""
        self.closing.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def test_the_damage_is_told_and_not_how_the_start_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The host reads about the damage, even if the connection breaks while the bot closes."""

    @asynccontextmanager
    async def prepared(_: Settings) -> AsyncIterator[Any]:
        yield Damaged()

    monkeypatch.setattr(program, "prepared", prepared)

    with pytest.raises(Unreadable, match="restore a backup"):
        await program._serve(Settings(_env_file=None))
