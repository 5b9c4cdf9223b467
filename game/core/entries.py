"""
Entries: lines of the log that are no player's verb.

An entry answers no debt and is offered to no seat, so `play` refuses it; the program that runs the
game enters it. It is numbered, stored, reported and folded like any action.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State


class Entry(Action):
    """An entry for a seat, or for the whole table (`NOBODY`)."""

    def refuse(self, state: State, seat: Seat) -> Reason | None:
        """The reason it cannot be entered now, or None."""
        return None

    def enter(self, state: State, seat: Seat, chance: Chance) -> Iterable[Event]:
        """Change *state* and return the events; nothing by default."""
        return ()
