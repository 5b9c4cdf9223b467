"""
Routes: where they run on, and how long the longest is.

The longest route is the longest trail: no edge twice, corners as often as one likes; branches do
not add, rings do. An opponent's building ends a trail at its corner: a trail may lead up to it,
never past it. One's own buildings never interrupt.
Rules: base.md 12.G2, 12.H1.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TypeAlias

from game.board.places import CornerId, EdgeId
from game.core.cards import Seat
from game.core.question import Question, last
from game.core.state import State

JOINS: Question[Callable[[State, Seat, int, int, CornerId], bool]] = Question("joins", last)
"""Whether a route of *seat* runs on between two kinds of piece at a corner it is not stopped at."""


def is_stopped(state: State, seat: Seat, corner: CornerId) -> bool:
    """Whether a piece of somebody else ends routes of *seat* at *corner*."""
    piece = state.corner_piece[corner]
    return (
        piece != 0 and state.corner_seat[corner] != seat and state.rules.pieces[piece].stops_routes
    )


def same_piece(state: State, seat: Seat, piece: int, other: int, corner: CornerId) -> bool:
    """The base's answer: pieces of one kind join."""
    return piece == other


def longest_route(state: State, seat: Seat) -> int:
    """The length of the longest route of *seat*."""
    length = state.lengths[seat]
    if length < 0:
        length = state.lengths[seat] = measure(state, seat)
    return length


def measure(state: State, seat: Seat) -> int:
    """The length of the longest route of *seat*, whatever was known of it."""
    pieces, laid = state.rules.pieces, state.edge_piece
    own = [edge for edge in state.edges_of(seat) if pieces[laid[edge]].is_route]
    graph = _graph(state, seat, own)
    longest, parts = _longest_path(graph)
    has_ring = len(own) > len(graph) - parts
    # Few nets have a ring, and only there is it worth while to try every trail.
    return _longest_trail(graph) if has_ring else longest


Graph: TypeAlias = list[list[tuple[int, int]]]
"""By junction the edges that meet there: each as a bit, with the junction at its other end."""


def _graph(state: State, seat: Seat, own: list[EdgeId]) -> Graph:
    """
    How the edges *own* hang together.

    Where they join at a corner is one junction; where a route is stopped, each has its own.
    """
    joins, laid, corner_piece = state.rules.answer(JOINS), state.edge_piece, state.corner_piece
    graph: Graph = []
    found: dict[CornerId, list[tuple[int, int]]] = {}
    for number, edge in enumerate(own):
        piece, ends = laid[edge], []
        for corner in state.topology.edge_corners[edge]:
            here = found.setdefault(corner, [])
            for other, junction in here:
                if other == piece or joins(state, seat, other, piece, corner):
                    ends.append(junction)
                    break
            else:
                ends.append(len(graph))
                if not (corner_piece[corner] and is_stopped(state, seat, corner)):
                    here.append((piece, len(graph)))
                graph.append([])
        one, two = ends
        graph[one].append((1 << number, two))
        graph[two].append((1 << number, one))
    return graph


def _longest_path(graph: Graph) -> tuple[int, int]:
    """The most edges in one trail, if there is no ring; and how many parts do not hang together."""
    longest = parts = 0
    seen: set[int] = set()

    def depth(junction: int) -> int:
        """The most edges in a row from *junction* on, away from where one came."""
        nonlocal longest
        deepest = 0
        seen.add(junction)
        for _, other in graph[junction]:
            if other not in seen:
                here = depth(other) + 1
                longest = max(longest, deepest + here)
                deepest = max(deepest, here)
        return deepest

    for junction in range(len(graph)):
        if junction not in seen:
            parts += 1
            depth(junction)
    return longest, parts


def _longest_trail(graph: Graph) -> int:
    """The most edges in one trail."""
    trails: list[int] = []

    def walk(junction: int, used: int) -> None:
        is_end = True
        for edge, other in graph[junction]:
            if not used & edge:
                is_end = False
                walk(other, used | edge)
        if is_end:
            trails.append(used)

    # A trail that cannot be made longer leads between two junctions where an odd number of edges
    # meet, or else it is a round trip over everything that hangs together.
    odd = [junction for junction, edges in enumerate(graph) if len(edges) % 2]
    for junction in odd[:-1]:
        walk(junction, 0)
    seen = reduce(or_, trails, 0)
    for junction, edges in enumerate(graph):
        if not seen & edges[0][0]:
            walk(junction, 0)
    return max(map(int.bit_count, trails))
