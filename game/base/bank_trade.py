"""
Trade with the bank: four cards of one kind for one of another, three or two with a harbor.

Rules: base.md 12.F2, 12.D3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import TRADE
from game.base.questions import RATE
from game.base.refusals import No as Base
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, one
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import BANK, Trace, Went
from game.core.verb import Verb

PLAIN_RATE = 4


class TradeWithBank(Action):
    """Give as many cards of the kind *give* as the rate says, and get one of the kind *get*."""

    give: int
    get: int


class BankTraded(Event):
    """*seat* gave *give* to the bank and got *get*."""

    seat: Seat
    give: Cards
    get: Cards

    def traces(self) -> Iterable[Trace]:
        """Cards to the bank and back."""
        return (
            Went(self.seat, BANK, sum(self.give), "bank"),
            Went(BANK, self.seat, sum(self.get), "bank"),
        )


class No(Reason):
    """Reasons the bank does not trade."""

    SAME_KIND = "you can't take the kind that you give"
    TOO_FEW = "the hand has fewer cards than the rate requires"
    BANK_LACKS = "the bank has no card of this kind"


def rate(state: State, seat: Seat, card: int) -> int:
    """Number of cards of the kind *card* that buy one other from the bank."""
    return state.rules.answer(RATE)(state, seat, card, PLAIN_RATE)


def refuse(state: State, seat: Seat, action: TradeWithBank) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    size = len(state.bank)
    if not (0 <= action.give < size and 0 <= action.get < size):
        return Base.NO_SUCH_KIND
    if action.give == action.get:
        return No.SAME_KIND
    if state.hands[seat][action.give] < rate(state, seat, action.give):
        return No.TOO_FEW
    return None if state.bank[action.get] else No.BANK_LACKS


def options(state: State, seat: Seat) -> list[TradeWithBank]:
    """Every trade that *seat* can pay for and the bank can serve."""
    asked = state.rules.answer(RATE)
    gives = [
        give
        for give, count in enumerate(state.hands[seat])
        if count > 1 and count >= asked(state, seat, give, PLAIN_RATE)
    ]
    if not gives:
        return []
    gets = [get for get, stock in enumerate(state.bank) if stock]
    return [TradeWithBank(give, get) for give in gives for get in gets if get != give]


def apply(state: State, seat: Seat, action: TradeWithBank, chance: Chance) -> Iterator[Event]:
    """Exchange the cards."""
    size = len(state.bank)
    give, get = one(action.give, size, rate(state, seat, action.give)), one(action.get, size)
    state.take(seat, give)
    state.give(seat, get)
    yield BankTraded(seat=seat, give=give, get=get)


VERB = Verb(TradeWithBank, refuse, options, apply, family=TRADE)
