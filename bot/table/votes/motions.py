"""
Motions: what people at a table want, until enough of the others want it too, or time runs out.

They are part of the table's memory, with a post and a deadline each, written in the transaction
of the click that makes or changes them. What there is to want is listed in `votes.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from typing import TypeAlias

from bot.brought import rows
from bot.table import news
from bot.table.draft import Draft
from bot.table.state.memory import Motion, Wish
from bot.table.table import Table
from game import Seat
from storage import DeadlineRow

KIND = "motion"
"""A motion's deadline is of the kind ``motion 1``, ``motion 2`` and so on, by number."""

LASTS = timedelta(days=3)
"""A motion that is not carried by then lapses: people answer hours apart."""

ADMIT = "admit"
"""The motion that lets who has asked for an open seat play on in it."""

SUBSTITUTE = "substitute"
"""The motion that looks for a substitute for a seat whose person lets the time pass."""


Carry: TypeAlias = Callable[[Draft, Table, Wish], None]
Hinders: TypeAlias = Callable[[Table, Wish], str | None]


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that can be put to the vote."""

    carry: Carry
    """Does it, in the transaction of the deciding vote."""
    hinders: Hinders = lambda table, wish: None
    """The sentence that says why it cannot be done now, if anything does."""
    least: int = 1
    """No fewer votes decide it, however few there are."""
    decides: Callable[[Table, Wish], set[int]] = lambda table, wish: set()
    """Whose vote is enough, also if it is about them."""
    decline: Callable[[Draft, Motion, int], None] | None = None
    """For a bid by someone who has no vote: it stands without any votes, and can be declined."""

    @property
    def is_bid(self) -> bool:
        """Whether someone asks who has no vote."""
        return self.decline is not None


@cache
def kinds() -> dict[str, Row]:
    """Everything that can be put to the vote, by name: what features bring as ``MOTIONS``."""
    return rows("motions", "MOTIONS")


def make(
    change: Draft,
    name: str,
    *,
    by: int | None,
    seat: Seat | None = None,
    channel: int | None = None,
) -> Motion:
    """Make a motion, and owe the channel its post."""
    number = change.memory.made + 1
    until = change.now + LASTS
    motion = Motion(
        number=number,
        name=name,
        by=by,
        until=until,
        seat=seat,
        channel=channel,
        at=change.game.number,
    )
    change.remember(made=number)
    change.set_deadline(f"{KIND} {number}", until)
    change.plan(news.VOTE, number=number)
    keep(change, motion)
    return motion


def keep(change: Draft, motion: Motion) -> None:
    """Write down what a motion has come to."""
    change.remember(motions={**change.memory.motions, motion.number: motion})


def drop(change: Draft, *numbers: int) -> None:
    """Put motions away: carried, lapsed, or of no use any more."""
    kept = {n: m for n, m in change.memory.motions.items() if n not in numbers}
    for number in numbers:
        change.clear_deadlines(f"{KIND} {number}")
    change.remember(motions=kept)


def drop_about(change: Draft, seat: Seat, *names: str) -> None:
    """Put the motions about a seat away: those of *names*, or all."""
    found = change.memory.motions.values()
    gone = [m.number for m in found if m.seat == seat and (not names or m.name in names)]
    if gone:
        drop(change, *gone)


def number_of(deadline: DeadlineRow) -> int:
    """The number of the motion that a deadline ends."""
    return int(deadline.kind.removeprefix(KIND))


def drop_for(change: Draft, table: Table, seat: Seat) -> None:
    """Drop all motions about a seat that changes hands."""
    drop_about(change, seat)
