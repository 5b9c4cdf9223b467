"""
Votes: a majority of the people at a table does what no one of them may do alone.

What can be put to the vote is a row of `MOTIONS`: what happens when it is carried, when it cannot
be, and how few may decide it. Its words are ``ui.motion.NAME`` and ``ui.motion.NAME.done``. Whoever
may manage the channel needs no majority; whom a motion is about has no vote on it.

A vote can be taken back while the motion stands, and what nobody wants any more falls. When people
leave, what the others have agreed on is carried in the same change.

What is carried may leave its mark in the table's memory: since when the game is paused, which seats
look for a substitute.
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
    """Who has a vote on a motion: the people at the table, but for the one whom it is about."""
    whom = None if wish.seat is None else table.user(wish.seat)
    return set(table.people) - {whom} | motions.kinds()[wish.name].decides(table, wish)


def needed(table: Table, wish: Wish) -> int:
    """How many votes carry a motion: more than half of those there are."""
    return max(motions.kinds()[wish.name].least, len(voters(table, wish)) // 2 + 1)


def settle(change: Draft, table: Table) -> None:
    """Count the votes by who is at the table after *change*, and carry what they are enough for."""
    for number in sorted(change.memory.motions):
        table.row, table.memory = change.game, change.memory
        motion = change.memory.motions.get(number)
        if motion is None or table.row.status is not Status.RUNNING:
            continue
        row, votes = motions.kinds()[motion.name], voters(table, motion) & set(motion.votes)
        if is_won(table, motion, votes) and not row.hinders(table, motion):
            with suppress(Occupied):  # where it leads there is another game for now: it stands
                row.carry(change, table, motion)
                motions.drop(change, number)
        elif votes != set(motion.votes):
            count(change, motion, votes)


def is_won(table: Table, wish: Wish, votes: set[int]) -> bool:
    """Whether these votes carry a motion."""
    decide = motions.kinds()[wish.name].decides(table, wish)
    return bool(votes & decide) or len(votes) >= needed(table, wish)


def count(change: Draft, motion: Motion, votes: set[int]) -> None:
    """Have a motion stand with these votes; without any it falls, if it was a person's wish."""
    by = motion.by
    if by is not None and not motions.kinds()[motion.name].is_bid:
        if not votes:
            motions.drop(change, motion.number)
            return
        by = by if by in votes else min(votes)
    motions.keep(change, replace(motion, votes=tuple(sorted(votes)), by=by))
