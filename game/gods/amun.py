"""
Amun: trade one kind of card 2:1 with the bank, for the rest of the turn and as often as you like.

He is used by a first trade, so there is always one; it is a trade like any other and ends where
trading ends. His card is turned or exchanged when the turn is over.
Rules: egypt.md 2.2.5, 2.3 (Amun).
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.bank_trade import BankTraded
from game.base.bank_trade import No as Bank
from game.base.families import TRADE
from game.base.playing import Playing
from game.base.refusals import No as Base
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.gods import after_use
from game.gods.names import AMUN
from game.gods.parts import Gods
from game.gods.refusals import cannot_use, use

GIVEN = 2


class UseAmun(Action):
    """Give two cards of the kind *give* for one of the kind *get*, and go on at that rate."""

    give: int
    get: int


def cannot(state: State, seat: Seat, give: int, get: int) -> Reason | None:
    """The first rule that this trade breaks, or None."""
    cards = range(len(state.bank))
    if give not in cards or get not in cards:
        return Base.NO_SUCH_KIND
    if give == get:
        return Bank.SAME_KIND
    if state.hands[seat][give] < GIVEN:
        return Bank.TOO_FEW
    return None if state.bank[get] else Bank.BANK_LACKS


def trades(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Every first trade."""
    gives = [give for give, count in enumerate(state.hands[seat]) if count >= GIVEN]
    gets = [get for get, stock in enumerate(state.bank) if stock]
    return [(give, get) for give in gives for get in gets if get != give]


def trade(state: State, seat: Seat, give: int, get: int) -> BankTraded:
    """Trade, and hold the rate until the turn ends."""
    size = len(state.bank)
    paid, got = one(give, size, GIVEN), one(get, size)
    state.take(seat, paid)
    state.give(seat, got)
    state.change(Gods, amun=(state.stint, give))
    return BankTraded(seat=seat, give=paid, get=got)


def rate(state: State, seat: Seat, card: int, listed: int) -> int:
    """The box's answer: two for one of the kind that was named."""
    is_on = seat == state.turn and state.part(Gods).amun == (state.stint, card)
    return min(listed, GIVEN) if is_on else listed


def spend(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """At the end of the turn, settle his card if he was used."""
    if state.part(Gods).amun[0] == state.stint:
        coming.then(state, Step(after_use.STEP, step.seat))
    return ()


VERB = Playing(cannot_use, use, TRADE).card(UseAmun, AMUN, trade, trades, cannot)
