"""
Thoth: buy a development card with one card of its price replaced, or choose among the next three.

Both, or one of the two. Of the cards looked at one is kept and the others are shuffled back; with
fewer than three left all are looked at. The card kept counts as bought this turn.
Rules: egypt.md 2.2.5, 2.3 (Thoth).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.buy_card import BuyCard, CardBought, none_sold
from game.base.decks import draw, shuffle_back
from game.base.parts import Turn
from game.base.refusals import No as Base
from game.base.refusals import Paid, price
from game.base.rows import DECK
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, covers
from game.core.chance import Chance
from game.core.stack import Debt
from game.core.state import State
from game.core.verb import Verb, simple_verb
from game.gods import families as f
from game.gods.after_use import use_up
from game.gods.names import THOTH
from game.gods.refusals import No as Gods
from game.gods.refusals import cannot_use
from game.gods.swaps import swaps

LOOKED_AT = 3


class UseThoth(Action):
    """Pay *cards* for a development card; *looks* to choose it."""

    cards: Cards
    looks: bool


class KeepThothCard(Action):
    """Keep the card at *place* among those looked at."""

    place: int


class DeckSearched(Event):
    """*seat* looks at the next *count* development cards."""

    seat: Seat
    count: int


class No(Reason):
    """Reasons Thoth does not help in this way."""

    NOTHING_GAINED = "buying the next card at the plain price needs no god"
    NO_SUCH_CARD = "fewer cards were looked at"


def refuse(state: State, seat: Seat, action: UseThoth) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := _cannot_buy(state, seat):
        return reason
    listed = price(state, seat, BuyCard)
    if action.cards == listed:
        if not action.looks:
            return No.NOTHING_GAINED
    elif action.cards not in swaps(listed):
        return Gods.NOT_ONE_SWAP
    return None if covers(state.hands[seat], action.cards) else Base.CANNOT_PAY


def _cannot_buy(state: State, seat: Seat) -> Reason | None:
    """The reason no card can be bought at any price, or None."""
    return cannot_use(state, seat, THOTH) or none_sold(state)


def options(state: State, seat: Seat) -> list[UseThoth]:
    """Every payment that the hand covers, with a look and without."""
    if _cannot_buy(state, seat):
        return []
    listed, hand = price(state, seat, BuyCard), state.hands[seat]
    return [
        UseThoth(paid, looks)
        for paid in (listed, *swaps(listed))
        if covers(hand, paid)
        for looks in (True, False)
        if looks or paid != listed
    ]


def apply(state: State, seat: Seat, action: UseThoth, chance: Chance) -> Iterator[Event]:
    """Pay, and draw one card or look at several."""
    yield use_up(state, seat, THOTH)
    state.take(seat, action.cards)
    yield Paid(seat=seat, cards=action.cards)
    state.change(Turn, built=state.stint)
    if not action.looks:
        yield _hold(state, seat, draw(state, DECK, chance))
        return
    count = min(LOOKED_AT, state.deck_size(DECK))
    drawn = tuple([draw(state, DECK, chance) for _ in range(count)])
    yield DeckSearched(seat=seat, count=count)
    coming.wait(state, [Debt(seat, f.THOTH, secret=drawn)])


def _hold(state: State, seat: Seat, card: int) -> CardBought:
    """Take the card into the hand."""
    state.hold(seat, card)
    return CardBought(seat=seat, card=state.rules.deck_cards[card].name)


def kept(state: State, seat: Seat) -> list[int]:
    """One place for each kind of card looked at, to stand for all alike."""
    return sorted({card: place for place, card in enumerate(_seen(state, seat))}.values())


def keep(state: State, seat: Seat, place: int) -> Iterator[Event]:
    """Hold that card, and mix the others into the deck again."""
    for at, card in enumerate(_seen(state, seat)):
        if at == place:
            yield _hold(state, seat, card)
        else:
            shuffle_back(state, DECK, card)


def _seen(state: State, seat: Seat) -> tuple[int, ...]:
    debt = state.debt(seat, f.THOTH)
    return debt.secret if debt else ()


VERB = Verb(UseThoth, refuse, options, apply, family=f.GOD)
KEEP = simple_verb(KeepThothCard, f.THOTH, keep, kept, No.NO_SUCH_CARD)
