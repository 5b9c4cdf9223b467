"""What a moment is for which an answer can be prepared: see `prepared`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from game import Action, Game, Seat, View
from game.core.ruleset import Ruleset
from game.core.state import State

Chosen: TypeAlias = tuple[str, ...]
"""What was chosen of `Preparation.choices`; nothing for the plainest answer."""

PLAIN = "unless"
"""The group of choices that name none."""


@dataclass(frozen=True, slots=True)
class Preparation:
    """
    A moment for which an answer can be prepared.

    A choice is a name of the rules, or behind the name of its group: ``BuildCity``, ``give wool``.
    """

    name: str
    duties: frozenset[str]
    """What is owed then; none where nobody owes anything, and `is_there` alone tells it."""
    choices: Callable[[Ruleset], Chosen]
    """What can be chosen."""
    answer: Callable[[Game, Seat, Chosen], Action | None]
    """What is answered then; None for who is to be asked."""
    is_there: Callable[[State, Seat], bool] = lambda state, seat: True
    """Whether it has come for a seat; where there are duties, whether what is owed is that."""
    singles: frozenset[str] = frozenset()
    """The groups of which one choice is made, not several."""
    has_use: Callable[[View, Seat], bool] = lambda view, seat: True
    """Whether it may come for a seat; ``ui.error.early.NAME`` says why not yet."""
    needs: tuple[tuple[str, str], ...] = ()
    """Groups that mean nothing without a choice of another: the first needs the second."""
    lasts: bool = False
    """Whether it holds beyond the own turn, though it has no condition."""
    stays: bool = False
    """Whether it goes on holding when its person is asked all the same."""

    def has_come(self, state: State, seat: Seat, since: int | None = None) -> bool:
        """Whether the moment is there for *seat*; with *since*, whether it is owed since then."""
        if self.duties and not any(
            debt.seat == seat and debt.duty in self.duties and since in (None, debt.since)
            for debt in state.debts()
        ):
            return False
        return self.is_there(state, seat)

    def sorted_out(self, chosen: Chosen) -> Chosen:
        """Without what means nothing without the rest."""
        groups = {group(one) for one in chosen}
        alone = {one for one, other in self.needs if other not in groups}
        return tuple(one for one in chosen if group(one) not in alone)


def group(choice: str) -> str:
    """The group of a choice."""
    return choice.partition(" ")[0] if " " in choice else PLAIN


def thing(choice: str) -> str:
    """What a choice names."""
    return choice.rpartition(" ")[2]


def named(chosen: Chosen, of: str) -> list[str]:
    """What is chosen of a group."""
    return [thing(choice) for choice in chosen if group(choice) == of]
