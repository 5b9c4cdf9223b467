"""Events of harbors that players lay, in words."""

from __future__ import annotations

from game.new_world.lay_harbour import HarbourLaid
from words.boxes.seafarers.quays import quay

SPECIAL = {HarbourLaid: quay}

NO_DEEDS = ()
"""The only event is a deed."""
