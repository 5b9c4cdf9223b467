"""
Special cards that pass to whoever leads: kept, passed or set aside by one function.

Rules: base.md 12.H2-5, 12.I1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.action import Event
from game.core.cards import Seat
from game.core.stack import NOBODY
from game.core.state import State


class AwardPassed(Event):
    """The special card *award* now lies before *seat*, or is set aside (-1)."""

    award: str
    seat: Seat
    before: Seat
    """Who had it until now, or -1."""


def holder(values: Sequence[int], minimum: int, now: Seat) -> Seat:
    """Who holds a card for the greatest of *values*, *now* being its holder until here."""
    best = max(values)
    if best < minimum:
        return NOBODY
    leaders = [Seat(seat) for seat, value in enumerate(values) if value == best]
    if now in leaders:
        return now
    return leaders[0] if len(leaders) == 1 else NOBODY


def judge(state: State) -> Iterator[Event]:
    """Pass every award to whom it belongs."""
    for i, award in enumerate(state.rules.awards):
        values = [
            0 if seat in state.gone else award.measure(state, Seat(seat))
            for seat in range(state.seats)
        ]
        before = state.awards[i]
        now = holder(values, award.minimum, before)
        if now != before:
            state.awards[i] = now
            yield AwardPassed(award=award.name, seat=now, before=before)
    state.touched = False
