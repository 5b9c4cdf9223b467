"""The fields of the Pirate Islands that a replay can recompute."""

from __future__ import annotations

from game.core.part import Part
from game.pirate_islands.parts import Fleet, Raid

RETOLD: dict[type[Part], tuple[str, ...]] = {Fleet: ("at",), Raid: ("lairs", "warships")}
"""By part, the fields that can be recomputed from the public events."""
