"""
The interactions that are being answered right now.

When the program stops, it waits for these answers and takes no new interactions.

An action is stored before its answer is sent. If the answer then fails, the action still counts; so
each answer knows whether something was stored for it.
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
"""Maximum number of interactions that are remembered, to recognize repeated ones."""

_STORED: ContextVar[list[str] | None] = ContextVar("stored", default=None)
"""Games in which something was stored for the interaction that is being answered here."""


_ASKING: ContextVar[Caller | None] = ContextVar("asking", default=None)
"""The caller whose click or command is being answered."""


def asks(caller: Caller) -> None:
    """Set the caller who is being answered from here on."""
    _ASKING.set(caller)


def asking() -> Caller | None:
    """The caller of this click or command; None if nobody waits for an answer."""
    return _ASKING.get()


def note_stored(game_id: str) -> None:
    """Note that an action was stored in a game: it counts, even if the answer fails."""
    games = _STORED.get()
    if games is not None:
        games.append(game_id)


def stored() -> str | None:
    """The game in which something was stored for the current interaction; None if nothing was."""
    games = _STORED.get()
    return games[-1] if games else None


class Answering:
    """Counts the answers in progress, and recognizes repeated interactions."""

    def __init__(self) -> None:
        """Start without any answers in progress."""
        self.is_over = False
        """Whether the program is about to stop."""
        self._heard: LRUCache[int, None] = LRUCache(KEPT)
        self._asked = 0
        self._done = asyncio.Event()
        self._done.set()

    @property
    def count(self) -> int:
        """Number of interactions that are being answered."""
        return self._asked

    def hears(self, interaction: int) -> bool:
        """
        Note an interaction; False if it was seen before, since a reconnect can bring it again.

        Discord would refuse a second acknowledgement, but that refusal can get lost.
        """
        is_new = interaction not in self._heard
        self._heard[interaction] = None
        return is_new

    @contextmanager
    def one(self, kind: str, interaction: int) -> Iterator[None]:
        """Context of answering one interaction; log lines inside carry its id."""
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
        Let an acknowledged interaction be carried out.

        :raises Refused: if the program is about to stop.
        """
        if self.is_over:
            raise Refused("ui.error.stopping")

    async def finish(self) -> None:
        """Stop taking interactions, and wait until all others are answered."""
        self.is_over = True
        await self._done.wait()
