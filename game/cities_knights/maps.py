"""
The map for a first game of Cities & Knights.

Rules: cities_knights.md 1.1.
"""

from __future__ import annotations

from game.base.maps import drawn
from game.board.layout import Harbour, Layout
from game.board.places import Hex
from game.cities_knights.rows import FIRST_MAP
from game.core.chance import Chance
from game.core.rows import Options

LANDS = """
    hills6     mountains2 hills5
    forest3    mountains9 desert     forest10
    forest8    fields4    hills11    pasture3   fields8
    pasture10  fields5    mountains6 pasture4
    fields9    pasture12  forest11
"""

HARBOURS = (
    Harbour(Hex(0, -2), "NW", "brick"),
    Harbour(Hex(1, -2), "NE", "ore"),
    Harbour(Hex(2, -1), "NE", "lumber"),
    Harbour(Hex(2, 0), "E", "grain"),
    Harbour(Hex(1, 1), "SE"),
    Harbour(Hex(-1, 2), "SE"),
    Harbour(Hex(-2, 2), "SW"),
    Harbour(Hex(-2, 1), "W", "wool"),
    Harbour(Hex(-1, -1), "W"),
)


def first(options: Options, seats: int, chance: Chance) -> Layout:
    """The map; starting places are free."""
    return Layout(FIRST_MAP, drawn(LANDS), HARBOURS, robber=Hex(1, -1))
