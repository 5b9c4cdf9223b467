"""
Play year of plenty: two cards of your choice from the bank, alike or different.

With one card in the whole bank take that one; with none the card cannot be played.
Rules: base.md 12.C6.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.dev_cards import CARDS
from game.base.rows import PLENTY
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.choice import Choice, Vector
from game.core.state import State
from game.core.trace import BANK, Trace, Went

MOST = 2


class PlayPlenty(Action):
    """Play one year of plenty and take *cards*."""

    cards: Cards


class CardsTaken(Event):
    """*seat* has taken *cards* from the bank."""

    seat: Seat
    cards: Cards

    def traces(self) -> Iterable[Trace]:
        """Cards for free."""
        return (Went(BANK, self.seat, sum(self.cards), "gift"),)


class No(Reason):
    """Reasons these cards cannot be taken."""

    BANK_IS_EMPTY = "the bank has no card left"
    NOT_TWO = "take two cards, or the last one"
    BANK_LACKS = "the bank does not have these cards"


def described(state: State) -> Choice:
    """The cards that may be taken now."""
    count = min(MOST, sum(state.bank))
    # No more of a kind than can be taken: the counts of a hidden bank stay hidden.
    stock = tuple([min(left, count) for left in state.bank])
    return Choice(PlayPlenty, (Vector("cards", stock, count, count),))


def cannot(state: State, seat: Seat, cards: Cards) -> Reason | None:
    """The reason these *cards* can't be taken, or None."""
    if not any(state.bank):
        return No.BANK_IS_EMPTY
    if sum(cards) != min(MOST, sum(state.bank)):
        return No.NOT_TWO
    return None if described(state).contains(PlayPlenty(cards)) else No.BANK_LACKS


def choices(state: State, seat: Seat) -> Choice | tuple[()]:
    """A description of all choices."""
    return described(state) if any(state.bank) else ()


def take(state: State, seat: Seat, cards: Cards) -> CardsTaken:
    """Take them from the bank."""
    state.give(seat, cards)
    return CardsTaken(seat=seat, cards=cards)


VERB = CARDS.card(PlayPlenty, PLENTY, take, choices, cannot)
