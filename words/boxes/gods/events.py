"""What is told of the gods' help."""

from __future__ import annotations

from game.gods.horus import HorusPaid
from words.events import called_in

SPECIAL = {HorusPaid: called_in}

NAMED = {"god": "god", "given": "god"}
