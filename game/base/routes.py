"""
Routes: where they run on, and how long the longest is.

The longest route is the longest trail: no edge twice, corners any number of times; branches do not
add, rings do. An opponent's building ends a trail at its corner: a trail may lead up to it, never
past it. Your own buildings never interrupt.
Rules: base.md 12.G2, 12.H1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from game.board.places import CornerId, EdgeId
from game.core.cards import Seat
from game.core.question import Question, last
from game.core.state import State

JOINS: Question[Callable[[State, Seat, int, int, CornerId], bool]] = Question("joins", last)
"""
Whether a route of a seat runs on between two kinds of piece at a corner it is not stopped at.

Pieces of one kind always join, and any kinds join at a building of the seat, so that is not asked.
An answer depends only on the board away from the corner.
"""


def is_stopped(state: State, seat: Seat, corner: CornerId) -> bool:
    """Whether another seat's piece stops routes of *seat* at *corner*."""
    piece = state.corner_piece[corner]
    return (
        piece != 0 and state.corner_seat[corner] != seat and state.rules.pieces[piece].stops_routes
    )


def has_building(state: State, seat: Seat, corner: CornerId) -> bool:
    """Whether *seat* has a building on *corner*."""
    piece = state.corner_piece[corner]
    return piece != 0 and state.corner_seat[corner] == seat and state.rules.buildings[piece]


def buildings_of(state: State, seat: Seat) -> list[CornerId]:
    """The corners with buildings of *seat*."""
    pieces, buildings = state.corner_piece, state.rules.buildings
    return [corner for corner in state.corners[seat] if buildings[pieces[corner]]]


def join(state: State, seat: Seat, piece: int, other: int, corner: CornerId) -> bool:
    """Whether routes of *seat* run on between kinds of piece at a *corner* that stops none."""
    return (
        piece == other
        or has_building(state, seat, corner)
        or state.rules.answer(JOINS)(state, seat, piece, other, corner)
    )


def limits(state: State, seat: Seat) -> tuple[int, int]:
    """Lower and upper bound of the longest route of *seat*, from cached facts."""
    return state.lengths[seat]


def longest_route(state: State, seat: Seat) -> int:
    """The length of the longest route of *seat*."""
    length, most = state.lengths[seat]
    if length < most:
        length = measure(state, seat)
        state.lengths[seat] = length, length
    return length


def measure(state: State, seat: Seat) -> int:
    """The length of the longest route of *seat*, without using the cache."""
    net, longest, seen = _net(state, seat), 0, 0
    # Edges are cut off from the ends of the net until only rings are left, and what joins rings.
    tails = dict.fromkeys(net, 0)
    """By junction, the most edges in a row that were cut off there."""
    tips = [at for at, ways in net.items() if len(ways) == 1]
    for tip in tips:
        for edge, at in net[tip]:
            longest = max(longest, tails[tip] + 1 + tails[at])
            tails[at] = max(tails[at], tails[tip] + 1)
            net[tip], ways = [], net[at]
            ways.remove((edge, tip))
            if len(ways) == 1:
                tips.append(at)
    # A trail that can go on isn't the longest. So the longest begins where the number of edges is
    # odd, a tail included, or it is all the edges that are connected.
    odd = {at: (len(ways) + (tails[at] > 0)) % 2 for at, ways in net.items() if ways}
    for start in sorted(odd, key=odd.__getitem__, reverse=True):
        left = [(start, 0)] if odd[start] or not seen & net[start][0][0] else []
        while left:
            at, used = left.pop()
            tail = tails[at] if at != start else 0
            seen, longest = seen | used, max(longest, tails[start] + used.bit_count() + tail)
            left += [(far, used | edge) for edge, far in net[at] if not used & edge]
    return longest


Junction: TypeAlias = tuple[CornerId, EdgeId | None]
"""A corner, with an edge there if not all edges join."""


def _net(state: State, seat: Seat) -> dict[Junction, list[tuple[int, Junction]]]:
    """By junction of the routes of *seat*, the edges there: each as a bit, with its other end."""
    laid, routes, net = state.edge_piece, state.rules.routes, dict[Junction, Any]()
    own = [edge for edge in state.edges[seat] if laid[edge] in routes]
    is_mixed = len({laid[edge] for edge in own}) > 1
    standing, owners = state.corner_piece, state.corner_seat
    for number, edge in enumerate(own):
        one, two = [
            _junction(state, seat, corner, edge)
            if is_mixed or (standing[corner] and owners[corner] != seat)
            else (corner, None)
            for corner in state.topology.edge_corners[edge]
        ]
        net.setdefault(one, []).append((1 << number, two))
        net.setdefault(two, []).append((1 << number, one))
    return net


def _junction(state: State, seat: Seat, corner: CornerId, edge: EdgeId) -> Junction:
    """The junction of *edge* at *corner*, named after the first edge that joins it there."""
    laid, owners, routes = state.edge_piece, state.edge_seat, state.rules.routes
    for other in state.topology.corner_edges[corner]:
        if other == edge or is_stopped(state, seat, corner):
            break
        is_own = owners[other] == seat and laid[other] in routes
        if is_own and join(state, seat, laid[other], laid[edge], corner):
            return _junction(state, seat, corner, other)
    return corner, edge
