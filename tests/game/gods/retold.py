"""What replays know of the gods."""

from __future__ import annotations

from game.gods.parts import Gods

RETOLD = {Gods: ("held", "turned")}
"""By part, the fields that follow from what events tell everybody."""
