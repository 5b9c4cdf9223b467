"""The fields of Cities & Knights that a replay can recompute."""

from __future__ import annotations

from game.cities_knights.parts import Barbarians, Cities, Effects, Knights, Merchant
from game.core.part import Part

RETOLD: dict[type[Part], tuple[str, ...]] = {
    Cities: ("levels", "walls", "metropolises", "defences"),
    Knights: ("active",),
    Barbarians: ("ship", "attacks", "face"),
    Merchant: ("at", "seat"),
    Effects: (),
}
"""By part, the fields that can be recomputed from the public events."""
