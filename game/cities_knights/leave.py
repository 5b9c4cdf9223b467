"""
A seat has left: debts owed to it, or about its hand, are dropped.

Its pieces stay and block; the barbarians, the decks and the cards leave it out.
Rules: cities_knights.md 16.2.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.cities_knights.families import EXCHANGE, GIFT, SEARCH, SPY
from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.state import State

ABOUT = frozenset({GIFT, EXCHANGE, SEARCH, SPY})
"""Duties whose first argument is a seat that must still be in the game."""


def left(state: State, seat: Seat) -> Iterable[Event]:
    """The box's answer: drop the debts that can't be paid without *seat*."""
    coming.strike(state, lambda debt: debt.duty in ABOUT and debt.args[0] == seat)
    return ()
