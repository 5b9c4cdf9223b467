"""The fields of Fog, Treasures and NumberSupply that a replay can recompute."""

from __future__ import annotations

from game.core.part import Part
from game.discovery.parts import Fog, NumberSupply, Treasures

RETOLD: dict[type[Part], tuple[str, ...]] = {
    Fog: ("found",),
    Treasures: ("takers", "kinds"),
    NumberSupply: ("drawn",),
}
"""By part, the fields that can be recomputed from the public events."""
