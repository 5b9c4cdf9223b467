"""
Cards as one vector of counts, a place for each card kind of the ruleset.

Hands, the bank, prices, trades and discards are all of this shape.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import ge
from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of turns."""

Cards: TypeAlias = tuple[int, ...]
"""Number of cards of each kind."""


def covers(hand: Sequence[int], cards: Sequence[int]) -> bool:
    """Whether *hand* holds all of *cards*."""
    return all(map(ge, hand, cards))


def one(card: int, size: int, count: int = 1) -> Cards:
    """*count* of the kind *card* in a vector of *size* kinds."""
    return (0,) * card + (count,) + (0,) * (size - card - 1)


def added(cards: Sequence[int], more: Sequence[int]) -> Cards:
    """The sum of two vectors."""
    return tuple(a + b for a, b in zip(cards, more, strict=True))


def from_largest(hand: Sequence[int], count: int) -> Cards:
    """That number of cards of a *hand*, one by one from the most numerous kind."""
    left, cards = list(hand), [0] * len(hand)
    for _ in range(count):
        card = left.index(max(left))
        left[card] -= 1
        cards[card] += 1
    return tuple(cards)
