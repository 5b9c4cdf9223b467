"""Drawing: whose picture is drawn next."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot import drawing
from bot.screens.screen import Picture, Screen


async def test_who_wants_many_pictures_lets_others_go_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three at once of one reader ask for more patience each; another's first one for none."""
    asked: list[float] = []
    drawn = asyncio.Event()

    @asynccontextmanager
    async def turn(patience: float) -> AsyncIterator[None]:
        asked.append(patience)
        await drawn.wait()
        yield

    monkeypatch.setattr(drawing, "turn", turn)
    monkeypatch.setattr(drawing, "drawn", lambda call: asyncio.sleep(0, b"PNG"))
    screen = Screen("", Picture(bytes, "board.png", "a board"))

    works = [asyncio.create_task(drawing.files(screen, reader)) for reader in (1, 1, 1, 2)]
    await asyncio.sleep(0)
    drawn.set()
    await asyncio.gather(*works)
    await drawing.files(screen, 1)

    assert asked == [0.0, drawing.MORE, 2 * drawing.MORE, 0.0, 0.0]
    assert not drawing._readers
