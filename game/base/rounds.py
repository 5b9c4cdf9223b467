"""
The rounds of set-up, as data: each round's piece, direction and pay.

Rules: base.md 3, 12.A2, 12.A3.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from game.base.build_settlement import SettlementBuilt
from game.core.action import Event
from game.core.question import Question, chain
from game.core.state import State
from game.core.view import View


@dataclass(frozen=True, slots=True)
class Round:
    """One round: each seat founds one *piece*, reported by *told* with seat and corner."""

    piece: str = "settlement"
    told: Callable[..., Event] = SettlementBuilt
    is_backward: bool = False
    """Whether the seat that placed last begins."""
    pays: bool = False
    """Whether each hex next to the piece gives a card."""


Rounds: TypeAlias = tuple[Round, ...]

ROUNDS: Question[Callable[[State | View, Rounds], Rounds]] = Question("rounds", chain)
"""The rounds of set-up; answered first with forward, and back with pay."""

SNAKE: Rounds = (Round(), Round(is_backward=True, pays=True))


def rounds(state: State | View) -> Rounds:
    """The rounds of this game; steps and debts count them from 1."""
    return state.rules.answer(ROUNDS)(state, SNAKE)
