"""
Routes: where they run on, and how long the longest is.

The longest route is the longest trail: no edge twice, corners as often as one likes; branches do
not add, rings do. An opponent's building ends a trail at its corner: a trail may lead up to it,
never past it. One's own buildings never interrupt.
Rules: base.md 12.G2, 12.H1.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

from game.board.places import CornerId, EdgeId
from game.core.cards import Seat
from game.core.question import Question, last
from game.core.state import State

JOINS: Question[Callable[[State, Seat, int, int, CornerId], bool]] = Question("joins", last)
"""
Whether a route of a seat runs on between two kinds of piece at a corner it is not stopped at.

Pieces of one kind always join, and of any kinds at an own building: that is not asked. What lies
on the board but at the corner is all that an answer goes by.
"""

PASSED = 2
"""So many edges meet where a ring leads past a junction without a choice."""


def is_stopped(state: State, seat: Seat, corner: CornerId) -> bool:
    """Whether a piece of somebody else ends routes of *seat* at *corner*."""
    piece = state.corner_piece[corner]
    return (
        piece != 0 and state.corner_seat[corner] != seat and state.rules.pieces[piece].stops_routes
    )


def has_building(state: State, seat: Seat, corner: CornerId) -> bool:
    """Whether a building of *seat* stands on *corner*."""
    piece = state.corner_piece[corner]
    return piece != 0 and state.corner_seat[corner] == seat and state.rules.buildings[piece]


def join(state: State, seat: Seat, piece: int, other: int, corner: CornerId) -> bool:
    """Whether routes of *seat* run on between kinds of piece at a *corner* that stops none."""
    return (
        piece == other
        or has_building(state, seat, corner)
        or state.rules.answer(JOINS)(state, seat, piece, other, corner)
    )


def limits(state: State, seat: Seat) -> tuple[int, int]:
    """What the longest route of *seat* is at least and at most, by what is known of it."""
    return state.lengths[seat]


def longest_route(state: State, seat: Seat) -> int:
    """The length of the longest route of *seat*."""
    length, most = state.lengths[seat]
    if length < most:
        length = measure(state, seat)
        state.lengths[seat] = length, length
    return length


def measure(state: State, seat: Seat) -> int:
    """The length of the longest route of *seat*, whatever was known of it."""
    pieces, laid = state.rules.pieces, state.edge_piece
    own = [edge for edge in state.edges_of(seat) if pieces[laid[edge]].is_route]
    return _longest_trail(_graph(state, seat, own), len(own))


Graph: TypeAlias = list[list[tuple[int, int]]]
"""By junction the edges that meet there: each as a bit, with the junction at its other end."""


def _graph(state: State, seat: Seat, own: Sequence[EdgeId]) -> Graph:
    """
    How the edges *own* hang together.

    Where they join at a corner is one junction; where a route is stopped, each has its own.
    """
    laid, corner_piece = state.edge_piece, state.corner_piece
    ends_of, graph = state.topology.edge_corners, list[list[tuple[int, int]]]()
    found: dict[CornerId, list[tuple[int, int]]] = {}
    for number, edge in enumerate(own):
        piece, ends = laid[edge], []
        for corner in ends_of[edge]:
            here = found.setdefault(corner, [])
            for other, junction in here:
                if other == piece or join(state, seat, other, piece, corner):
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


def _longest_trail(graph: Graph, count: int) -> int:
    """The most edges in one trail through *graph*, which has so many."""
    # From its ends a net is cut back, so that what led away from a junction is two numbers: the
    # most edges in a row and the next most. Few nets have rings, which are all that is left then.
    longest, cut = 0, 0
    tails, seconds = [0] * len(graph), [0] * len(graph)
    degrees = list(map(len, graph))
    ends = [junction for junction, degree in enumerate(degrees) if degree == 1]
    for junction in ends:
        for edge, other in graph[junction]:
            if not cut & edge:
                cut |= edge
                count -= 1
                tail, so_far = tails[junction] + 1, tails[other]
                longest = max(longest, so_far + tail)
                if tail > so_far:
                    tails[other], seconds[other] = tail, so_far
                elif tail > seconds[other]:
                    seconds[other] = tail
                degrees[other] -= 1
                if degrees[other] == 1:
                    ends.append(other)
                break
    return _longest_round(graph, cut, tails, seconds, longest) if count else longest


def _longest_round(
    graph: Graph, cut: int, tails: Sequence[int], seconds: Sequence[int], longest: int
) -> int:
    """*longest*, or the most edges in a trail over rings, with what is *cut* off as tails."""
    # A trail that cannot be made longer leads between two junctions with a tail or an odd number
    # of edges, or else it is a round trip over everything that hangs together.
    rings = [[way for way in ways if not cut & way[0]] for ways in graph]
    stops = {at for at, ways in enumerate(rings) if len(ways) > PASSED or (ways and tails[at])}
    chains = {at: [_chain(rings, stops, way) for way in rings[at]] for at in stops}
    seen = 0
    for start, ways in enumerate(rings):
        if not ways or seen & ways[0][0]:
            continue
        edges, junctions = _together(rings, start)
        seen |= edges
        starts = [at for at in junctions if tails[at] or len(rings[at]) % 2]
        if not starts:
            longest = max(longest, edges.bit_count())
        # Each trail is walked from its longer tail alone, if it may be the longest at all.
        starts.sort(key=tails.__getitem__)
        while starts:
            at = starts.pop()
            ahead = max(seconds[at], tails[starts[-1]] if starts else 0)
            if tails[at] + edges.bit_count() + ahead > longest:
                longest = max(longest, _walk(chains, at, tails, seconds))
    return longest


def _chain(rings: Graph, stops: Collection[int], way: tuple[int, int]) -> tuple[int, int, int]:
    """Where a *way* leads past junctions with no other: its edges, its end, and its length."""
    edges, at = way
    length = 1
    while at not in stops:
        one, other = rings[at]
        edge, at = other if edges & one[0] else one
        edges, length = edges | edge, length + 1
    return edges, at, length


def _walk(
    chains: Mapping[int, Sequence[tuple[int, int, int]]],
    start: int,
    tails: Sequence[int],
    seconds: Sequence[int],
) -> int:
    """The most edges in one trail from *start*, tails included."""
    longest = 0
    left = [(start, 0, tails[start])]
    while left:
        junction, used, length = left.pop()
        tail = seconds[start] if junction == start else tails[junction]
        longest = max(longest, length + tail)
        for edges, other, more in chains[junction]:
            if not used & edges:
                left.append((other, used | edges, length + more))
    return longest


def _together(rings: Graph, start: int) -> tuple[int, set[int]]:
    """All edges that hang together with the junction *start*, and their junctions."""
    found, junctions, left = 0, {start}, [start]
    while left:
        for edge, other in rings[left.pop()]:
            found |= edge
            if other not in junctions:
                junctions.add(other)
                left.append(other)
    return found, junctions
