"""Water: the frame of the board, and the terrain that is sea."""

from __future__ import annotations

from typing import Final

from game.board.places import HexId
from game.core.state import State

SEA: Final = "sea"
"""The terrain that is water; the base game has none of it."""


def is_water(state: State, place: HexId) -> bool:
    """Whether a hex is water: on the frame, or sea."""
    ground = state.terrain[place]
    return ground == 0 or state.rules.terrains[ground].name == SEA
