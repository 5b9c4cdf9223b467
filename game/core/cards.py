"""
Cards as one vector of counts, a place for each card kind of the ruleset.

Hands, the bank, prices, trades and discards are all of this shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of turns."""

Cards: TypeAlias = tuple[int, ...]
"""How many cards of each kind."""


def covers(hand: Sequence[int], cards: Sequence[int]) -> bool:
    """Whether *hand* holds all of *cards*."""
    for have, need in zip(hand, cards, strict=True):
        if have < need:
            return False
    return True


def one(kind: int, size: int, count: int = 1) -> Cards:
    """*count* cards of one *kind* in a vector of *size* kinds."""
    return tuple(count if i == kind else 0 for i in range(size))


def added(cards: Sequence[int], more: Sequence[int]) -> Cards:
    """The sum of two vectors."""
    return tuple(a + b for a, b in zip(cards, more, strict=True))


def gathered(kinds: Iterable[int], size: int) -> Cards:
    """The vector of a list of kinds, a kind once for each card."""
    counts = [0] * size
    for kind in kinds:
        counts[kind] += 1
    return tuple(counts)
