"""
Build nothing, or nothing more, in this building phase.

Rules: five_six.md 13.6.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb
from game.five_six.families import PASS


class PassBuilding(Action):
    """Finish building."""


class BuildingPassed(Event):
    """*seat* builds nothing more."""

    seat: Seat


def refuse(state: State, seat: Seat, action: PassBuilding) -> Reason | None:
    """Refuse nothing more: only the moment counts."""
    return None


def options(state: State, seat: Seat) -> tuple[PassBuilding, ...]:
    """The only such action."""
    return (PassBuilding(),)


def apply(state: State, seat: Seat, action: PassBuilding, chance: Chance) -> Iterator[Event]:
    """Report it; the next seat builds."""
    yield BuildingPassed(seat=seat)


VERB = Verb(PassBuilding, refuse, options, apply, family=PASS)
