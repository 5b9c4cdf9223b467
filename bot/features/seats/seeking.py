"""
Seats that look for a substitute: how a search begins and ends, and who is turned down.

Each search has its own post in the channel. If the others opened the seat because its player let
the time run out, it is theirs again as soon as they act. A player who asked for a substitute plays
on until one comes.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.table import news
from bot.table.done import Done, How
from bot.table.draft import Draft
from bot.table.ping import Ping
from bot.table.state.memory import Motion
from bot.table.votes import motions
from game import Seat


def begin(change: Draft, seat: Seat, *, absent: bool = False) -> None:
    """Look for a substitute; *absent* if the others decided it because the player is away."""
    old = change.memory.seeking
    number, seats = old.made + 1, tuple(sorted({*old.open, seat}))
    away = (*old.absent, seat) if absent else old.absent
    change.remember(seeking=replace(old, open=seats, made=number, absent=away))
    change.plan(news.SEAT, number=number, seat=int(seat), data=Ping.to([seat]).data)


def end(change: Draft, seat: Seat) -> None:
    """Stop looking for a substitute."""
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
    """End the search for a substitute if the player was thought absent: they have acted."""
    if seat in change.memory.seeking.absent:
        end(change, seat)


def turn_down(change: Draft, motion: Motion, by: int) -> None:
    """Drop a request for a seat; if another person declined it, its maker can't ask again."""
    bidder, seat, old = motion.by, motion.seat, change.memory.seeking
    assert bidder is not None
    assert seat is not None
    bids = {other: bid for other, bid in old.bids.items() if other != seat}
    declined = old.declined if by == bidder else {**old.declined, seat: bidder}
    change.remember(seeking=replace(old, bids=bids, declined=declined))
    motions.drop(change, motion.number)


def note_back(change: Draft, done: Done) -> None:
    """Give a seat back to its player when they act."""
    if done.by.how is How.PERSON:
        back(change, done.seat)
