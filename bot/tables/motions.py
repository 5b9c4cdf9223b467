"""
Motions: what people at a table want, until enough of the others want it too, or time runs out.

They are part of the table's memory, with a post and a deadline each, written in the transaction
of the click that makes or changes them. What there is to want is listed in `votes.py`.
"""

from __future__ import annotations

from datetime import timedelta

from bot.tables import news
from bot.tables.draft import Draft
from bot.tables.memory import Motion
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
