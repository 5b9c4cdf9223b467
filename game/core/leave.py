"""
A seat leaves for good.

Its pieces stay and block. Its hand goes to the bank and its deck cards out of the game, and its
debts are dropped. The steps of its turn that concern it alone are skipped, so the turn goes on
with the next seat. The last seat left wins, or the last team.
Rules: base.md 4 (resigned or empty seat).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core import coming
from game.core.action import Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.entries import Entry
from game.core.questions import LEFT
from game.core.refusals import No
from game.core.stack import Frame
from game.core.state import State
from game.core.trace import BANK, Left, Trace, Went


class Leave(Entry):
    """The seat leaves the game for good."""

    def refuse(self, state: State, seat: Seat) -> Reason | None:
        """No seat leaves twice, or after the end."""
        if state.winners:
            return No.GAME_IS_OVER
        return No.YOU_ARE_OUT if seat in state.gone else None

    def enter(self, state: State, seat: Seat, chance: Chance) -> Iterator[Event]:
        """Put away its cards, settle its debts, and ask every box."""
        state.gone = (*state.gone, seat)
        cards = tuple(state.hands[seat])
        state.take(seat, cards)
        state.put_by(seat)
        coming.strike(state, lambda debt: debt.seat == seat)
        state.unsettle()
        yield SeatLeft(seat=seat, cards=cards)
        yield from state.rules.answer(LEFT)(state, seat)
        if state.rules.is_decided(state.gone):
            # The last ones have won: drop everything that was to come.
            coming.strike(state, lambda debt: True)
            state.stack[:] = [Frame(())]


class SeatLeft(Event):
    """*seat* has left the game; *cards* have gone from its hand to the bank."""

    seat: Seat
    cards: Cards

    def traces(self) -> Iterable[Trace]:
        """The empty seat, and its cards."""
        return (Left(self.seat), Went(self.seat, BANK, sum(self.cards), "leave"))
