"""
The rows of the scenario, as data: cloth, its points, the rounds of its set-up.

Rules: seafarers.md 8.11.
"""

from __future__ import annotations

from typing import Final

from game.base.rounds import Round, Rounds
from game.cloth.parts import Cloth
from game.core.cards import Seat
from game.core.rows import Option, Removal, Term
from game.core.state import State
from game.core.view import View

EACH: Final = 5
"""Number of cloth in a village at the start."""

STOCK: Final = 10
"""Number of cloth in the general supply at the start, with eight villages."""

OF_A_POINT: Final = 2
"""Number of cloth worth a point."""

EMPTY: Final = 5
"""Number of empty villages of eight at which the game ends with the turn."""

EIGHT: Final = 8
"""Number of villages of the printed map; a map with more has more in the same ratio."""

OPTIONS = (Option("map", (), "cloth", alone=True),)

REMOVES = (Removal("award", ("longest_road",)),)


def rounds(state: State | View, before: Rounds) -> Rounds:
    """The scenario's answer: forward, back, and forward with pay."""
    return (Round(), Round(is_backward=True), Round(pays=True))


def stock(villages: int) -> int:
    """Number of cloth in the general supply at the start, with so many *villages*."""
    return STOCK * villages // EIGHT


def most_empty(villages: int) -> int:
    """Number of empty ones of so many *villages* at which the game ends with the turn."""
    return EMPTY * villages // EIGHT


def cloth_points(state: State, seat: Seat) -> int:
    """The points of the cloth of *seat*."""
    held = state.part(Cloth).held
    return worth(held[seat]) if held else 0


def worth(count: int) -> int:
    """The points of that much cloth."""
    return count // OF_A_POINT


TERMS = (Term("cloth", cloth_points),)
