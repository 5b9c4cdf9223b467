"""
A seat that leaves puts its cloth into the general supply, and stops trading.

Rules: base.md 4 (resigned or empty seat).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.cloth.parts import Cloth, put_back
from game.cloth.villages import BEFORE, scored
from game.core.action import Event
from game.core.cards import Seat
from game.core.enact import enact
from game.core.state import State
from game.core.trace import Altered, Trace


class ClothReturned(Event):
    """The *count* cloth of *seat*, which has left, goes to the general supply."""

    seat: Seat
    count: int

    def traces(self) -> Iterable[Trace]:
        """The cloth, and the points it was worth."""
        to = partial(put_back, seat=self.seat)
        return (Altered(Cloth, to, BEFORE), *scored(self.seat, self.count, 0))


def left(state: State, seat: Seat) -> Iterable[Event]:
    """The scenario's answer to a seat's leaving."""
    cloth = state.part(Cloth)
    if not (count := cloth.held[seat]):
        return ()
    return (enact(state, ClothReturned(seat=seat, count=count)),)
