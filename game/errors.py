"""
Errors of the rules.

GameError
  Illegal          a refusal: expected; see `game.core.illegal`
  BadLayout        an unplayable board; says how to fix it
  BadSetup         modules, seats or options that do not go together; says how to fix it
  NewerSnapshot    a stored game that this code is too old to read
  UnscriptedChance a script of chance that does not fit the question asked
"""

from __future__ import annotations


class GameError(Exception):
    """Anything the rules refuse."""


class BadLayout(GameError):
    """A layout breaks a rule of boards; the message says how to fix it."""


class BadSetup(GameError):
    """Modules, seats or options do not go together; the message says how to fix it."""


class NewerSnapshot(GameError):
    """A snapshot was written by a newer program."""


class UnscriptedChance(GameError):
    """A script of chance met a question it has no answer for."""
