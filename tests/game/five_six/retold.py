"""The fields of the five- and six-player box that a replay can recompute."""

from __future__ import annotations

from game.core.part import Part
from game.five_six.parts import Pair

RETOLD: dict[type[Part], tuple[str, ...]] = {Pair: ()}
"""By part, the fields that can be recomputed from the public events."""
