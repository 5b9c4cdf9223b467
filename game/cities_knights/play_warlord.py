"""
Play a warlord: activate all your knights for free.

Those activated now can't act this turn; those that have acted may be activated again.
Rules: cities_knights.md 8.2 (Warlord).
"""

from __future__ import annotations

from game.cities_knights.activate_knight import activate, asleep
from game.cities_knights.progress import CARDS, unless
from game.core.action import Action, Event
from game.core.cards import Seat
from game.core.state import State


class PlayWarlord(Action):
    """Play a warlord."""


def activate_each(state: State, seat: Seat) -> list[Event]:
    """Activate them all."""
    return [activate(state, seat, corner) for corner in asleep(state, seat)]


VERB = CARDS.card(PlayWarlord, "warlord", activate_each, cannot=unless(asleep))
