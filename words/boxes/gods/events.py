"""Events of the gods' help in words."""

from __future__ import annotations

from game.gods.after_use import GodFlipped
from game.gods.atum import AtumPassed
from game.gods.deal import GodDealt
from game.gods.hapi import KnightDismissed
from game.gods.horus import HorusPaid, HorusRepaid
from game.gods.leave import GodLaidBack
from game.gods.maat import HandOpened, MaatCardTaken
from game.gods.osiris import RoadTakenUp
from game.gods.thoth import DeckSearched
from words.events import called_in

SPECIAL = {HorusPaid: called_in}

NAMED = {"god": "god", "given": "god"}

NO_DEEDS = (
    *(GodDealt, GodLaidBack, GodFlipped, HorusPaid, HorusRepaid, AtumPassed, RoadTakenUp),
    *(KnightDismissed, HandOpened, MaatCardTaken, DeckSearched),
)
"""The help of a god is the deed, whatever its effects."""
