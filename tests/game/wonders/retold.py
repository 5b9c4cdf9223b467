"""The fields of the Wonders of Catan that a replay can recompute."""

from __future__ import annotations

from game.core.part import Part
from game.wonders.parts import Wonders

RETOLD: dict[type[Part], tuple[str, ...]] = {Wonders: ("begun", "levels")}
"""By part, the fields that can be recomputed from the public events."""
