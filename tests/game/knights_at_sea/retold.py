"""The fields of Cities & Knights at sea that a replay can recompute."""

from __future__ import annotations

from game.core.part import Part
from game.knights_at_sea.parts import OffBoard

RETOLD: dict[type[Part], tuple[str, ...]] = {OffBoard: ()}
"""By part, the fields that can be recomputed from the public events."""
