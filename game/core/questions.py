"""
Questions: where modules meet.

A question has a name, a type and a way to join several answers into one callable. A module
answers by putting a function into its manifest; nobody asks which modules are there. With one
answer the function itself is the compiled question, so a game pays only for what it uses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.board.layout import Layout
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.state import State

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True, eq=False)
class Question(Generic[F]):
    """One question; *join* makes a callable of all answers, in the order of the modules."""

    name: str
    join: Callable[[Sequence[F]], F]


def chain(answers: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
    """Each answer gets what the one before it returned, as its last argument."""
    if not answers:
        return lambda *args: args[-1]

    def chained(*args: Any) -> Any:
        *facts, value = args
        for answer in answers:
            value = answer(*facts, value)
        return value

    return answers[0] if len(answers) == 1 else chained


def first(nothing: Any = None) -> Callable[[Sequence[Callable[..., Any]]], Callable[..., Any]]:
    """The first answer that is not empty; *nothing* if all are."""

    def join(answers: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
        def asked(*args: Any) -> Any:
            for answer in answers:
                if value := answer(*args):
                    return value
            return nothing

        if not answers:
            return lambda *args: nothing
        return answers[0] if len(answers) == 1 else asked

    return join


def last(answers: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
    """The answer of the latest module that has one: how a box replaces a rule."""
    return first()(tuple(reversed(answers)))


def most(answers: Sequence[Callable[..., int]]) -> Callable[..., int]:
    """Each answer gets the greatest number so far, as its last argument, and can only raise it."""

    def raised(*args: Any) -> int:
        *facts, value = args
        for answer in answers:
            value = max(value, answer(*facts, value))
        return int(value)

    return raised


def together(answers: Sequence[Callable[..., Iterable[Any]]]) -> Callable[..., Iterable[Any]]:
    """All answers, one after another."""

    def joined(*args: Any) -> list[Any]:
        return [item for answer in answers for item in answer(*args)]

    return answers[0] if len(answers) == 1 else joined


WINNERS: Question[Callable[[State, tuple[Seat, ...]], tuple[Seat, ...]]] = Question(
    "winners", chain
)
"""
Who has won now; several share, and it may be off turn.

Each answer gets what the modules before it say, so a box may add winners or ask for more.
"""

BARRED: Question[Callable[[State, Seat, str], Reason | None]] = Question("barred", first())
"""Why a stint does not admit verbs of a family just now, or None."""

TIDY: Question[Callable[[State], Iterable[Event]]] = Question("tidy", together)
"""What lapses when the stack comes back to a frame."""

LEFT: Question[Callable[[State, Seat], Iterable[Event]]] = Question("left", together)
"""What a module settles when a seat has left for good; its own debts and cards are gone by then."""

PRICE: Question[Callable[[State, Seat, type[Action], Cards], Cards]] = Question("price", chain)
"""What a verb costs a seat; answered first by the table of prices."""

SUPPLY: Question[Callable[[State, Seat, int, int], int]] = Question("supply", chain)
"""How many pieces of a kind a seat may take now; answered first by its supply."""

PREPARE: Question[Callable[[State, Layout, tuple[str, ...], Chance], Iterable[Event]]] = Question(
    "prepare", together
)
"""What a module puts on a fresh board; the strings are the seats' colours."""
