"""
The boards of the Harbormaster: the base game's island, and a wide one for five and six.

PROPOSED: for five and six no printed one was found. Ours has the land and numbers of the base
game's island for five and six but for one desert, and half again as many harbors as for four.
Rules: seafarers.md 6, 8.1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.base.maps import Island, numbered, variable
from game.board.layout import Harbour, Layout
from game.board.places import Hex
from game.core.chance import Chance, shuffled
from game.core.module import Deal
from game.core.rows import Options

FEW: Final = 4
"""Largest number of seats on the base game's island."""

ROWS = {-2: range(5), -1: range(-1, 5), 0: range(-2, 5), 1: range(-2, 4), 2: range(-2, 3)}
WIDE = Island(
    tuple(Hex(q, r) for r, row in ROWS.items() for q in row),
    (Hex(0, -2), Hex(-2, 0), Hex(-2, 2), Hex(2, 2), Hex(4, 0), Hex(4, -2)),
    (2, 2, 12, 12, *(3, 4, 5, 6, 8, 9, 10, 11) * 3),
)
TERRAINS = (
    *(("forest",) * 6 + ("pasture",) * 6 + ("fields",) * 6),
    *(("hills",) * 5 + ("mountains",) * 5 + ("desert",)),
)
HARBOURS = (
    Harbour(Hex(0, -2), "NW"),
    Harbour(Hex(1, -2), "NE", "grain"),
    Harbour(Hex(3, -2), "NW"),
    Harbour(Hex(4, -2), "NE", "ore"),
    Harbour(Hex(4, -1), "E"),
    Harbour(Hex(4, 0), "SE", "wool"),
    Harbour(Hex(3, 1), "SE", "brick"),
    Harbour(Hex(1, 2), "SE"),
    Harbour(Hex(0, 2), "SW", "wool"),
    Harbour(Hex(-1, 2), "SW"),
    Harbour(Hex(-2, 2), "W", "lumber"),
    Harbour(Hex(-2, 0), "SW"),
    Harbour(Hex(-1, -1), "W", "brick"),
)


def harbormaster(options: Options, seats: int, chance: Chance) -> Layout:
    """A random island: terrain, numbers and kinds of harbors."""
    mixed = {**options, "tokens": "random", "harbours": "shuffled"}
    if seats <= FEW:
        return replace(variable(mixed, seats, chance), name="harbormaster")
    terrains = dict(zip(WIDE.hexes, shuffled(chance, "terrain", TERRAINS), strict=True))
    return Layout("harbormaster", *numbered(terrains, HARBOURS, mixed, chance, WIDE))


MAPS: Mapping[str, Deal] = {"harbormaster": harbormaster}
"""Boards by name, for the option ``map``."""
