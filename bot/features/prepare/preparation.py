"""The description of a moment for which an answer can be prepared: see `prepared`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from game import Action, Game, Seat, View
from game.core.ruleset import Ruleset
from game.core.state import State

Chosen: TypeAlias = tuple[str, ...]
"""Choices among `Preparation.choices`; empty for the plainest answer."""

PLAIN = "unless"
"""The group of choices without a group's name."""


@dataclass(frozen=True, slots=True)
class Preparation:
    """
    A moment for which an answer can be prepared.

    A choice is a name from the rules, with or without a group before it: ``BuildCity``, ``give
    wool``.
    """

    name: str
    duties: frozenset[str]
    """The duties owed then; empty if nobody owes anything and `is_there` decides alone."""
    choices: Callable[[Ruleset], Chosen]
    """All possible choices."""
    answer: Callable[[Game, Seat, Chosen], Action | None]
    """The answer to play then; None if the player has to decide."""
    is_there: Callable[[State, Seat], bool] = lambda state, seat: True
    """Whether the moment is there for a seat; with duties, whether the owed duty is meant."""
    singles: frozenset[str] = frozenset()
    """Groups that allow one choice only."""
    has_use: Callable[[View, Seat], bool] = lambda view, seat: True
    """Whether it may come for a seat; ``ui.error.early.NAME`` says why not yet."""
    needs: tuple[tuple[str, str], ...] = ()
    """Pairs of groups: the first means nothing without a choice of the second."""
    lasts: bool = False
    """Whether it outlasts the start of the seat's next turn, even without a condition."""
    stays: bool = False
    """Whether it stays prepared when the player has to decide after all."""

    def has_come(self, state: State, seat: Seat, since: int | None = None) -> bool:
        """Whether the moment is there for *seat*; with *since*, whether that action brought it."""
        if self.duties and not any(
            debt.seat == seat and debt.duty in self.duties and since in (None, debt.since)
            for debt in state.debts()
        ):
            return False
        return self.is_there(state, seat)

    def sorted_out(self, chosen: Chosen) -> Chosen:
        """The choices without those that mean nothing alone."""
        groups = {group(one) for one in chosen}
        alone = {one for one, other in self.needs if other not in groups}
        return tuple(one for one in chosen if group(one) not in alone)


def group(choice: str) -> str:
    """The group of a choice."""
    return choice.partition(" ")[0] if " " in choice else PLAIN


def thing(choice: str) -> str:
    """The thing that a choice names."""
    return choice.rpartition(" ")[2]


def named(chosen: Chosen, of: str) -> list[str]:
    """The things chosen of a group."""
    return [thing(choice) for choice in chosen if group(choice) == of]
