"""
Special cards that pass to the leader: kept, passed or set aside by one function.

Rules: base.md 12.H2, 12.H3, 12.H4, 12.H5, 12.I.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.core.action import Event
from game.core.cards import Seat
from game.core.rows import Award
from game.core.stack import NOBODY
from game.core.state import State
from game.core.trace import Passed, Trace


class AwardPassed(Event):
    """The special card *award* now belongs to *seat*, or is set aside (-1)."""

    award: str
    seat: Seat
    before: Seat
    """Previous holder, or -1."""

    def traces(self) -> Iterable[Trace]:
        """The card's new owner."""
        return (Passed(self.award, self.seat),)


def holder(values: Sequence[int], minimum: int, now: Seat) -> Seat:
    """The seat that holds a card for the greatest of *values*; *now* is its holder so far."""
    best = max(values)
    if best < minimum:
        return NOBODY
    if now != NOBODY and values[now] == best:
        return now
    return Seat(values.index(best)) if values.count(best) == 1 else NOBODY


def judge(state: State) -> Iterator[Event]:
    """Pass every award to the seat that has earned it."""
    state.contested = False
    for i, award in enumerate(state.rules.awards):
        before = state.awards[i]
        now = leader(state, award, before)
        if now != before:
            state.pass_award(i, now)
            yield AwardPassed(award=award.name, seat=now, before=before)


def leader(state: State, award: Award[State], now: Seat) -> Seat:
    """The seat that earns *award*, measuring only what matters; *now* is its holder so far."""
    gone, measure, limits = state.gone, award.measure, award.limits
    table = [seat for seat in state.rules.table if seat not in gone] if gone else state.rules.table
    values = [0] * state.seats
    if limits is None:
        for seat in table:
            values[seat] = measure(state, seat)
        return holder(values, award.minimum, now)
    enough, others = award.minimum - 1, table
    if now in table:
        others = [seat for seat in state.rules.clockwise[now] if seat not in gone]
        least, _ = limits(state, now)
        if least > enough and least >= max([limits(state, seat)[1] for seat in others], default=0):
            return now
        values[now] = measure(state, now)
        enough = max(enough, values[now])
    for seat in others:
        if limits(state, seat)[1] > enough:
            values[seat] = measure(state, seat)
    return holder(values, award.minimum, now)
