"""
The rows of the scenario, as data: five wonders, each with the price of a level.

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

COSTS: Mapping[str, Mapping[str, int]] = {
    THEATRE: {"brick": 1, "wool": 3, "lumber": 1},
    BRIDGE: {"wool": 1, "grain": 1, "lumber": 3},
    MONUMENT: {"ore": 2, "grain": 3},
    WALL: {"brick": 3, "grain": 1, "lumber": 1},
    CATHEDRAL: {"brick": 1, "ore": 3, "grain": 1},
}
"""By wonder, the cards for each of its levels."""

LEVELS: Final = 4
"""Number of levels that completes a wonder, and the game with it."""

THEATRE_CITIES: Final = 2
MONUMENT_ROUTE: Final = 5
CATHEDRAL_POINTS: Final = 6

OPTIONS = (Option("map", (), "wonders", alone=True),)

REMOVES = (Removal("verb", ("MovePirate",)),)
