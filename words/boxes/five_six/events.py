"""Events of the second of a pair, and of building between turns, in words."""

from __future__ import annotations

from typing import Final

from game.five_six.building import BuildingOpened
from game.five_six.paired import PART, PartBegan
from game.five_six.pass_building import BuildingPassed
from words.events import Telling, plain
from words.speech import Speech

FIRST_PART: Final = 2
"""Stint in which the second part is first played; the first player's own turn is stint 1."""


def part_began(w: Speech, event: PartBegan, telling: Telling) -> str:
    """The player; while the first such part of a game lasts, also what these parts are."""
    view = telling.view
    if view is not None and view.plan == PART and view.stint == FIRST_PART:
        return w.say("event.PartBegan.first", player=telling.who(event.seat))
    return plain(w, event, telling)


SPECIAL = {PartBegan: part_began}

NO_DEEDS = (PartBegan, BuildingOpened, BuildingPassed)
"""Events that only say who acts next, as the beginning of a turn does."""
