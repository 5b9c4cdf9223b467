"""
The board of the Harbormaster: the base game's island.

Rules: seafarers.md 6, 8.1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.base.maps import variable
from game.board.layout import Layout
from game.core.chance import Chance
from game.core.module import Deal
from game.core.rows import Options


def harbormaster(options: Options, seats: int, chance: Chance) -> Layout:
    """The base game's variable map, its numbers at random and its harbors shuffled."""
    mixed = {**options, "tokens": "random", "harbours": "shuffled"}
    return replace(variable(mixed, seats, chance), name="harbormaster")


MAPS: Mapping[str, Deal] = {"harbormaster": harbormaster}
"""Boards by name, for the option ``map``."""
