"""The fields of the Forgotten Tribe that a replay can recompute."""

from __future__ import annotations

from game.core.part import Part
from game.forgotten_tribe.parts import Gifts

RETOLD: dict[type[Part], tuple[str, ...]] = {
    Gifts: ("points", "cards", "harbours", "taken", "placed")
}
"""By part, the fields that can be recomputed from the public events."""
