"""
The functions that features add to each action and change at a table.

They are listed in bot/features/rules.py. Files that features and expansions bring are found by
their names; see bot/brought.py.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias

from bot.brought import OF_FEATURES
from game import Seat
from game.core.action import Action

if TYPE_CHECKING:
    from bot.table.done import By, Done
    from bot.table.draft import Draft
    from bot.table.state.memory import Memory
    from bot.table.table import Table

Consequence: TypeAlias = "Callable[[Draft, Done], None]"
"""
A function that runs when an action is stored, in the same transaction.

It gets the draft that is being written and what was done. It may change ``draft.memory``, plan
posts, and set deadlines.
"""

Move: TypeAlias = "tuple[Seat, Action, By]"
"""An action that is played without a click, with its seat and how it comes about."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that happens by itself at a table; each list runs in its order."""

    consequences: tuple[Consequence, ...]
    """Run after an action, in its transaction."""
    touched: tuple[Callable[[Draft, Table], None], ...]
    """Run after another change that affects whom the table waits for, such as a pause."""
    settled: tuple[Callable[[Draft, Table], None], ...]
    """Run after any change that isn't an action."""
    vacated: tuple[Callable[[Draft, Table, Seat], None], ...]
    """Run when a seat changes hands."""
    heard: tuple[Callable[[Draft, Seat], None], ...]
    """Run when a seat's person shows that they are there."""
    ended: tuple[Callable[[Draft, Table], None], ...]
    """Run before a game ends without a winner."""
    moves: tuple[Callable[[Table, int], Awaitable[Move | None]], ...]
    """Find the next action without a click; the number counts such actions in this turn."""
    answered: Callable[[Table, Memory, bool], set[Seat]]
    """The seats whose debts (or, with False, offers) will be answered without a ping."""
    refuses: Callable[[Draft, Table, Seat], None]
    """Plans to refuse offers for a seat that never wants any."""


def rules() -> Rules:
    """The rules of all features, from bot/features/rules.py."""
    found: Rules = import_module(f"{OF_FEATURES}.rules").RULES
    return found


def touch(change: Draft, table: Table) -> None:
    """Update clocks and the like after a change of whom the table waits for."""
    for follow in rules().touched:
        follow(change, table)
