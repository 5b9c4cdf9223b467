"""The lesson's island: seven hexes, one harbour, and places named by the lands around them."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.base.maps import drawn
from game.board.layout import Harbour, Layout
from game.board.places import CornerId, EdgeId, Hex, HexId

HEXES: Final = tuple(
    Hex(q, r) for q, r in ((0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1))
)
"""The hexes in reading order: two, three, two."""

LANDS: Final = "hills6 fields9 pasture4 forest5 desert mountains8 pasture10"

LAYOUT: Final = Layout("lesson", drawn(LANDS, HEXES), (Harbour(Hex(1, -1), "NW"),))

SEAS: Final = {
    "north": Hex(1, -2),
    "northeast": Hex(2, -2),
    "east": Hex(2, -1),
    "southeast": Hex(1, 1),
    "south": Hex(-1, 2),
    "southwest": Hex(-2, 2),
    "west": Hex(-2, 1),
    "northwest": Hex(-1, -1),
}
"""The sea hexes that name corners and edges of the coast."""


@cache
def _named() -> dict[str, Hex]:
    return SEAS | dict(zip(LANDS.split(), HEXES, strict=True))


def hex_id(name: str) -> HexId:
    """The hex of a land, such as ``pasture4``."""
    return LAYOUT.topology.hex(_named()[name])


def corner(names: str) -> CornerId:
    """The corner between three hexes, such as ``hills6 fields9 forest5``."""
    return LAYOUT.topology.corner(*(_named()[name] for name in names.split()))


def edge(names: str) -> EdgeId:
    """The edge between two hexes, such as ``hills6 fields9``."""
    return LAYOUT.topology.edge(*(_named()[name] for name in names.split()))
