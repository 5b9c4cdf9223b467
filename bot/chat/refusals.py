"""
Reasons why a table refuses something, other than the rules of the game.

TableError
  NoTable      there is no game here, or not this one anymore
  Refused      a person's mistake; has .key and .facts for a sentence in the catalogues
    Away       a computer plays for the person; has .game and .seat, to take the seat back
  Stale        the button is from an earlier moment
"""

from __future__ import annotations

from dataclasses import dataclass

from words import Words


class TableError(Exception):
    """Anything a table refuses."""


class NoTable(TableError):
    """There is no such game."""


class Stale(TableError):
    """The question is settled, or this seat has acted since the button was made."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A list of names as a fact of a refusal: the texts ``KIND.NAME`` of the catalogues."""

    kind: str
    names: tuple[str, ...]


class Refused(TableError):
    """A person's mistake: *key* names the sentence, *facts* fill it in."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def said(self, w: Words) -> str:
        """The sentence in the words of *w*."""
        return w.say(self.key, **{name: _said(fact, w) for name, fact in self.facts.items()})


def _said(fact: object, w: Words) -> object:
    if not isinstance(fact, Listed):
        return fact
    return w.join(w.say(f"{fact.kind}.{name}") for name in fact.names)


class Away(Refused):
    """A computer plays *seat* of *game* for the person until they take it back."""

    def __init__(self, game: str, seat: int) -> None:
        super().__init__("ui.error.seat_waits")
        self.game = game
        self.seat = seat
