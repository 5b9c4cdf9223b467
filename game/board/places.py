"""
Places and their names.

A hex is (q, r): q grows east, r grows south-east, the points of the hexes look up. An edge is
the two hexes it parts, a corner the three that meet there; so every place has exactly one name,
and it is made of hexes: ``0,-1``, ``0,-1/0,0``, ``-1,0/0,-1/0,0``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, NewType

HexId = NewType("HexId", int)
"""A hex inside one topology."""

EdgeId = NewType("EdgeId", int)
"""An edge inside one topology."""

CornerId = NewType("CornerId", int)
"""A corner inside one topology."""


class Hex(NamedTuple):
    """One hex in axial coordinates."""

    q: int
    r: int


SIDES: dict[str, Hex] = {
    "E": Hex(1, 0),
    "SE": Hex(0, 1),
    "SW": Hex(-1, 1),
    "W": Hex(-1, 0),
    "NW": Hex(0, -1),
    "NE": Hex(1, -1),
}
"""The six sides of a hex, clockwise from the east; two that follow one another share a corner."""


def around(place: Hex) -> tuple[Hex, ...]:
    """The six hexes about *place*, clockwise from the east."""
    return tuple(Hex(place.q + side.q, place.r + side.r) for side in SIDES.values())


def name_of(hexes: Iterable[Hex]) -> str:
    """The name of the hex, edge or corner that *hexes* make."""
    return "/".join(f"{q},{r}" for q, r in sorted(hexes))


def hexes_of(name: str) -> frozenset[Hex]:
    """
    The hexes that *name* is made of.

    :raises ValueError: if it is no name of a place.
    """
    return frozenset(Hex(int(q), int(r)) for q, r in (part.split(",") for part in name.split("/")))
