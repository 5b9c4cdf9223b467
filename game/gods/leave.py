"""
A seat leaves: its god is free for others, and gifts to it or looks at its hand are dropped.

The card goes back to the display with A up; while gods are still dealt, a numbered one goes back
on top of the stack. Nothing more is dealt to the seat.
Rules: egypt.md 2.1, 2.2.6.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.state import State
from game.core.trace import Trace
from game.gods import families as f
from game.gods.parts import Gods, laid_before, placed


class GodLaidBack(Event):
    """The *god* of *seat*, which has left, is free for others."""

    seat: Seat
    god: str

    def traces(self) -> Iterable[Trace]:
        """The empty place."""
        return (laid_before(self.seat, ""),)


def left(state: State, seat: Seat) -> Iterator[Event]:
    """The box's answer: put its card back, and drop debts that concern its cards."""
    gods = state.part(Gods)
    held, turned = placed(gods.held, seat, ""), placed(gods.turned, seat, value=False)
    state.change(Gods, held=held, turned=turned, out=(*gods.out, seat))
    if god := gods.held[seat]:
        yield GodLaidBack(seat=seat, god=god)
    coming.strike(state, lambda debt: debt.duty in {f.HORUS, f.MAAT} and debt.args[0] == seat)
