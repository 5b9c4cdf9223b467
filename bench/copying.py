"""A copy of a state in mid-game with a question open: what a computer player needs most."""

from __future__ import annotations

from itertools import islice
from timeit import timeit

from bench.play import Fast, decisions
from game import State
from game.base.families import TURN

AFTER = 400
"""So many decisions are half a game."""
COPIES = 2000


def middle(seed: int) -> State:
    """A state in mid-game that waits for what a seat does on its turn."""
    return next(
        state
        for number in range(seed, seed + 100)
        for state in islice(decisions(Fast(number)), AFTER, None)
        if state.debts() and state.debts()[0].duty == TURN
    )


def measure(seed: int) -> float:
    """Microseconds to copy one state."""
    return timeit(middle(seed).copy, number=COPIES) / COPIES * 1e6
