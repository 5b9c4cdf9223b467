"""Refusals shared by several verbs: the price, the supply, the cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, covers
from game.core.state import State
from game.core.trace import BANK, Trace, Went


class No(Reason):
    """Reasons that more than one verb gives."""

    CANNOT_PAY = "the hand does not cover the price"
    NO_PIECE_LEFT = "no piece of this kind is left"
    DECK_IS_EMPTY = "the deck is empty"
    NO_SUCH_PLACE = "the board has no such place"
    NO_SUCH_KIND = "there is no such kind of card"


class Paid(Event):
    """*seat* has paid *cards* to the bank."""

    seat: Seat
    cards: Cards

    def traces(self) -> Iterable[Trace]:
        """Cards for a purchase."""
        return (Went(self.seat, BANK, sum(self.cards), "price"),)


def price(state: State, seat: Seat, verb: type[Action]) -> Cards:
    """The price of *verb* for *seat* now."""
    return state.rules.price(state, seat, verb)


def affordable(state: State, seat: Seat) -> Collection[type[Action]]:
    """Verbs whose price the hand may cover: a look for all purchases."""
    return state.rules.affords(tuple(state.hands[seat]))


def can_pay(state: State, seat: Seat, verb: type[Action]) -> bool:
    """Whether the hand covers the price."""
    return covers(state.hands[seat], state.rules.price(state, seat, verb))


def left(state: State, seat: Seat, piece: int) -> int:
    """Number of *piece* the seat may take now: its supply, unless boxes say otherwise."""
    asked = state.rules.supply
    return (
        asked(state, seat, piece, state.supply[seat][piece]) if asked else state.supply[seat][piece]
    )


def can_buy(state: State, seat: Seat, verb: type[Action], piece: int) -> bool:
    """Whether the hand covers the price, and a *piece* is left."""
    price_now = state.rules.price(state, seat, verb)
    asked, count = state.rules.supply, state.supply[seat][piece]
    if asked:
        count = asked(state, seat, piece, count)
    return count > 0 and covers(state.hands[seat], price_now)


def cannot_pay(state: State, seat: Seat, verb: type[Action]) -> Reason | None:
    """CANNOT_PAY if the hand does not cover the price."""
    return None if can_pay(state, seat, verb) else No.CANNOT_PAY


def cannot_take(state: State, seat: Seat, piece: int) -> Reason | None:
    """NO_PIECE_LEFT if the supply is out of *piece*."""
    return None if left(state, seat, piece) > 0 else No.NO_PIECE_LEFT


def cannot_buy(state: State, seat: Seat, verb: type[Action], piece: int) -> Reason | None:
    """The first of the two reasons."""
    return cannot_pay(state, seat, verb) or cannot_take(state, seat, piece)


def pay(state: State, seat: Seat, verb: type[Action]) -> Paid:
    """Pay the price to the bank."""
    cards = price(state, seat, verb)
    state.take(seat, cards)
    return Paid(seat=seat, cards=cards)
