"""
The rows of the box, as data.

A seat's boats are on the board and are counted by the core; blocks are on the pyramid, which is a
part of this box.
Rules: egypt.md 3.1, 3.4.
"""

from __future__ import annotations

from typing import Final

from game.core.rows import Default, Option, PieceKind
from game.core.state import State

PIECES = (PieceKind("boat", "edge", 3, is_route=True),)

BLOCKS: Final = 12
"""Number of blocks of each seat."""

LEVELS: Final = (16, 9, 4, 1)
"""Number of spaces of the pyramid by level, from the bottom up."""

SPACES: Final = sum(LEVELS)

NUMBERS: Final = (6, 7, 8, 9)
"""Numbers on the pharaoh's blocks."""

OF_EACH: Final = 3
"""Number of pharaoh's blocks of each number."""

GOLD: Final = OF_EACH * len(NUMBERS)
"""Number of pharaoh's blocks in all."""

OPTIONS = (
    Option("map", (), "nile", alone=True),
    Option("hand_limit", NUMBERS[:1], NUMBERS[0], alone=True),
)

DEFAULTS = (Default("points", 11), Default("hand_limit", NUMBERS[0]))
"""The scenario's own, whatever other boxes say."""


def boat(state: State) -> int:
    """The piece kind of papyrus boats."""
    return state.rules.piece("boat")
