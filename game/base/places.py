"""
Places for pieces.

A road joins your own pieces: one end of its edge has your building, or a route of yours ends there
without an opponent's building. A settlement needs a free corner with no building on the
neighboring corners.
Rules: base.md 4 (distance), 12.G.
"""

from __future__ import annotations

from game.base.questions import BARRED_EDGE, BARRED_SITE
from game.base.routes import JOINS, buildings_of, is_stopped, join
from game.board.places import CornerId, EdgeId, HexId
from game.core.action import Reason
from game.core.cards import Seat
from game.core.state import State


def is_joined(
    state: State, seat: Seat, edge: EdgeId, piece: int, without: EdgeId | None = None
) -> bool:
    """Whether a route *piece* on *edge* would join pieces of *seat*, ignoring one of its edges."""
    one, two = state.topology.edge_corners[edge]
    return leads_to(state, seat, one, piece, without) or leads_to(state, seat, two, piece, without)


def leads_to(
    state: State, seat: Seat, corner: CornerId, piece: int, without: EdgeId | None = None
) -> bool:
    """Whether *seat* may go on from *corner* with a *piece* that makes routes, *without* one."""
    if here := state.corner_piece[corner]:
        if state.rules.buildings[here] and state.corner_seat[corner] == seat:
            return True
        if is_stopped(state, seat, corner):
            return False
    laid, owners = state.edge_piece, state.edge_seat
    for edge in state.topology.corner_edges[corner]:
        if (
            laid[edge]
            and owners[edge] == seat
            and edge != without
            and join(state, seat, laid[edge], piece, corner)
        ):
            return True
    return False


def touches_land(state: State, edge: EdgeId) -> bool:
    """Whether one side of *edge* is land."""
    return state.land_edges[edge]


def barred(state: State, edge: EdgeId, piece: int) -> Reason | None:
    """The reason a *piece* can't be on *edge*, for any seat, or None."""
    kept = state.bars.setdefault(piece, {})
    if edge not in kept:
        kept[edge] = look_up_bar(state, edge, piece)
    return kept[edge]


def look_up_bar(state: State, edge: EdgeId, piece: int) -> Reason | None:
    """The reason a *piece* can't be on *edge*, or None, without using the cache."""
    return state.rules.answer(BARRED_EDGE)(state, edge, piece, None)


def open_edges(state: State, seat: Seat, piece: int) -> tuple[EdgeId, ...]:
    """The free edges for a *piece* that join pieces of *seat*, in reading order."""
    return state.by_routes(seat, look_up_open, piece)


def look_up_open(state: State, seat: Seat, piece: int) -> tuple[EdgeId, ...]:
    """The free edges for a *piece* that join pieces of *seat*, without using the cache."""
    taken, edges_at = state.edge_piece, state.topology.corner_edges
    kept = state.bars.setdefault(piece, {})
    ends = route_ends(state, seat, piece)
    found = {edge for corner in ends for edge in edges_at[corner] if not taken[edge]}
    for edge in found.difference(kept):
        kept[edge] = look_up_bar(state, edge, piece)
    return tuple(sorted([edge for edge in found if not kept[edge]]))


def route_ends(state: State, seat: Seat, piece: int) -> frozenset[CornerId]:
    """The corners from where *seat* may go on with a *piece* that makes routes."""
    return state.by_routes(seat, look_up_ends, piece)


def look_up_ends(state: State, seat: Seat, piece: int) -> frozenset[CornerId]:
    """The corners from which *seat* may extend with a *piece*, without using the cache."""
    pieces, routes = state.corner_piece, state.edge_piece
    joins, corners_at = state.rules.answer(JOINS), state.topology.edge_corners
    own, edges = buildings_of(state, seat), state.edges_of(seat)
    found = {corner for edge in edges if routes[edge] == piece for corner in corners_at[edge]}
    for edge in edges if JOINS in state.rules.answers else ():
        for corner in corners_at[edge]:
            if corner not in found and joins(state, seat, routes[edge], piece, corner):
                found.add(corner)
    stopped = [c for c in found if pieces[c] and c not in own and is_stopped(state, seat, c)]
    found.update(own)
    return frozenset(found.difference(stopped)) if stopped else frozenset(found)


def keeps_distance(state: State, corner: CornerId) -> bool:
    """Whether *corner* is free and far enough from every building."""
    standing, pieces = state.corner_piece, state.rules.pieces
    if standing[corner]:
        return False
    for other in state.topology.corner_corners[corner]:
        if pieces[standing[other]].keeps_distance:
            return False
    return True


def is_on_land(state: State, corner: CornerId) -> bool:
    """Whether *corner* touches a land hex."""
    return state.land_corners[corner]


def land_of(state: State, seat: Seat) -> set[HexId]:
    """The land hexes next to buildings of *seat*."""
    land, hexes_at = state.land, state.topology.corner_hexes
    own = buildings_of(state, seat)
    return {place for corner in own for place in hexes_at[corner] if land[place]}


def open_corners(state: State, seat: Seat) -> list[CornerId]:
    """The corners where *seat* might found a settlement at the end of a route."""
    ends, on_land = state.topology.edge_corners, state.land_corners
    bars = state.rules.answer(BARRED_SITE)
    found = {corner for edge in state.edges_of(seat) for corner in ends[edge] if on_land[corner]}
    return sorted(
        [
            corner
            for corner in found
            if keeps_distance(state, corner) and not bars(state, seat, corner)
        ]
    )
