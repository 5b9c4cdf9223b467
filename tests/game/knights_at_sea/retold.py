"""The fields of Cities & Knights at sea that a replay can recompute."""

from __future__ import annotations

from game.core.part import Part
from game.knights_at_sea.parts import OffBoard
from tests.game.cities_knights.retold import RETOLD as KNIGHTS
from tests.game.discovery.retold import RETOLD as DISCOVERY
from tests.game.new_world.retold import RETOLD as WORLD
from tests.game.seafarers.retold import RETOLD as SEA

RETOLD: dict[type[Part], tuple[str, ...]] = {OffBoard: ()}
"""By part, the fields that can be recomputed from the public events."""

WHOLE = {**KNIGHTS, **SEA, **DISCOVERY, **WORLD, **RETOLD}
"""The same for all boxes that can be played with it."""
