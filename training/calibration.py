"""How well chances fit: of all seats that were given 30 %, about 30 % must have won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

TENTHS = 10


SURE = 1e-9
"""Smallest chance that counts, since 0 has no logarithm."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The chances of the seats in a position, and which of them won."""

    chances: Sequence[float]
    winner: int


@dataclass(frozen=True, slots=True)
class Tenth:
    """Seats in positions whose chances lie in the same tenth."""

    seats: int
    given: float
    """Their average chance."""
    won: float
    """Share of them that won."""


def likelihood(found: Sequence[Judged]) -> float:
    """The logarithm of the chance that the winners had, on average."""
    return sum(log(max(SURE, one.chances[one.winner])) for one in found) / max(1, len(found))


def tenths(found: Iterable[Judged]) -> list[Tenth]:
    """The tenths from 0 to 10 % on, without those that are empty."""
    counts, given, won = [0] * TENTHS, [0.0] * TENTHS, [0] * TENTHS
    for one in found:
        for seat, chance in enumerate(one.chances):
            tenth = min(TENTHS - 1, int(chance * TENTHS))
            counts[tenth] += 1
            given[tenth] += chance
            won[tenth] += seat == one.winner
    return [
        Tenth(count, given[i] / count, won[i] / count) for i, count in enumerate(counts) if count
    ]
