"""
What can go wrong in the rules.

GameError
  Illegal          a refusal: expected; has .reason, .action, .rules, .seat and .debts
  BadLayout        a board that cannot be played on; says what to change
  BadSetup         modules, seats or options that do not go together; says what to change
  NewerSnapshot    a stored game that this code is too old to read
  UnscriptedChance a script of chance that does not fit the question asked
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.action import Action, Reason
    from game.core.cards import Seat
    from game.core.ruleset import Ruleset
    from game.core.stack import Debt


class GameError(Exception):
    """Anything the rules refuse."""


class Illegal(GameError):
    """*action* breaks *reason*; nothing has changed."""

    def __init__(
        self,
        reason: Reason,
        action: Action,
        rules: Ruleset,
        seat: Seat | None = None,
        debts: Sequence[Debt] = (),
    ) -> None:
        """
        Keep the facts; sentences for players live in the catalogues.

        *seat* has asked, under which *rules*; *debts* are owed at that moment, without the cards
        that only one seat sees.
        """
        super().__init__(f"{reason.value} ({action!r})")
        self.seat = seat
        self.debts = tuple(debt.bare() for debt in debts)
        self.reason = reason
        self.action = action
        self.rules = rules


class BadLayout(GameError):
    """A layout breaks a rule of boards; the message says what to change."""


class BadSetup(GameError):
    """Modules, seats or options do not go together; the message says what to change."""


class NewerSnapshot(GameError):
    """A snapshot was written by a newer program."""


class UnscriptedChance(GameError):
    """A script of chance met a question it has no answer for."""
