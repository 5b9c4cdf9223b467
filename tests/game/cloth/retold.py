"""The fields of Cloth for Catan that a replay can recompute."""

from __future__ import annotations

from game.cloth.parts import Cloth
from game.core.part import Part

RETOLD: dict[type[Part], tuple[str, ...]] = {Cloth: ("left", "stock", "held", "traders")}
"""By part, the fields that can be recomputed from the public events."""
