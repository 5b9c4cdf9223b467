"""
Waiting as data.

Everything still to come is on one stack: steps, which run when they come to the top, and frames,
which wait for seats. The consequences of an answer go above the frame it answered. All are frozen:
a game can be stored and loaded between any two answers, and copied by copying a list.
"""

from __future__ import annotations

import msgspec

from game.core.cards import Seat

NOBODY = Seat(-1)
"""No seat."""


class Step(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A named piece of rules to run, for *seat*, with *args* that only it understands."""

    name: str
    seat: Seat = NOBODY
    args: tuple[int | bool, ...] = ()


def stacked(names: tuple[str, ...], seat: Seat, args: tuple[int, ...]) -> tuple[Step, ...]:
    """The steps called *names* in stack order, the first one on top."""
    return tuple(Step(name, seat, args) for name in reversed(names))


class Debt(msgspec.Struct, frozen=True, array_like=True):
    """One answer that *seat* owes; *duty* names a row of the ruleset."""

    seat: Seat
    duty: str
    args: tuple[int | bool, ...] = ()
    since: int = 0
    """The number of the action that made it."""
    secret: tuple[int, ...] = ()
    """Deck cards that only *seat* sees; every other seat sees their backs, -1 minus the deck."""

    def bare(self) -> Debt:
        """The public form of the debt: without its cards."""
        return Debt(self.seat, self.duty, self.args, self.since)


class Frame(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A wait: every debt must be paid, in any order unless *ordered*."""

    debts: tuple[Debt, ...]
    ordered: bool = False
    holds: bool = False
    """Whether routes, awards and victory are left unjudged until it is over."""

    def due(self) -> tuple[Debt, ...]:
        """The debts that may be paid now."""
        return self.debts[:1] if self.ordered else self.debts
