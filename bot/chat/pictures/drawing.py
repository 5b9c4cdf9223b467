"""
Pictures are drawn by processes of their own, the most urgent first.

Who takes a turn before looking at a table draws what is there when the turn has come: what is
superseded meanwhile is never drawn, and a busy machine draws less instead of later and later.
"""

from __future__ import annotations

import asyncio
import atexit
import io
import os
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace

import discord
from cachetools import LRUCache

from bot.chat.outgoing import alt
from bot.chat.queues.semaphore import PrioritySemaphore
from bot.chat.screen import Picture, Screen
from bot.chat.watch import metrics
from render.artist import Artist, order

ARTISTS = max(1, min(4, (os.cpu_count() or 1) - 1))
"""So many processes draw at once: one core is left to those who answer."""

PRIVATE, TABLE, HANDS = 0.0, 0.25, 10.0
"""For how many seconds others go before: who has clicked sees nothing yet, hands can wait."""

MORE = 1.0
"""So much more patience asks each picture of somebody who waits for others already."""

_places = PrioritySemaphore(ARTISTS + 3)
"""While tables are drawn, the next three are looked at, so that no artist waits."""
_readers: Counter[int | None] = Counter()
"""For how many screens each reader waits."""
_orders: LRUCache[bytes, Future[bytes]] = LRUCache(16)
"""What is drawn now or was a moment ago, by its call: who wants the same gets the same."""
_threads = ThreadPoolExecutor(max_workers=ARTISTS, thread_name_prefix="artist")
_own = threading.local()
"""Each thread has an artist."""


@asynccontextmanager
async def turn(patience: float) -> AsyncIterator[None]:
    """Have the next turn to draw; what is `painted` inside is painted at once."""
    async with _places.held(patience):
        yield


async def painted(screen: Screen) -> Screen:
    """The screen with its pictures drawn, for those whose turn it is."""
    ready = [await _painted(picture) for picture in screen.pictures]
    return replace(screen, picture=ready[0], more=tuple(ready[1:])) if ready else screen


async def files(screen: Screen, reader: int | None = None) -> list[discord.File]:
    """
    The files of a screen: its pictures, each drawn in its turn unless it is ready.

    A *reader* who waits for others already lets people go before, the longer the more they are.
    """
    patience = PRIVATE + MORE * _readers[reader] if reader else PRIVATE
    _readers[reader] += 1
    try:
        return [await _file(picture, patience) for picture in screen.pictures]
    finally:
        _readers[reader] -= 1
        if not _readers[reader]:
            del _readers[reader]


async def _file(picture: Picture, patience: float) -> discord.File:
    if not picture.data:
        async with turn(HANDS if picture.can_wait else patience):
            picture = await _painted(picture)
    return discord.File(io.BytesIO(picture.data), picture.name, description=alt(picture.alt))


async def _painted(picture: Picture) -> Picture:
    if picture.data:
        return picture
    return replace(picture, data=await drawn(picture.draw))


async def drawn(call: Callable[[], bytes]) -> bytes:
    """What *call* draws, in an artist's process."""
    return await asyncio.shield(asyncio.wrap_future(_ordered(call)))


def begin(picture: Picture) -> None:
    """Have a picture drawn that will be wanted in a moment, if the artists have nothing to do."""
    if all(known.done() for known in _orders.values()):
        _ordered(picture.draw)


async def apart(call: Callable[[], bytes]) -> bytes:
    """What *call* draws for long, by an artist who comes for it alone: nobody waits behind it."""
    return await asyncio.to_thread(_apart, call)


def warm() -> None:
    """Let the artists come, before anybody wants a picture."""
    for _ in range(ARTISTS):
        _threads.submit(_drawn, order(bytes))


def waiting() -> int:
    """Number of pictures that wait to be drawn."""
    queued = (not (order.running() or order.done()) for order in _orders.values())
    return _places.waiting + sum(queued)


def _ordered(call: Callable[[], bytes]) -> Future[bytes]:
    """What *call* will have drawn; what has failed is drawn anew."""
    key = order(call)
    known = _orders.get(key)
    if known is None or (known.done() and (known.cancelled() or known.exception())):
        known = _orders[key] = _threads.submit(_timed, key)
    return known


def _timed(order: bytes) -> bytes:
    with metrics.DRAWN.time():
        return _drawn(order)


def _drawn(order: bytes) -> bytes:
    artist: Artist | None = getattr(_own, "artist", None)
    if artist is None:
        artist = _own.artist = Artist()
        atexit.register(artist.close)
    return artist.carry_out(order)


def _apart(call: Callable[[], bytes]) -> bytes:
    artist = Artist()
    try:
        return artist.draw(call)
    finally:
        artist.close()
