"""
The frame: half of it is sea, half desert.

Both kinds of edge are edges like any other; harbors facing the desert are called oases. The desert
of the frame is no hex: nothing is built beyond it, and no robber goes there.
Rules: egypt.md 1.3, 4.1.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.base import maps
from game.base.parts import Turn
from game.base.setup import starts_for
from game.board.layout import Layout, Start
from game.board.places import Hex
from game.core.action import Event
from game.core.chance import Chance
from game.core.rows import Terrain
from game.core.state import State

MARGIN = Terrain("margin", is_land=False)
"""The desert beyond the board's edge."""

ZONE = "margin"
"""Zone of a map's frame hexes that are desert."""

DRY = (
    *(Hex(3, 0), Hex(2, 1), Hex(1, 2)),
    *(Hex(0, 3), Hex(-1, 3), Hex(-2, 3)),
    *(Hex(-3, 3), Hex(-3, 2), Hex(-3, 1)),
)
"""Hexes of the base game's frame that are desert: south-east, south and south-west."""


def _recoloured() -> tuple[Start, ...]:
    """The places of the beginners' map under the edition's colors, with no other change."""
    own = {"red": "purple", "orange": "blue", "blue": "white", "white": "red"}
    return tuple(Start(own[start.colour], start.places) for start in maps.STARTS)


STARTS = _recoloured()
"""
The beginners' places by color; turquoise plays as our blue, and gray as our white.

With three players red's are left out, as in the base game.
"""


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Put the desert around the board, and give the beginners' places to the edition's colors."""
    topology, terrain = state.topology, list(state.terrain)
    frame = topology.hexes[topology.inner :]
    for at in layout.zones.get(ZONE, DRY):
        if at in frame:
            terrain[topology.hex(at)] = state.rules.terrain(MARGIN.name)
    state.set_board(terrain, state.tokens)
    if layout.starts == maps.STARTS:
        state.change(Turn, starts=starts_for(replace(layout, starts=STARTS), colours))
    return ()
