"""
A semaphore that lets the most urgent in first.

Each request says for how many seconds others can go ahead of it. The earliest resulting time goes
first, so patient requests come after urgent ones, but never wait forever.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count


class PrioritySemaphore:
    """A number of places, and a queue of those waiting for one."""

    def __init__(self, places: int) -> None:
        """Start with all places free."""
        self._free = places
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()

    @property
    def waiting(self) -> int:
        """Number of requests that wait for a place."""
        return sum(not turn.done() for _, _, turn in self._waiting)

    @asynccontextmanager
    async def held(self, patience: float = 0.0) -> AsyncIterator[None]:
        """Context of having a place."""
        await self.take(patience)
        try:
            yield
        finally:
            self.give_back()

    async def take(self, patience: float = 0.0) -> None:
        """Wait for a place and keep it until `give_back`."""
        if self._free:
            self._free -= 1
            return
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heappush(self._waiting, (loop.time() + patience, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """Pass a place on to the next in the queue."""
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
