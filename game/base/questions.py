"""The base game's questions: where other boxes may change its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.board.places import HexId
from game.core.cards import Seat
from game.core.questions import Question, chain, last, together
from game.core.stack import Debt
from game.core.state import State

CLAIMS: Question[Callable[[State, int], Iterable[tuple[Seat, int, int]]]] = Question(
    "claims", together
)
"""What a roll brings before any shortage: seat, card kind, count."""

LIMIT: Question[Callable[[State, Seat, int], int]] = Question("limit", chain)
"""The most cards a seat may hold at a seven; answered first by the option."""

OWED_AT_SEVEN: Question[Callable[[State, Seat], Iterable[Debt]]] = Question(
    "owed at seven", together
)
"""What a seven asks of everybody at once, before the robber; the seat is the one that rolled."""

RATE: Question[Callable[[State, Seat, int, int], int]] = Question("rate", chain)
"""How many cards of a kind buy one from the bank; answered first with 4."""

ROBBER_PLACES: Question[Callable[[State, Seat, list[HexId]], list[HexId]]] = Question(
    "robber places", chain
)
"""Where the robber may be moved; answered first with every other land hex."""

NEXT_STINT: Question[Callable[[State], tuple[Seat, str] | None]] = Question("next stint", last)
"""Whose stint comes after this one, and by which plan."""
