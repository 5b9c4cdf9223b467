"""
Motions: proposals that are open until enough people agree, or time runs out.

They are part of the table's memory. Each has a post and a deadline, written in the transaction of
the click that makes or changes it. The kinds of motions are in the ``motions.py`` of the features.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import TypeAlias

from bot.brought import rows
from bot.table import news
from bot.table.draft import Draft
from bot.table.state.memory import Motion, Wish
from bot.table.table import Table
from game import Seat
from storage import DeadlineRow

KIND = "motion"
"""Prefix of a motion's deadline, followed by its number: ``motion 1``, ``motion 2`` and so on."""

LASTS = timedelta(days=3)
"""Time after which a motion lapses; people answer hours apart."""

ADMIT = "admit"
"""The motion that lets a person who asked for an open seat play on in it."""

SUBSTITUTE = "substitute"
"""The motion that opens a seat to a substitute because its person lets the time pass."""


Carry: TypeAlias = Callable[[Draft, Table, Wish], None]
Hinders: TypeAlias = Callable[[Table, Wish], str | None]


@dataclass(frozen=True, slots=True)
class Row:
    """A kind of motion."""

    carry: Carry
    """Carries it out, in the transaction of the deciding vote."""
    hinders: Hinders = lambda table, wish: None
    """The sentence that says why it can't be done now; None if it can."""
    least: int = 1
    """Minimum number of votes that carry it."""
    decides: Callable[[Table, Wish], set[int]] = lambda table, wish: set()
    """The people whose single vote is enough, even if it is about them."""
    decline: Callable[[Draft, Motion, int], None] | None = None
    """Declines a bid by someone without a vote; a bid stays open without any votes."""

    @property
    def is_bid(self) -> bool:
        """Whether it is a bid: a request by someone without a vote."""
        return self.decline is not None


def kinds() -> dict[str, Row]:
    """All kinds of motions by name, from each feature's ``MOTIONS``."""
    return rows("motions", "MOTIONS")


def make(
    change: Draft,
    name: str,
    *,
    by: int | None,
    seat: Seat | None = None,
    channel: int | None = None,
) -> Motion:
    """Make a motion, and plan its post."""
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
    """Store a motion, new or changed."""
    change.remember(motions={**change.memory.motions, motion.number: motion})


def drop(change: Draft, *numbers: int) -> None:
    """Remove motions: carried, lapsed, or pointless by now."""
    kept = {n: m for n, m in change.memory.motions.items() if n not in numbers}
    for number in numbers:
        change.clear_deadlines(f"{KIND} {number}")
    change.remember(motions=kept)


def drop_about(change: Draft, seat: Seat, *names: str) -> None:
    """Remove the motions about a seat: those of *names*, or all."""
    found = change.memory.motions.values()
    gone = [m.number for m in found if m.seat == seat and (not names or m.name in names)]
    if gone:
        drop(change, *gone)


def number_of(deadline: DeadlineRow) -> int:
    """The number of the motion that *deadline* belongs to."""
    return int(deadline.kind.removeprefix(KIND))


def drop_for(change: Draft, table: Table, seat: Seat) -> None:
    """Remove all motions about a seat that changes hands, and its person's fallen one."""
    drop_about(change, seat)
    fallen = change.memory.fallen
    change.remember(fallen={other: wish for other, wish in fallen.items() if other != seat})
