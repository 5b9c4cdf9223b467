"""
What a table refuses, beside the rules of the game.

TableError
  NoTable      there is no game here, or not this one any more
  Refused      a person's mistake; has .key and .facts for a sentence in the catalogues
  Stale        the button is from an earlier moment
"""

from __future__ import annotations


class TableError(Exception):
    """Anything a table refuses."""


class NoTable(TableError):
    """There is no such game."""


class Stale(TableError):
    """The question is settled, or this seat has acted since."""


class Refused(TableError):
    """A person's mistake: *key* names the sentence, *facts* fill it."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
