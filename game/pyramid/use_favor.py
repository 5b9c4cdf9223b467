"""
Use the Vizier's Favor: one card for one of another kind from the bank, once in your own turn.

It is no ordinary trade: it is open from the roll to the end of the turn, even if trading ends with
the first build, and on the turn the Favor came.
Rules: egypt.md 3.4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.bank_trade import No as Bank
from game.base.refusals import No as Base
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, one
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import BANK, Trace, Went
from game.core.verb import Verb
from game.pyramid.families import FAVOR
from game.pyramid.parts import Pyramid


class UseFavor(Action):
    """Give one card of the kind *give*, and get one of the kind *get*."""

    give: int
    get: int


class FavorUsed(Event):
    """*seat* gave *give* to the bank for *get*, a card each, by the Vizier's Favor."""

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
    """Reasons the Favor does not help."""

    NOT_YOURS = "this seat doesn't own the Vizier's Favor"
    ONCE_A_TURN = "the Favor was used this turn already"
    NOT_IN_HAND = "the hand holds no card of this kind"


def cannot_use(state: State, seat: Seat) -> Reason | None:
    """The reason *seat* can't use the Favor at all just now, or None."""
    pyramid = state.part(Pyramid)
    if pyramid.favor != seat:
        return No.NOT_YOURS
    return No.ONCE_A_TURN if pyramid.used == state.stint else None


def refuse(state: State, seat: Seat, action: UseFavor) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_use(state, seat):
        return reason
    size = len(state.bank)
    if not (0 <= action.give < size and 0 <= action.get < size):
        return Base.NO_SUCH_KIND
    if action.give == action.get:
        return Bank.SAME_KIND
    if not state.hands[seat][action.give]:
        return No.NOT_IN_HAND
    return None if state.bank[action.get] else Bank.BANK_LACKS


def options(state: State, seat: Seat) -> list[UseFavor]:
    """Every exchange that hand and bank allow."""
    if cannot_use(state, seat):
        return []
    gets = [get for get, stock in enumerate(state.bank) if stock]
    return [
        UseFavor(give, get)
        for give, count in enumerate(state.hands[seat])
        if count
        for get in gets
        if get != give
    ]


def apply(state: State, seat: Seat, action: UseFavor, chance: Chance) -> Iterator[Event]:
    """Exchange the cards."""
    size = len(state.bank)
    give, get = one(action.give, size), one(action.get, size)
    state.take(seat, give)
    state.give(seat, get)
    state.change(Pyramid, used=state.stint)
    yield FavorUsed(seat=seat, give=give, get=get)


VERB = Verb(UseFavor, refuse, options, apply, family=FAVOR)
