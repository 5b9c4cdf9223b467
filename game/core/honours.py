"""
Honors: titles for each player at the end, from the counts of a chronicle.

A seat gets the honors for what it leads in, shared or alone. A seat that leads in nothing gets the
one it comes nearest to leading.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.chronicle import COUNTED, Chronicle

MOST = 2
"""Maximum number of honors for a seat."""


@dataclass(frozen=True, slots=True)
class Honour:
    """A seat's place in something that is counted, and its count."""

    name: str
    """One of `game.core.chronicle.COUNTED`."""
    count: int
    rank: int
    """1 for a leader, shared or alone."""


def honours(tale: Chronicle) -> tuple[tuple[Honour, ...], ...]:
    """Return each seat's honors; never for something it didn't do."""
    return tuple(_of(tale, seat) for seat in range(tale.seats))


def _of(tale: Chronicle, seat: int) -> tuple[Honour, ...]:
    found = []
    for name in COUNTED:
        counts = tale.counts[name]
        if counts[seat]:
            rank = 1 + sum(other > counts[seat] for other in counts)
            # A lead held alone says more about a seat than a shared one.
            shared = counts.count(counts[seat]) - 1
            found.append((rank, shared, Honour(name, counts[seat], rank)))
    found.sort(key=lambda one: one[:2])
    leads = [honour for rank, _, honour in found if rank == 1]
    return tuple(leads[:MOST] or [honour for *_, honour in found[:1]])
