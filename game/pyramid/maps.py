"""
The maps of the Great Pyramid: the Nile from three mouths through the Delta to the far corner.

The river is the same on both. Its first map's terrain and all trading posts are ours, since the
printed ones are pictures.
Rules: egypt.md 4.3.
"""

from __future__ import annotations

from game.base.maps import HEXES, drawn, numbered
from game.board.layout import Harbour, Layout
from game.board.places import SIDES, Hex
from game.core.chance import Chance, shuffled
from game.core.rows import Options
from game.pyramid.nile import NILE

DELTA = Hex(0, -1)

RIVER = {
    Hex(0, -2): "SE NW",
    Hex(-1, -1): "E W",
    Hex(1, -2): "SW NE",
    DELTA: "SE",
    Hex(0, 0): "SE",
    Hex(0, 1): "SE",
    Hex(0, 2): "SE",
}
"""The hexes of the Nile, each with the sides by which the river enters from or leaves to others."""

PATHS = tuple(
    frozenset((at, Hex(at.q + SIDES[side].q, at.r + SIDES[side].r)))
    for at, sides in RIVER.items()
    for side in sides.split()
)

FIRST = """
    hills5      pasture10  forest8
    pasture2    fields9    mountains3 fields4
    mountains6  desert     forest11   pasture6   mountains11
    hills3      fields4    hills5     forest12
    forest8     pasture10  fields9
"""

BANKS = ("fields",) * 2 + ("pasture",) * 2 + ("hills",) * 2 + ("forest",)
"""Terrains of the Nile, the Delta's first."""

LANDS = (
    ("mountains",) * 3
    + ("forest",) * 3
    + ("fields",) * 2
    + ("pasture",) * 2
    + ("hills",)
    + ("desert",)
)
"""Terrains of all other hexes."""

DRY = (
    *(Hex(3, -2), Hex(3, -1), Hex(3, 0), Hex(2, 1), Hex(1, 2), Hex(0, 3)),
    *(Hex(-1, 3), Hex(-2, 3), Hex(-3, 3), Hex(-3, 2), Hex(-3, 1), Hex(-3, 0)),
)
"""Hexes of the frame that are desert: all but the two sides that meet at the tip."""

ZONES: dict[str, tuple[Hex, ...]] = {"margin": DRY}
"""Zone where a box may put desert on the frame."""

HARBOURS = (
    Harbour(Hex(0, -2), "NE"),
    Harbour(Hex(2, -2), "NW", "grain"),
    Harbour(Hex(2, -1), "E", "ore"),
    Harbour(Hex(2, 0), "SE"),
    Harbour(Hex(0, 2), "E", "wool"),
    Harbour(Hex(-1, 2), "SW"),
    Harbour(Hex(-2, 2), "W"),
    Harbour(Hex(-2, 0), "SW", "brick"),
    Harbour(Hex(-1, -1), "NW", "lumber"),
)


def first(options: Options, seats: int, chance: Chance) -> Layout:
    """The fixed map; settlements are chosen freely on it."""
    return Layout("first_nile", drawn(FIRST), HARBOURS, zones=ZONES, paths={NILE: PATHS})


def variable(options: Options, seats: int, chance: Chance) -> Layout:
    """
    The Delta in its place, the Nile's other terrains shuffled along it, the rest around it.

    Numbers are placed as in the base game.
    """
    others = [place for place in RIVER if place != DELTA]
    banks = dict(zip(others, shuffled(chance, "bank", BANKS[1:]), strict=True))
    return _dealt({DELTA: BANKS[0], **banks}, options, chance)


def with_delta(options: Options, seats: int, chance: Chance) -> Layout:
    """The variable map with all terrains of the Nile shuffled, the Delta's too: dealt so once."""
    banks = dict(zip(RIVER, shuffled(chance, "bank", BANKS), strict=True))
    return _dealt(banks, options, chance)


def _dealt(terrains: dict[Hex, str], options: Options, chance: Chance) -> Layout:
    """The map with *terrains* along the Nile: all others shuffled around it, and numbers."""
    beside = [place for place in HEXES if place not in RIVER]
    terrains = terrains | dict(zip(beside, shuffled(chance, "terrain", LANDS), strict=True))
    lands, harbours = numbered(terrains, HARBOURS, options, chance)
    return Layout("nile", lands, harbours, zones=ZONES, paths={NILE: PATHS})
