"""The fields of Seafarers that a replay can recompute."""

from __future__ import annotations

from game.core.part import Part
from game.seafarers.parts import ClosedLand, Homes, Islands, Pirate, Ships

RETOLD: dict[type[Part], tuple[str, ...]] = {
    Ships: (),
    Pirate: ("at",),
    Homes: (),
    ClosedLand: (),
    Islands: ("points",),
}
"""By part, the fields that can be recomputed from the public events."""
