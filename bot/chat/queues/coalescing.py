"""
A coalescing queue: one kind of work, at most once at a time for each game.

Who asks again while the work is running gets one more round when it has ended, however often they
asked: what is superseded is never done.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable

from bot.chat.queues.semaphore import PrioritySemaphore


class CoalescingQueue:
    """Games for which work is asked, each in it once however often it is asked for."""

    def __init__(
        self, name: str, work: Callable[[str], Awaitable[None]], places: int = sys.maxsize
    ) -> None:
        """
        *work* is given a game's id; what it raises ends nothing but its own round.

        It is done for so many games at a time as there are *places*.
        """
        self._name = name
        self._work = work
        self._places = PrioritySemaphore(places)
        self._asked: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, game_id: str) -> None:
        """Have the work done for a game, soon."""
        self._asked.add(game_id)
        if game_id not in self._tasks:
            task = asyncio.create_task(self._run(game_id), name=f"{self._name} {game_id}")
            self._tasks[game_id] = task

    def is_busy(self, game_id: str) -> bool:
        """Whether a round for a game runs or has been asked for."""
        return game_id in self._tasks

    @property
    def count(self) -> int:
        """For how many games it runs."""
        return len(self._tasks)

    def is_idle(self) -> bool:
        """Whether nothing runs."""
        return not self._tasks

    async def finished(self, game_id: str) -> None:
        """Wait until everything that was asked for a game is done."""
        while task := self._tasks.get(game_id):
            await asyncio.wait({task})

    async def finish(self) -> None:
        """Wait until everything is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, game_id: str) -> None:
        try:
            while game_id in self._asked:
                async with self._places.held():
                    self._asked.discard(game_id)
                    await self._work(game_id)
        finally:
            del self._tasks[game_id]
            if game_id in self._asked:
                self.ask(game_id)
