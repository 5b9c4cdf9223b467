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

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from msgspec.structs import replace

from bot.tables import channels, holders, motions, pausing, results, seeking
from bot.tables.draft import Draft
from bot.tables.memory import Motion, Wish
from bot.tables.table import Table
from storage import Occupied, Status

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
    is_bid: bool = False
    """Whether somebody asks who has no vote: it stands without any, and may be declined."""


def _abandon(change: Draft, table: Table, wish: Wish) -> None:
    results.note(change, table, is_won=False)
    change.end(Status.ABANDONED, "abandoned")


def _open(change: Draft, table: Table, wish: Wish) -> None:
    assert wish.seat is not None
    seeking.begin(change, wish.seat, absent=True)


def _deciders(table: Table, wish: Wish) -> set[int]:
    return set() if wish.seat is None else holders.deciders(table, wish.seat)


MOTIONS: dict[str, Row] = {
    "abandon": Row(_abandon),
    "pause": Row(
        lambda change, table, _: pausing.pause(change, table),
        lambda table, _: "ui.error.pause" if table.memory.paused else None,
    ),
    "resume": Row(
        lambda change, table, _: pausing.resume(change, table),
        lambda table, _: None if table.memory.paused else "ui.error.not_paused",
        decides=lambda table, _: {*table.people} if table.memory.deserted else set(),
    ),
    motions.SUBSTITUTE: Row(
        _open, lambda table, wish: "ui.error.open" if wish.seat in table.open_seats else None
    ),
    motions.ADMIT: Row(
        holders.admit,
        lambda table, wish: None if wish.seat in table.open_seats else "ui.error.seat_closed",
        decides=_deciders,
        is_bid=True,
    ),
    "kick": Row(
        holders.kick,
        lambda table, wish: (
            None if wish.seat is None or table.user(wish.seat) else "ui.error.seat_nobody"
        ),
        least=2,
    ),
    "move": Row(
        channels.move,
        lambda table, wish: "ui.error.moved" if channels.is_in(table, wish.channel) else None,
        decides=lambda table, wish: {table.row.host_id or 0} & set(table.people),
    ),
}
"""Everything that can be put to the vote, by name."""


def voters(table: Table, wish: Wish) -> set[int]:
    """Who has a vote on a motion: the people at the table, but for the one whom it is about."""
    whom = None if wish.seat is None else table.user(wish.seat)
    return set(table.people) - {whom} | MOTIONS[wish.name].decides(table, wish)


def needed(table: Table, wish: Wish) -> int:
    """How many votes carry a motion: more than half of those there are."""
    return max(MOTIONS[wish.name].least, len(voters(table, wish)) // 2 + 1)


def settle(change: Draft, table: Table) -> None:
    """Count the votes by who is at the table after *change*, and carry what they are enough for."""
    for number in sorted(change.memory.motions):
        table.row, table.memory = change.game, change.memory
        motion = change.memory.motions.get(number)
        if motion is None or table.row.status is not Status.RUNNING:
            continue
        row, votes = MOTIONS[motion.name], voters(table, motion) & set(motion.votes)
        if is_won(table, motion, votes) and not row.hinders(table, motion):
            with suppress(Occupied):  # where it leads there is another game for now: it stands
                row.carry(change, table, motion)
                motions.drop(change, number)
        elif votes != set(motion.votes):
            count(change, motion, votes)


def is_won(table: Table, wish: Wish, votes: set[int]) -> bool:
    """Whether these votes carry a motion."""
    decide = MOTIONS[wish.name].decides(table, wish)
    return bool(votes & decide) or len(votes) >= needed(table, wish)


def count(change: Draft, motion: Motion, votes: set[int]) -> None:
    """Have a motion stand with these votes; without any it falls, if it was a person's wish."""
    by = motion.by
    if by is not None and not MOTIONS[motion.name].is_bid:
        if not votes:
            motions.drop(change, motion.number)
            return
        by = by if by in votes else min(votes)
    motions.keep(change, replace(motion, votes=tuple(sorted(votes)), by=by))
