"""Time to copy a mid-game state with an open question: what a computer player does most."""

from __future__ import annotations

from itertools import islice
from timeit import timeit

from bench.play import Fast, decisions
from game import State
from game.base.families import TURN

AFTER = 400
"""Number of decisions after which a game is about half over."""
COPIES = 2000


def middle(seed: int) -> State:
    """A mid-game state that waits for a seat to act on its turn."""
    return next(
        state
        for number in range(seed, seed + 100)
        for state in islice(decisions(Fast(number)), AFTER, None)
        if state.debts() and state.debts()[0].duty == TURN
    )


def measure(seed: int) -> float:
    """Microseconds to copy one state."""
    return timeit(middle(seed).copy, number=COPIES) / COPIES * 1e6
