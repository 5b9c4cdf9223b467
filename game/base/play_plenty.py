"""
Play year of plenty: two cards of your choice from the bank, alike or different.

With one card in the whole bank take that one; with none the card cannot be played.
Rules: base.md 12.C6.
"""

from __future__ import annotations

from game.base import bank_gift
from game.base.bank_gift import take
from game.base.dev_cards import CARDS
from game.base.rows import PLENTY
from game.core.action import Action, Reason
from game.core.cards import Cards, Seat
from game.core.choice import Choice
from game.core.state import State

MOST = 2


class PlayPlenty(Action):
    """Play one year of plenty and take *cards*."""

    cards: Cards


class No(Reason):
    """Reasons these cards cannot be taken."""

    BANK_IS_EMPTY = "the bank has no card left"
    NOT_TWO = "take two cards, or the last one"
    BANK_LACKS = "the bank does not have these cards"


def described(state: State) -> Choice:
    """The cards that may be taken now."""
    return bank_gift.described(state, PlayPlenty, min(MOST, sum(state.bank)))


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


VERB = CARDS.card(PlayPlenty, PLENTY, take, choices, cannot)
