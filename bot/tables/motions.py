"""
Motions: what people at a table want, until enough of the others want it too, or time runs out.

They are part of the table's memory, with a post and a deadline each, written in the transaction
of the click that makes or changes them. What there is to want is listed in `votes.py`.
"""

from __future__ import annotations

from datetime import timedelta

from bot.tables import news
from bot.tables.memory import Motion, memory_of, remember
from game import Seat
from storage import DeadlineRow
from storage.change import Change

KIND = "motion"
"""A motion's deadline is of the kind ``motion 1``, ``motion 2`` and so on, by number."""

LASTS = timedelta(days=3)
"""A motion that is not carried by then lapses: people answer hours apart."""

ADMIT = "admit"
"""The motion that lets who has asked for an open seat play on in it."""

SUBSTITUTE = "substitute"
"""The motion that looks for a substitute for a seat whose person lets the time pass."""


def make(
    change: Change,
    name: str,
    *,
    by: int | None,
    seat: Seat | None = None,
    channel: int | None = None,
) -> Motion:
    """Make a motion, and owe the channel its post."""
    number = memory_of(change.game).made + 1
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
    remember(change, made=number)
    change.set_deadline(f"{KIND} {number}", until)
    change.plan(news.VOTE, number=number)
    keep(change, motion)
    return motion


def keep(change: Change, motion: Motion) -> None:
    """Write down what a motion has come to."""
    remember(change, motions={**memory_of(change.game).motions, motion.number: motion})


def drop(change: Change, *numbers: int) -> None:
    """Put motions away: carried, lapsed, or of no use any more."""
    kept = {n: m for n, m in memory_of(change.game).motions.items() if n not in numbers}
    for number in numbers:
        change.clear_deadlines(f"{KIND} {number}")
    remember(change, motions=kept)


def drop_about(change: Change, seat: Seat, *names: str) -> None:
    """Put the motions about a seat away: those of *names*, or all."""
    found = memory_of(change.game).motions.values()
    gone = [m.number for m in found if m.seat == seat and (not names or m.name in names)]
    if gone:
        drop(change, *gone)


def number_of(deadline: DeadlineRow) -> int:
    """The number of the motion that a deadline ends."""
    return int(deadline.kind.removeprefix(KIND))
