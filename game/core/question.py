"""
A question to the modules: a name, a type, and a way to join several answers into one callable.

A module answers by putting a function into its manifest; the engine never asks which modules are
in play. With one answer the function itself is the compiled question, so a game pays only for what
it uses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

PAIR = 2
"""Number of answers joined without a loop, the usual case of the most frequent questions."""


@dataclass(frozen=True, slots=True, eq=False)
class Question(Generic[F]):
    """One question; *join* makes a callable of all answers, in the order of the modules."""

    name: str
    join: Callable[[Sequence[F]], F]


def chain(answers: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
    """Join answers so that each gets the result of the one before it as its last argument."""
    if not answers:
        return lambda *args: args[-1]

    def chained(*args: Any) -> Any:
        *facts, value = args
        for answer in answers:
            value = answer(*facts, value)
        return value

    if len(answers) == PAIR:
        one, other = answers
        return lambda *args: other(*args[:-1], one(*args))
    return answers[0] if len(answers) == 1 else chained


def chain_of_four(answers: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
    """As `chain`, for frequent questions with three arguments and a value."""
    if len(answers) != PAIR:
        return chain(answers)
    one, other = answers
    return lambda a, b, c, value: other(a, b, c, one(a, b, c, value))


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
        if len(answers) == PAIR:
            one, other = answers
            return lambda *args: one(*args) or other(*args) or nothing
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
        found: list[Any] = []
        for answer in answers:
            found += answer(*args)
        return found

    return answers[0] if len(answers) == 1 else joined
