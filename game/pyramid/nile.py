"""
The Nile: paths for boats alone, and banks for the first settlements.

Only a boat can be on a path that the river crosses; boats and roads go on from one another. The
first settlement must touch a hex of the Nile.
Rules: egypt.md 3.2, 3.3, 4.3.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.families import FOUND
from game.base.found import SECOND_ROUND
from game.board.layout import Layout
from game.board.places import CornerId, EdgeId
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.errors import BadLayout
from game.pyramid.parts import Nile
from game.pyramid.rows import boat

NILE = "nile"
"""Name in a layout of the paths that the river crosses."""


class No(Reason):
    """Reasons a place next to or on the river is not allowed."""

    ON_THE_NILE = "the river crosses this path: only boats go there"
    OFF_THE_NILE = "boats go only where the river crosses a path"
    NOT_AT_THE_NILE = "the first settlement must touch a hex of the Nile"


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """
    Note where the river runs.

    :raises BadLayout: if it runs nowhere.
    """
    if not layout.paths.get(NILE):
        message = f"the layout has no {NILE} among its paths: name the edges that the river crosses"
        raise BadLayout(message)
    topology = state.topology
    paths = sorted(topology.edge(*path) for path in layout.paths[NILE])
    hexes = {place for path in paths for place in topology.edge_hexes[path]}
    inner = sorted(place for place in hexes if place < topology.inner)
    state.put(Nile(paths=tuple(paths), hexes=tuple(inner)))
    return ()


def barred(state: State, edge: EdgeId, piece: int, found: Reason | None) -> Reason | None:
    """The box's answer: boats on the river, everything else off it."""
    if found:
        return found
    is_river, is_boat = edge in state.part(Nile).paths, piece == boat(state)
    if is_river == is_boat:
        return None
    return No.OFF_THE_NILE if is_boat else No.ON_THE_NILE


def barred_start(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The box's answer: in the first round, only next to the Nile."""
    debt = state.debt(seat, FOUND)
    if debt and debt.args == (SECOND_ROUND,):
        return None
    river = state.part(Nile).hexes
    is_near = any(place in river for place in state.topology.corner_hexes[corner])
    return None if is_near else No.NOT_AT_THE_NILE


def joins(state: State, seat: Seat, piece: int, other: int, corner: CornerId) -> bool:
    """The box's answer: a boat goes on from anything on a path, and anything from it."""
    return boat(state) in {piece, other}
