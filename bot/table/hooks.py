"""What features add to every action and change at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias

from game import Seat
from game.core.action import Action

if TYPE_CHECKING:
    from bot.table.done import By, Done
    from bot.table.draft import Draft
    from bot.table.state.memory import Memory
    from bot.table.table import Table

Consequence: TypeAlias = "Callable[[Draft, Done], None]"
"""What is stored with an action: it may change ``draft.memory``, plan posts, set deadlines."""

Move: TypeAlias = "tuple[Seat, Action, By]"
"""What is played next without a click."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that happens by itself at a table, each in this order."""

    consequences: tuple[Consequence, ...]
    """After an action, in its transaction."""
    touched: tuple[Callable[[Draft, Table], None], ...]
    """After another change of whom the table waits for, such as a pause."""
    settled: tuple[Callable[[Draft, Table], None], ...]
    """After any change that is no action."""
    vacated: tuple[Callable[[Draft, Table, Seat], None], ...]
    """When a seat changes hands."""
    heard: tuple[Callable[[Draft, Seat], None], ...]
    """When a seat's person shows that they are there."""
    ended: tuple[Callable[[Draft, Table], None], ...]
    """Before a game ends that nobody has won."""
    moves: tuple[Callable[[Table, int], Move | None], ...]
    """What is played next without a click; the number counts such moves in this turn."""
    answered: Callable[[Table, Memory, bool], set[Seat]]
    """The seats for which what is owed (or else an offer) will be answered without a ping."""
    refuses: Callable[[Draft, Table, Seat], None]
    """Has offers refused for a seat that never wants any."""


@cache
def rules() -> Rules:
    """The rules of all features."""
    found: Rules = import_module("bot.features.rules").RULES
    return found


def touch(change: Draft, table: Table) -> None:
    """Start and stop what depends on whom the table waits for."""
    for follow in rules().touched:
        follow(change, table)
