"""What is told of harbours that players lay."""

from __future__ import annotations

from game.new_world.lay_harbour import HarbourLaid
from words.boxes.seafarers.quays import quay

SPECIAL = {HarbourLaid: quay}

NO_DEEDS = ()
"""It is one."""
