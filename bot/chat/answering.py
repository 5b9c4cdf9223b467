"""
Who is being answered: a program that is to stop waits for them, and takes nobody new.

What they want is stored before they hear of it, so an answer may be lost though all is done: each
answer knows whether something is stored for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import TYPE_CHECKING

from cachetools import LRUCache

from bot.chat.refusals import Refused
from bot.chat.watch import logs, metrics

if TYPE_CHECKING:
    from bot.chat.caller import Caller

KEPT = 4096
"""So many interactions are known again."""

_STORED: ContextVar[list[str] | None] = ContextVar("stored", default=None)
"""The games in which something is stored for the one who is being answered here."""


_ASKING: ContextVar[Caller | None] = ContextVar("asking", default=None)
"""The caller whose press or command is being answered."""


def asks(caller: Caller) -> None:
    """From here on, *caller* is answered."""
    _ASKING.set(caller)


def asking() -> Caller | None:
    """The caller of this press or command; None if no one waits for an answer."""
    return _ASKING.get()


def note_stored(game_id: str) -> None:
    """What is wanted of a game is stored: it counts, whatever becomes of the answer."""
    games = _STORED.get()
    if games is not None:
        games.append(game_id)


def stored() -> str | None:
    """The game in which something is stored for the one who is being answered; or None."""
    games = _STORED.get()
    return games[-1] if games else None


class Answering:
    """The answers in the making."""

    def __init__(self) -> None:
        """Nobody has asked yet."""
        self.is_over = False
        """Whether the program is about to stop."""
        self._heard: LRUCache[int, None] = LRUCache(KEPT)
        self._asked = 0
        self._done = asyncio.Event()
        self._done.set()

    @property
    def count(self) -> int:
        """How many are being answered."""
        return self._asked

    def hears(self, interaction: int) -> bool:
        """
        Whether this is heard for the first time; a connection may bring it again.

        Discord would refuse to have it acknowledged twice, but that may be lost on the way.
        """
        is_new = interaction not in self._heard
        self._heard[interaction] = None
        return is_new

    @contextmanager
    def one(self, kind: str, interaction: int) -> Iterator[None]:
        """Answer one interaction inside; the log's lines carry its id."""
        start, token = perf_counter(), _STORED.set([])
        self._asked += 1
        self._done.clear()
        try:
            with logs.about(interaction=interaction):
                yield
        finally:
            _STORED.reset(token)
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
