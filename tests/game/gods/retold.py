"""The fields of the gods that a replay can recompute, and the cards removed with them."""

from __future__ import annotations

from game.base.rows import KNIGHT
from game.gods.parts import Gods

RETOLD = {Gods: ("held", "turned")}
"""By part, the fields that can be recomputed from the public events."""

KEPT = {Gods: lambda part: (KNIGHT,) * part.dismissed}
"""By part, the deck cards that are with it instead of in a deck or with a seat."""
