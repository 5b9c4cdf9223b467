"""
Votes: a majority of the people at a table can do what none of them can do alone.

The kinds of motions are in the ``MOTIONS`` of features; see `motions.kinds`. Their words are
``ui.motion.NAME`` and ``ui.motion.NAME.done``. A person who manages the channel needs no majority.
A person whom a motion is about has no vote on it.

People can take back their votes as long as the motion is open; a motion without votes falls. When
people leave, motions that now have enough votes are carried in the same change.

A carried motion may change the table's memory, such as the time since when the game is paused, or
the seats that need a substitute.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from bot.table.draft import Draft
from bot.table.state.memory import Motion, Wish
from bot.table.table import Table
from bot.table.votes import motions
from storage import Occupied, Status


def voters(table: Table, wish: Wish) -> set[int]:
    """The people with a vote on a motion: those at the table, except the person it is about."""
    whom = None if wish.seat is None else table.user(wish.seat)
    return set(table.people) - {whom} | motions.kinds()[wish.name].decides(table, wish)


def needed(table: Table, wish: Wish) -> int:
    """The number of votes that carry a motion: more than half of all."""
    return max(motions.kinds()[wish.name].least, len(voters(table, wish)) // 2 + 1)


def settle(change: Draft, table: Table) -> None:
    """Count the votes of those at the table after *change*, and carry motions that have enough."""
    for number in sorted(change.memory.motions):
        table.row, table.memory = change.game, change.memory
        motion = change.memory.motions.get(number)
        if motion is None or table.row.status is not Status.RUNNING:
            continue
        row, votes = motions.kinds()[motion.name], voters(table, motion) & set(motion.votes)
        if is_won(table, motion, votes) and not row.hinders(table, motion):
            with suppress(Occupied):  # the channel has another game: the motion stays open
                row.carry(change, table, motion)
                motions.drop(change, number)
        elif votes != set(motion.votes):
            count(change, motion, votes)


def is_won(table: Table, wish: Wish, votes: set[int]) -> bool:
    """Whether these votes carry a motion."""
    decide = motions.kinds()[wish.name].decides(table, wish)
    return bool(votes & decide) or len(votes) >= needed(table, wish)


def count(change: Draft, motion: Motion, votes: set[int]) -> None:
    """Store a motion's votes; without votes it falls, unless it is a bid or the table's own."""
    by = motion.by
    if by is not None and not motions.kinds()[motion.name].is_bid:
        if not votes:
            motions.drop(change, motion.number)
            return
        by = by if by in votes else min(votes)
    motions.keep(change, replace(motion, votes=tuple(sorted(votes)), by=by))
