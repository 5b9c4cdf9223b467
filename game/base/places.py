"""
Where pieces may stand.

A road joins what is yours: at one end of its edge stands your building, or a route of yours ends
there and no opponent's building does. A settlement needs a free corner none of whose neighbours
carries a building.
Rules: base.md 4 (distance), 12.G.
"""

from __future__ import annotations

from game.base.questions import BARRED_EDGE, BARRED_SITE
from game.base.routes import JOINS, is_stopped, join
from game.board.places import CornerId, EdgeId
from game.core.action import Reason
from game.core.cards import Seat
from game.core.state import State


def is_joined(
    state: State, seat: Seat, edge: EdgeId, piece: int, without: EdgeId | None = None
) -> bool:
    """Whether a *piece* on *edge*, a route, would join what *seat* has, but for one edge of it."""
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
    pieces, owners = state.edge_piece, state.edge_seat
    for edge in state.topology.corner_edges[corner]:
        if (
            pieces[edge]
            and owners[edge] == seat
            and edge != without
            and join(state, seat, pieces[edge], piece, corner)
        ):
            return True
    return False


def touches_land(state: State, edge: EdgeId) -> bool:
    """Whether one side of *edge* is land."""
    return state.land_edges[edge]


def barred(state: State, edge: EdgeId, piece: int) -> Reason | None:
    """Why a *piece* may not lie on *edge*, whoever's it is, or None."""
    kept = state.bars.setdefault(piece, {})
    if edge not in kept:
        kept[edge] = look_up_bar(state, edge, piece)
    return kept[edge]


def look_up_bar(state: State, edge: EdgeId, piece: int) -> Reason | None:
    """Why a *piece* may not lie on *edge*, whatever was known of it."""
    return state.rules.answer(BARRED_EDGE)(state, edge, piece, None)


def open_edges(state: State, seat: Seat, piece: int) -> list[EdgeId]:
    """The free edges for a *piece* that join what *seat* has, in reading order."""
    taken, kept = state.edge_piece, state.bars.setdefault(piece, {})
    found = [edge for edge in state.by_routes(seat, edges_at_ends, piece) if not taken[edge]]
    for edge in found:
        if edge not in kept:
            kept[edge] = look_up_bar(state, edge, piece)
    return [edge for edge in found if not kept[edge]]


def edges_at_ends(state: State, seat: Seat, piece: int) -> tuple[EdgeId, ...]:
    """The edges from which a *piece* would join what *seat* has, free or not, in reading order."""
    edges_at, ends = state.topology.corner_edges, route_ends(state, seat, piece)
    return tuple(sorted({edge for corner in ends for edge in edges_at[corner]}))


def route_ends(state: State, seat: Seat, piece: int) -> frozenset[CornerId]:
    """The corners from where *seat* may go on with a *piece* that makes routes."""
    return state.by_routes(seat, look_up_ends, piece)


def look_up_ends(state: State, seat: Seat, piece: int) -> frozenset[CornerId]:
    """The corners from where *seat* may go on with a *piece*, whatever was known of them."""
    pieces, routes = state.corner_piece, state.edge_piece
    joins, corners_at = state.rules.answer(JOINS), state.topology.edge_corners
    buildings = state.rules.buildings
    own = {corner for corner in state.corners[seat] if buildings[pieces[corner]]}
    found, others = own.copy(), []
    for edge in state.edges_of(seat):
        if routes[edge] == piece:
            found.update(corners_at[edge])
        else:
            others.append(edge)
    for edge in others if JOINS in state.rules.answers else ():
        for corner in corners_at[edge]:
            if corner not in found and joins(state, seat, routes[edge], piece, corner):
                found.add(corner)
    return frozenset(
        [c for c in found if not pieces[c] or c in own or not is_stopped(state, seat, c)]
    )


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
