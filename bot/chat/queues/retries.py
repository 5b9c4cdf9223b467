"""Tries failed work again: soon at first, then less and less often."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

FIRST, LONGEST = 10.0, 600.0
"""Seconds before the first try, and the maximum before any; each wait is twice the one before."""


class Retries:
    """Asks again, after a while, for games where something failed."""

    def __init__(
        self, ask: Callable[[str], None], first: float | None = None, longest: float = LONGEST
    ) -> None:
        """Try again by calling *ask* with a game's id."""
        self._ask = ask
        self._first = FIRST if first is None else first
        self._longest = longest
        self._failed: Counter[str] = Counter()
        """Number of failures in a row, by game."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """The timer of the next try, by game; each game has at most one."""

    def again(self, game_id: str) -> float:
        """Schedule another try; returns the seconds until then."""
        wait = min(self._first * 2 ** self._failed[game_id], self._longest)
        if wait < self._longest:
            self._failed[game_id] += 1
        self._stop(game_id)
        loop = asyncio.get_running_loop()
        self._timers[game_id] = loop.call_later(wait, self._ask, game_id)
        return float(wait)

    def done(self, game_id: str) -> None:
        """Note that it has worked: no further try is needed."""
        self._failed.pop(game_id, None)
        self._stop(game_id)

    def _stop(self, game_id: str) -> None:
        if timer := self._timers.pop(game_id, None):
            timer.cancel()
