"""Events of the tribe's gifts in words."""

from __future__ import annotations

from game.forgotten_tribe.gifts import HarbourGiven
from game.forgotten_tribe.place_harbour import HarbourPlaced
from words.boxes.seafarers.quays import quay

SPECIAL = {HarbourGiven: quay, HarbourPlaced: quay}

NO_DEEDS = ()
"""All of them are deeds."""
