"""
The set-up: a player who has placed a second settlement takes the next god of the stack.

So the last in turn order gets the first. On fixed places all are served at once, in the same
order. The rest of the stack joins the display.
Rules: egypt.md 2.1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.rows import SETTLEMENT
from game.board.layout import Layout
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Trace
from game.gods.parts import Gods, laid_before, placed


class GodDealt(Event):
    """*seat* has taken *god* from the stack."""

    seat: Seat
    god: str

    def traces(self) -> Iterable[Trace]:
        """The card."""
        return (laid_before(self.seat, self.god),)


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Lay out the cards; no seat has one yet."""
    seats = state.seats
    state.put(Gods(held=("",) * seats, turned=(False,) * seats, since=(0,) * seats))
    return ()


def deal(state: State) -> Iterable[Event]:
    """The box's answer when tidying: a seat that has earned a card takes it."""
    return list(_dealt(state)) if state.part(Gods).is_dealing else ()


def _dealt(state: State) -> Iterator[Event]:
    last_first = reversed([state.turn, *state.others(state.turn)])
    for seat in last_first:
        gods = state.part(Gods)
        if (
            seat not in gods.out
            and not gods.held[seat]
            and len(state.corners_of(seat, SETTLEMENT)) > 1
        ):
            god = gods.stack[0]
            state.change(Gods, held=placed(gods.held, seat, god))
            yield GodDealt(seat=seat, god=god)
