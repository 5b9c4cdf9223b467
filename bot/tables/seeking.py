"""
Seats that look for a substitute: when that begins and ends, and who is turned down.

The channel is told by a post for each. A seat that the others have opened because its person let
the time pass is theirs again as soon as they act; who looks for a substitute themselves plays on
until there is one.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.tables import motions, news
from bot.tables.memory import Motion, memory_of, remember
from game import Seat
from storage.change import Change


def begin(change: Change, seat: Seat, *, absent: bool = False) -> None:
    """Look for a substitute; whether for somebody who is *absent*, and has not asked for it."""
    old = memory_of(change.game).seeking
    number, seats = old.made + 1, tuple(sorted({*old.open, seat}))
    away = (*old.absent, seat) if absent else old.absent
    remember(change, seeking=replace(old, open=seats, made=number, absent=away))
    change.plan(news.SEAT, number=number, seat=int(seat), data={"seats": [int(seat)]})


def end(change: Change, seat: Seat) -> None:
    """Look for nobody any more."""
    old = memory_of(change.game).seeking
    seeking = replace(
        old,
        open=tuple(other for other in old.open if other != seat),
        absent=tuple(other for other in old.absent if other != seat),
        bids={other: bid for other, bid in old.bids.items() if other != seat},
        declined={other: who for other, who in old.declined.items() if other != seat},
    )
    remember(change, seeking=seeking)
    motions.drop_about(change, seat, motions.ADMIT)


def back(change: Change, seat: Seat) -> None:
    """Whoever sits there has acted: if they were thought absent, the seat is theirs again."""
    if seat in memory_of(change.game).seeking.absent:
        end(change, seat)


def turn_down(change: Change, motion: Motion, by: int) -> None:
    """Put a bid away; whom somebody else has declined does not ask for that seat again."""
    bidder, seat, old = motion.by, motion.seat, memory_of(change.game).seeking
    assert bidder is not None
    assert seat is not None
    bids = {other: bid for other, bid in old.bids.items() if other != seat}
    declined = old.declined if by == bidder else {**old.declined, seat: bidder}
    remember(change, seeking=replace(old, bids=bids, declined=declined))
    motions.drop(change, motion.number)
