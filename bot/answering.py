"""Who is being answered: a program that is to stop waits for them, and takes nobody new."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from bot import logs, metrics
from bot.tables.refusals import Refused


class Answering:
    """The answers in the making."""

    def __init__(self) -> None:
        """Nobody has asked yet."""
        self.is_over = False
        """Whether the program is about to stop."""
        self._asked = 0
        self._done = asyncio.Event()
        self._done.set()

    @contextmanager
    def one(self, kind: str, interaction: int) -> Iterator[None]:
        """Answer one interaction inside; the log's lines carry its id."""
        start = perf_counter()
        self._asked += 1
        self._done.clear()
        try:
            with logs.about(interaction=interaction):
                yield
        finally:
            self._asked -= 1
            if not self._asked:
                self._done.set()
            metrics.ANSWERED.labels(kind).observe(perf_counter() - start)

    def take(self) -> None:
        """
        Take somebody on, who has been acknowledged.

        :raises Refused: if the program is about to stop.
        """
        if self.is_over:
            raise Refused("ui.error.stopping")

    async def finish(self) -> None:
        """Take nobody new, and wait until everybody has an answer."""
        self.is_over = True
        await self._done.wait()
