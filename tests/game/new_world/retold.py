"""The fields of the New World that a replay can recompute."""

from __future__ import annotations

from game.core.part import Part
from game.new_world.parts import Quays

RETOLD: dict[type[Part], tuple[str, ...]] = {Quays: ("kinds", "laid")}
"""By part, the fields that can be recomputed from the public events."""
