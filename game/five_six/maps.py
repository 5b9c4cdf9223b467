"""
The maps for five and six: a fixed one for newcomers, and the variable set-up.

Rules: five_six.md 13.1, 13.2, 13.3, 13.4, 13.5.
"""

from __future__ import annotations

from game.base.maps import Island, drawn, numbered
from game.board.layout import Harbour, Layout
from game.board.places import Hex
from game.core.chance import Chance, shuffled
from game.core.rows import Options

ROWS = {
    -3: range(3, 6),
    -2: range(2, 6),
    -1: range(1, 6),
    0: range(6),
    1: range(5),
    2: range(4),
    3: range(3),
}
HEXES = tuple(Hex(q, r) for r, row in ROWS.items() for q in row)
"""The thirty land hexes in reading order."""

CORNERS = (Hex(3, -3), Hex(0, 0), Hex(0, 3), Hex(2, 3), Hex(5, 0), Hex(5, -3))
"""The corner hexes, counter-clockwise."""

SPIRAL = (
    *(2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10),
    *(11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6),
)
"""The tokens in the order of their letters A to Y, Za, Zb, Zc."""

LARGE = Island(HEXES, CORNERS, SPIRAL)

BEGINNER = """
    hills10 pasture6 desert
    hills6 fields2 mountains9 hills11
    forest3 mountains11 forest5 fields10 pasture4
    desert pasture5 fields4 mountains6 pasture3 fields8
    forest12 mountains10 pasture2 hills4 forest11
    forest8 fields3 forest9 fields5
    hills9 pasture12 mountains8
"""

HARBOURS = (
    Harbour(Hex(3, -3), "NW"),
    Harbour(Hex(4, -3), "NE", "wool"),
    Harbour(Hex(5, -2), "NE"),
    Harbour(Hex(5, 0), "E"),
    Harbour(Hex(4, 1), "SE", "brick"),
    Harbour(Hex(2, 3), "E", "wool"),
    Harbour(Hex(1, 3), "SE", "lumber"),
    Harbour(Hex(0, 3), "SW"),
    Harbour(Hex(0, 2), "W", "grain"),
    Harbour(Hex(0, 0), "SW"),
    Harbour(Hex(1, -1), "W", "ore"),
)

TERRAINS = (
    ("forest",) * 6
    + ("pasture",) * 6
    + ("fields",) * 6
    + ("hills",) * 5
    + ("mountains",) * 5
    + ("desert",) * 2
)


def beginner(options: Options, seats: int, chance: Chance) -> Layout:
    """The map for newcomers; starting places are free."""
    return Layout("large_beginner", drawn(BEGINNER, HEXES), HARBOURS)


def variable(options: Options, seats: int, chance: Chance) -> Layout:
    """Shuffled hexes; numbers in a spiral or at random; harbors as printed or shuffled."""
    terrains = dict(zip(HEXES, shuffled(chance, "terrain", TERRAINS), strict=True))
    return Layout("large", *numbered(terrains, HARBOURS, options, chance, LARGE))
