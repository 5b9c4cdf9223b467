"""
The rows of the scenario, as data: fortresses, the deck without points, the removed rows.

Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from typing import Final

from game.core.rows import Option, Options, PieceKind, Removal, Supply
from game.core.state import State

LAIRS: Final = 3
"""Number of lairs of a fortress at the start."""

FORTRESS: Final = "fortress"

PIECES = (PieceKind(FORTRESS, "corner", 1, keeps_distance=True, stops_routes=True, is_built=False),)
"""A settlement to be, which yields nothing and has no points before it is taken."""

SUPPLIES = (
    Supply("deck card", "victory_point", 0),
    # With four seats or more, cards with a point are knights.
    Supply("deck card", "knight", 19, frozenset({4})),
    Supply("deck card", "knight", 25, frozenset({5, 6})),
)

OPTIONS = (
    Option("map", (), "pirate_islands", alone=True),
    Option("attack", ("automatic", "voluntary"), "automatic"),
)


def is_automatic(options: Options) -> bool:
    """Whether fortresses are attacked without being asked for it."""
    return options["attack"] == "automatic"


REMOVES = (
    Removal("award", ("longest_road", "largest_army")),
    Removal("verb", ("MoveRobber", "MovePirate")),
    Removal("verb", ("AttackFortress",), is_automatic),
)


def fortress(state: State) -> int:
    """The piece kind of fortresses."""
    return state.rules.piece(FORTRESS)
