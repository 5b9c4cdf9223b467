"""
Routes: where they run on, and how long the longest is.

The longest route is the longest trail: no edge twice, corners as often as one likes; branches do
not add, rings do. An opponent's building ends a trail at its corner: a trail may lead up to it,
never past it. One's own buildings never interrupt.
Rules: base.md 12.G2, 12.H1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.board.places import CornerId, EdgeId
from game.core.cards import Seat
from game.core.questions import Question, last
from game.core.state import State

JOINS: Question[Callable[[State, Seat, int, int, CornerId], bool]] = Question("joins", last)
"""Whether a route of *seat* runs on between two kinds of piece at a corner it is not stopped at."""


def is_stopped(state: State, seat: Seat, corner: CornerId) -> bool:
    """Whether a piece of somebody else ends routes of *seat* at *corner*."""
    kind = state.corner_kind[corner]
    return (
        kind != 0 and state.corner_seat[corner] != seat and state.rules.pieces[kind].stops_routes
    )


def same_kind(state: State, seat: Seat, kind: int, other: int, corner: CornerId) -> bool:
    """The base's answer: pieces of one kind join."""
    return kind == other


def longest_route(state: State, seat: Seat) -> int:
    """The length of the longest route of *seat*."""
    length = state.lengths[seat]
    if length < 0:
        length = state.lengths[seat] = measure(state, seat)
    return length


def measure(state: State, seat: Seat) -> int:
    """The same, measured anew."""
    rules = state.rules
    kinds, owners = state.edge_kind, state.edge_seat
    routes = [piece.is_route for piece in rules.pieces]
    own = [
        EdgeId(edge)
        for edge, kind in enumerate(kinds)
        if kind and owners[edge] == seat and routes[kind]
    ]
    if len(own) < 2:
        return len(own)
    one_kind = len({kinds[edge] for edge in own}) == 1
    joins = rules.answer(JOINS)
    ends = state.topology.edge_corners
    at_corner: dict[CornerId, list[EdgeId]] = {}
    for edge in own:
        for corner in ends[edge]:
            at_corner.setdefault(corner, []).append(edge)

    def onward(edge: EdgeId, corner: CornerId) -> Sequence[EdgeId]:
        if is_stopped(state, seat, corner):
            return ()
        return [
            other
            for other in at_corner[corner]
            if other != edge
            and (one_kind or joins(state, seat, kinds[edge], kinds[other], corner))
        ]

    steps = {
        (edge, corner): onward(edge, corner) for edge in own for corner in ends[edge]
    }
    return _longest_trail(own, ends, steps)


def _longest_trail(
    own: Sequence[EdgeId],
    ends: Sequence[tuple[CornerId, CornerId]],
    steps: dict[tuple[EdgeId, CornerId], Sequence[EdgeId]],
) -> int:
    """The most edges in one trail; *steps* leads from an edge over one of its corners."""
    total = len(own)

    def walk(edge: EdgeId, corner: CornerId, used: set[EdgeId]) -> int:
        best = 0
        for other in steps[edge, corner]:
            if other not in used:
                used.add(other)
                one, two = ends[other]
                best = max(best, 1 + walk(other, two if one == corner else one, used))
                used.discard(other)
        return best

    best = 0
    # Trails that start where a route can only begin find the longest one first; a ring has no
    # such place, so every edge is tried in both directions until all edges are in one trail.
    for edge in sorted(own, key=lambda e: min(len(steps[e, c]) for c in ends[e])):
        for corner in ends[edge]:
            best = max(best, 1 + walk(edge, corner, {edge}))
            if best == total:
                return best
    return best
