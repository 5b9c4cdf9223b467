"""Trying again what has failed: soon at first, then less and less often."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

FIRST, LONGEST = 10.0, 600.0
"""So many seconds pass before the first try, and at most before any; each doubles the last."""


class Retries:
    """What has failed for some games, and is asked for again in a while."""

    def __init__(self, ask: Callable[[str], None]) -> None:
        """*ask* has it tried for a game."""
        self._ask = ask
        self._failed: Counter[str] = Counter()
        """How often in a row, by game."""

    def again(self, game_id: str) -> float:
        """Have it tried once more; in how many seconds."""
        wait = min(FIRST * 2 ** self._failed[game_id], LONGEST)
        self._failed[game_id] += 1
        asyncio.get_running_loop().call_later(wait, self._ask, game_id)
        return float(wait)

    def done(self, game_id: str) -> None:
        """It has not failed this time."""
        self._failed.pop(game_id, None)
