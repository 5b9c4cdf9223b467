"""
A seat changes hands: from here on another person plays it, or a computer.

The rules never ask who plays a seat. It is a line so that the log says between which actions it
happened. It never names the people: logs are exported, and people may have their data deleted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.entries import Entry
from game.core.state import State

Holder: TypeAlias = Literal["person", "computer"]


class SeatHandedOver(Event):
    """Another person, or a computer, plays *seat* from here on."""

    seat: Seat
    to: Holder


class HandOver(Entry):
    """Another person, or a computer, plays the seat."""

    to: Holder

    def enter(self, state: State, seat: Seat, chance: Chance) -> Iterator[Event]:
        """Report it, and change nothing."""
        yield SeatHandedOver(seat=seat, to=self.to)
