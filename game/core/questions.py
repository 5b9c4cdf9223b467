"""
Questions: where modules meet.

Those that the core asks of all modules; boxes have more of their own (`game.base.questions`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.board.layout import Layout
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.question import Question, chain, first, together
from game.core.state import State

WINNERS: Question[Callable[[State, tuple[Seat, ...]], tuple[Seat, ...]]] = Question(
    "winners", chain
)
"""
The seats that have won now; several share, and it may be off turn.

Each answer gets the winners from the modules before it, so a box may add winners or ask for more.
"""

RESULT: Question[Callable[[State, tuple[Seat, ...]], tuple[Seat, ...]]] = Question("result", chain)
"""The winners of a game that ends because these seats have won; all of them are in the game."""

BARRED: Question[Callable[[State, Seat, str], Reason | None]] = Question("barred", first())
"""The reason a stint does not admit verbs of a family just now, or None."""

TIDY: Question[Callable[[State], Iterable[Event]]] = Question("tidy", together)
"""Events for things that lapse when the stack comes back to a frame."""

CHANGED: Question[Callable[[State], Iterable[Event]]] = Question("changed", together)
"""Events that follow there if the board, an award or a part that matters has changed since."""

LEFT: Question[Callable[[State, Seat], Iterable[Event]]] = Question("left", together)
"""Events by which a module settles for a seat that has left, its debts and cards already gone."""

SHOWS: Question[Callable[[State, State, Seat, Sequence[Event]], bool]] = Question("shows", first())
"""
Whether an action of a seat has revealed anything about hidden cards, so that it stays.

It gets the states before and after the action, and the events.
"""

PRICE: Question[Callable[[State, Seat, type[Action], Cards], Cards]] = Question("price", chain)
"""The price of a verb for a seat; answered first by the table of prices."""

SUPPLY: Question[Callable[[State, Seat, int, int], int]] = Question("supply", chain)
"""Number of pieces of a kind a seat may take now; answered first by its supply."""

PREPARE: Question[Callable[[State, Layout, tuple[str, ...], Chance], Iterable[Event]]] = Question(
    "prepare", together
)
"""Events by which a module prepares a fresh board; the strings are the seats' colors."""
