"""
Seats that look for a substitute: when that begins and ends, and who is turned down.

The channel is told by a post for each. A seat that the others have opened because its person let
the time pass is theirs again as soon as they act; who looks for a substitute themselves plays on
until there is one.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.table import news
from bot.table.done import Done, How
from bot.table.draft import Draft
from bot.table.state.memory import Motion
from bot.table.votes import motions
from game import Seat


def begin(change: Draft, seat: Seat, *, absent: bool = False) -> None:
    """Look for a substitute; whether for somebody who is *absent*, and has not asked for it."""
    old = change.memory.seeking
    number, seats = old.made + 1, tuple(sorted({*old.open, seat}))
    away = (*old.absent, seat) if absent else old.absent
    change.remember(seeking=replace(old, open=seats, made=number, absent=away))
    change.plan(news.SEAT, number=number, seat=int(seat), data={"seats": [int(seat)]})


def end(change: Draft, seat: Seat) -> None:
    """Look for nobody any more."""
    old = change.memory.seeking
    seeking = replace(
        old,
        open=tuple(other for other in old.open if other != seat),
        absent=tuple(other for other in old.absent if other != seat),
        bids={other: bid for other, bid in old.bids.items() if other != seat},
        declined={other: who for other, who in old.declined.items() if other != seat},
    )
    change.remember(seeking=seeking)
    motions.drop_about(change, seat, motions.ADMIT)


def back(change: Draft, seat: Seat) -> None:
    """Whoever sits there has acted: if they were thought absent, the seat is theirs again."""
    if seat in change.memory.seeking.absent:
        end(change, seat)


def turn_down(change: Draft, motion: Motion, by: int) -> None:
    """Put a bid away; whom somebody else has declined does not ask for that seat again."""
    bidder, seat, old = motion.by, motion.seat, change.memory.seeking
    assert bidder is not None
    assert seat is not None
    bids = {other: bid for other, bid in old.bids.items() if other != seat}
    declined = old.declined if by == bidder else {**old.declined, seat: bidder}
    change.remember(seeking=replace(old, bids=bids, declined=declined))
    motions.drop(change, motion.number)


def note_back(change: Draft, done: Done) -> None:
    """Give a seat back to the person who acts."""
    if done.by.how is How.PERSON:
        back(change, done.seat)
