"""
The easel: where pictures are drawn, in worker threads, the most urgent first.

Who takes a turn before looking at a table draws what is there when the turn has come: what is
superseded meanwhile is never drawn, and a busy machine draws less instead of later and later.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import discord

from bot.screens.screen import Picture, Screen
from bot.turns import Turns

ARTISTS = 2
"""So many draw at once; more would only take the interpreter from those who answer."""

PRIVATE, TABLE, HAND = 0.0, 0.25, 60.0
"""For how many seconds others go before: who has clicked sees nothing yet, a hand can wait."""

ALT = 1024
"""The longest alt text."""

_artists = ThreadPoolExecutor(max_workers=ARTISTS, thread_name_prefix="artist")
_turns = Turns(ARTISTS)


@dataclass(frozen=True, slots=True)
class Painted(Picture):
    """A picture that is ready."""

    data: bytes = b""


@asynccontextmanager
async def turn(patience: float) -> AsyncIterator[None]:
    """Have the next turn at the easel; what is `painted` inside is painted at once."""
    async with _turns.one(patience):
        yield


async def painted(screen: Screen) -> Screen:
    """The screen with its pictures drawn, for those whose turn it is."""
    ready = [await _painted(picture) for picture in screen.pictures]
    return replace(screen, picture=ready[0], more=tuple(ready[1:])) if ready else screen


async def files(screen: Screen) -> list[discord.File]:
    """The files of a screen: its pictures, each drawn in its turn unless it is ready."""
    return [await _file(picture) for picture in screen.pictures]


async def _file(picture: Picture) -> discord.File:
    if not isinstance(picture, Painted):
        async with turn(HAND if picture.can_wait else PRIVATE):
            picture = await _painted(picture)
    return discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt[:ALT])


async def _painted(picture: Picture) -> Painted:
    if isinstance(picture, Painted):
        return picture
    data = await asyncio.get_running_loop().run_in_executor(_artists, picture.draw)
    return Painted(picture.draw, picture.name, picture.alt, picture.can_wait, data)
