"""
The rows of the scenario, as data: the wonders, each with the price of a level.

Rules: seafarers.md 8.13.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.rows import Option, Removal

THEATRE: Final = "theatre"
BRIDGE: Final = "great_bridge"
MONUMENT: Final = "monument"
WALL: Final = "great_wall"
CATHEDRAL: Final = "cathedral"
LIGHTHOUSE: Final = "lighthouse"
COLOSSUS: Final = "colossus"

COSTS: Mapping[str, Mapping[str, int]] = {
    THEATRE: {"brick": 1, "wool": 3, "lumber": 1},
    BRIDGE: {"wool": 1, "grain": 1, "lumber": 3},
    MONUMENT: {"ore": 2, "grain": 3},
    WALL: {"brick": 3, "grain": 1, "lumber": 1},
    CATHEDRAL: {"brick": 1, "ore": 3, "grain": 1},
    LIGHTHOUSE: {"brick": 2, "lumber": 2, "grain": 1},
    COLOSSUS: {"wool": 2, "ore": 2, "grain": 1},
}
"""By wonder, the cards for each of its levels."""

FOR_MANY: Final = (LIGHTHOUSE, COLOSSUS)
"""Wonders that only more than `FEW` players have."""
FEW: Final = 4

LEVELS: Final = 4
"""Number of levels that completes a wonder, and the game with it."""

THEATRE_CITIES: Final = 2
MONUMENT_ROUTE: Final = 5
CATHEDRAL_POINTS: Final = 6
COLOSSUS_PORTS: Final = 2

OPTIONS = (Option("map", (), "wonders", alone=True),)


def wonders_for(seats: int) -> tuple[str, ...]:
    """The wonders there are for this number of *seats*."""
    return tuple(name for name in COSTS if seats > FEW or name not in FOR_MANY)


REMOVES = (Removal("verb", ("MovePirate",)),)
