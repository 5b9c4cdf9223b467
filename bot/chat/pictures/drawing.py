"""
Has pictures drawn by other processes, the most urgent first.

A table is looked at only when it's its turn to be drawn. So outdated pictures are never drawn, and
a busy machine draws fewer pictures instead of later ones.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace

from cachetools import LRUCache

from bot.chat.queues.semaphore import PrioritySemaphore
from bot.chat.screen import Picture, Screen
from bot.chat.watch import metrics
from render.artist import Artist, order

ARTISTS = max(1, min(4, (os.cpu_count() or 1) - 1))
"""Number of processes that draw at the same time; one core is left for answering people."""

PRIVATE, TABLE, HANDS = 0.0, 0.25, 10.0
"""Seconds for which other pictures go ahead, by kind: a click is urgent, and hands can wait."""

MORE = 1.0
"""Extra seconds for each other screen that the same reader is waiting for."""

_places = PrioritySemaphore(ARTISTS + 3)
"""While tables are drawn, three more can be looked at, so that no artist is idle."""
_readers: Counter[int | None] = Counter()
"""Number of screens that each reader is waiting for."""
_orders: LRUCache[bytes, Future[bytes]] = LRUCache(16)
"""Recent drawing jobs; identical requests share one."""
_threads = ThreadPoolExecutor(max_workers=ARTISTS, thread_name_prefix="artist")
_own = threading.local()
"""Each thread's own artist."""


@asynccontextmanager
async def turn(patience: float) -> AsyncIterator[None]:
    """Context of a turn to draw; `painted` draws inside it without further waiting."""
    async with _places.held(patience):
        yield


async def painted(screen: Screen) -> Screen:
    """The screen with its pictures drawn; call it inside `turn`."""
    ready = [await _painted(picture) for picture in screen.pictures]
    return replace(screen, picture=ready[0], more=tuple(ready[1:])) if ready else screen


async def all_drawn(screen: Screen, reader: int | None = None) -> list[Picture]:
    """
    The pictures of a screen. Those that aren't drawn yet are drawn when it's their turn.

    A *reader* who already waits for other screens lets more people go ahead, the more screens there
    are.
    """
    patience = PRIVATE + MORE * _readers[reader] if reader else PRIVATE
    _readers[reader] += 1
    try:
        return [await _in_turn(picture, patience) for picture in screen.pictures]
    finally:
        _readers[reader] -= 1
        if not _readers[reader]:
            del _readers[reader]


async def _in_turn(picture: Picture, patience: float) -> Picture:
    if picture.data:
        return picture
    async with turn(HANDS if picture.can_wait else patience):
        return await _painted(picture)


async def _painted(picture: Picture) -> Picture:
    if picture.data:
        return picture
    return replace(picture, data=await drawn(picture.draw))


async def drawn(call: Callable[[], bytes]) -> bytes:
    """Have an artist's process draw *call*, and return the result."""
    return await asyncio.shield(asyncio.wrap_future(_ordered(call)))


def begin(picture: Picture) -> None:
    """Start drawing a picture that will soon be needed, if no artist is busy."""
    if all(known.done() for known in _orders.values()):
        _ordered(picture.draw)


async def apart(call: Callable[[], bytes]) -> bytes:
    """Have a separate artist draw *call*, which takes long, so that nobody waits behind it."""
    return await asyncio.to_thread(_apart, call)


def warm() -> None:
    """Start the artists before a picture is needed."""
    for _ in range(ARTISTS):
        _threads.submit(_drawn, order(bytes))


def waiting() -> int:
    """Number of pictures that wait to be drawn."""
    queued = (not (order.running() or order.done()) for order in _orders.values())
    return _places.waiting + sum(queued)


def _ordered(call: Callable[[], bytes]) -> Future[bytes]:
    """The drawing job for *call*: a recent one unless it failed, else a new one."""
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
