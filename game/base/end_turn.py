"""
End the turn.

Rules: base.md 4.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.families import END
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb


class EndTurn(Action):
    """End the turn."""


class TurnEnded(Event):
    """*seat* has ended the turn."""

    seat: Seat


def refuse(state: State, seat: Seat, action: EndTurn) -> Reason | None:
    """Refuse nothing more: only the moment counts."""
    return None


def options(state: State, seat: Seat) -> tuple[EndTurn, ...]:
    """The only such action."""
    return (EndTurn(),)


def apply(state: State, seat: Seat, action: EndTurn, chance: Chance) -> Iterator[Event]:
    """Report it; the plan of the turn goes on."""
    yield TurnEnded(seat=seat)


VERB = Verb(EndTurn, refuse, options, apply, family=END)
