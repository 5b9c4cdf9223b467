"""
Honours: what each player is remembered for, out of what a chronicle counts.

A seat is honoured for what it leads in, shared or alone; one that leads in nothing for what it
comes nearest to leading in.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.chronicle import COUNTED, Chronicle

MOST = 2
"""So many honours a seat has at most."""


@dataclass(frozen=True, slots=True)
class Honour:
    """A seat's place in something that is counted, and its count."""

    name: str
    """One of `game.core.chronicle.COUNTED`."""
    count: int
    rank: int
    """1 for whoever leads, shared or alone."""


def honours(tale: Chronicle) -> tuple[tuple[Honour, ...], ...]:
    """By seat, what it is remembered for; nothing that it never did."""
    return tuple(_of(tale, seat) for seat in range(tale.seats))


def _of(tale: Chronicle, seat: int) -> tuple[Honour, ...]:
    found = []
    for name in COUNTED:
        counts = tale.counts[name]
        if counts[seat]:
            rank = 1 + sum(other > counts[seat] for other in counts)
            # What a seat leads in alone says more of it than what it shares.
            shared = counts.count(counts[seat]) - 1
            found.append((rank, shared, Honour(name, counts[seat], rank)))
    found.sort(key=lambda one: one[:2])
    leads = [honour for rank, _, honour in found if rank == 1]
    return tuple(leads[:MOST] or [honour for *_, honour in found[:1]])
