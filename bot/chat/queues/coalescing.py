"""
A coalescing queue: one kind of work, at most once at a time for each game.

Any number of requests during a round lead to one more round after it, so outdated work is never
done.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable

from bot.chat.queues.semaphore import PrioritySemaphore


class CoalescingQueue:
    """Does the work for each requested game, one round at a time."""

    def __init__(
        self, name: str, work: Callable[[str], Awaitable[None]], places: int = sys.maxsize
    ) -> None:
        """
        Run *work* for a game's id; an error in it ends only its own round.

        At most *places* games are worked on at the same time.
        """
        self._name = name
        self._work = work
        self._places = PrioritySemaphore(places)
        self._asked: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, game_id: str) -> None:
        """Request the work for a game."""
        self._asked.add(game_id)
        if game_id not in self._tasks:
            task = asyncio.create_task(self._run(game_id), name=f"{self._name} {game_id}")
            self._tasks[game_id] = task

    def is_busy(self, game_id: str) -> bool:
        """Whether a round for a game runs or was requested."""
        return game_id in self._tasks

    @property
    def count(self) -> int:
        """Number of games with a round that runs or was requested."""
        return len(self._tasks)

    def is_idle(self) -> bool:
        """Whether nothing runs."""
        return not self._tasks

    async def finished(self, game_id: str) -> None:
        """Wait until everything requested for a game is done."""
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
