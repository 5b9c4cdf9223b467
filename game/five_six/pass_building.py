"""
Build nothing, or nothing more, in this building phase.

Rules: five_six.md 13.6.
"""

from __future__ import annotations

from game.core.action import Action, Event
from game.core.cards import Seat
from game.core.state import State
from game.core.verb import Verb, decline
from game.five_six.families import PASS


class PassBuilding(Action):
    """Finish building."""


class BuildingPassed(Event):
    """*seat* builds nothing more."""

    seat: Seat


VERB: Verb[State] = decline(PassBuilding, PASS, BuildingPassed)
