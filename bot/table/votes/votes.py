"""
Votes: a majority of the people at a table can do what none of them can do alone.

The kinds of motions are in the ``MOTIONS`` of features; see `motions.kinds`. Their words are
``ui.motion.NAME``, ``ui.motion.NAME.done`` and ``ui.motion.NAME.no``. A person who manages the
channel needs no majority. A person whom a motion is about has no vote on it.

People can vote for or against a motion, and take back their votes, as long as it is open. It falls
without votes for it, or when those who haven't voted against it are too few to carry it; then its
proposer is told. When people leave, motions that now have enough votes are carried in the same
change.

A carried motion may change the table's memory, such as the time since when the game is paused, or
the seats that need a substitute.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from bot.table import news
from bot.table.draft import Draft
from bot.table.ping import Ping
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
        row, who = motions.kinds()[motion.name], voters(table, motion)
        votes, noes = who & set(motion.votes), who & set(motion.noes)
        if is_won(table, motion, votes) and not row.hinders(table, motion):
            with suppress(Occupied):  # the channel has another game: the motion stays open
                row.carry(change, table, motion)
                motions.drop(change, number)
        elif noes and not is_won(table, motion, who - noes):
            fall(change, table, motion)
        elif (votes, noes) != (set(motion.votes), set(motion.noes)):
            count(change, motion, votes, noes)


def is_won(table: Table, wish: Wish, votes: set[int]) -> bool:
    """Whether these votes carry a motion."""
    decide = motions.kinds()[wish.name].decides(table, wish)
    return bool(votes & decide) or len(votes) >= needed(table, wish)


def fall(change: Draft, table: Table, motion: Motion) -> None:
    """Remove a motion that was voted down, and tell its proposer; decline it if it is a bid."""
    decline, by = motions.kinds()[motion.name].decline, motion.by
    if decline and by is not None:
        decline(change, motion, min(motion.noes))
        return
    motions.drop(change, motion.number)
    for seat in table.seats_of(by)[:1] if by else ():
        wish = Wish(name=motion.name, seat=motion.seat, channel=motion.channel)
        change.remember(fallen={**change.memory.fallen, seat: wish})
        data = Ping.to([seat]).data
        change.plan(news.FELL, number=change.game.number, seat=int(seat), data=data)


def count(change: Draft, motion: Motion, votes: set[int], noes: set[int]) -> None:
    """Store a motion's votes; without votes it falls, unless it is a bid or the table's own."""
    by = motion.by
    if by is not None and not motions.kinds()[motion.name].is_bid:
        if not votes:
            motions.drop(change, motion.number)
            return
        by = by if by in votes else min(votes)
    kept = replace(motion, votes=tuple(sorted(votes)), noes=tuple(sorted(noes)), by=by)
    motions.keep(change, kept)
