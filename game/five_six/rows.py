"""
The rows of the box, as data: more cards, and two ways of turns.

Rules: five_six.md 13.1, 13.6, 13.7.
"""

from __future__ import annotations

from typing import Final

from game.core.rows import Option, Options, Supply
from game.core.state import State

MANY: Final = frozenset({5, 6})
"""Numbers of seats the box is made for."""

PLAYED_BY_MANY: Final = (
    *("base", "cities_knights", "seafarers", "discovery", "new_world", "knights_at_sea"),
    *("forgotten_tribe", "cloth", "pirate_islands", "wonders", "harbormaster"),
)
"""Boxes that five or six can play."""

LEAST: Final = 5
"""Minimum number of seats left for pairs or building phases."""

SUPPLIES = (
    *(Supply("card", name, 24, MANY) for name in ("lumber", "brick", "wool", "grain", "ore")),
    Supply("deck card", "knight", 20, MANY),
    *(
        Supply("deck card", name, 3, MANY)
        for name in ("road_building", "year_of_plenty", "monopoly")
    ),
)

OPTIONS = (
    Option("map", (), "large", alone=True),
    Option("turns", ("paired", "building"), "paired"),
)


def is_paired(options: Options) -> bool:
    """Whether the third to the left acts after each turn."""
    return options["turns"] == "paired"


def has_building(options: Options) -> bool:
    """Whether all other seats may build after each turn."""
    return options["turns"] == "building"


def are_many(state: State) -> bool:
    """Whether enough seats are left in the game for either."""
    return state.seats - len(state.gone) >= LEAST
