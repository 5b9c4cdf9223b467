"""
Routes: where they run on, and how long the longest is.

The longest route is the longest trail: no edge twice, corners as often as one likes; branches do
not add, rings do. An opponent's building ends a trail at its corner: a trail may lead up to it,
never past it. One's own buildings never interrupt.
Rules: base.md 12.G2, 12.H1.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
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


def buildings_of(state: State, seat: Seat) -> list[CornerId]:
    """The corners where a building of *seat* stands."""
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
    laid, routes = state.edge_piece, state.rules.routes
    own = [edge for edge in state.edges_of(seat) if laid[edge] in routes]
    return _longest_trail(_net(state, seat, own))


@dataclass(slots=True)
class Net:
    """How edges hang together: where they join at a corner is one junction."""

    edges: list[tuple[int, int]] = field(default_factory=list)
    """The junctions at the ends of each edge."""
    degrees: list[int] = field(default_factory=list)
    """By junction, how many edges meet there,"""
    meeting: list[int] = field(default_factory=list)
    """and their numbers combined by XOR: the last of them shows when the others are taken out."""


def _net(state: State, seat: Seat, own: Iterable[EdgeId]) -> Net:
    """The net that edges of *seat* make; where a route is stopped, each has an end of its own."""
    laid, corner_piece, ends_of = state.edge_piece, state.corner_piece, state.topology.edge_corners
    net = Net()
    edges, degrees, meeting = net.edges, net.degrees, net.meeting
    found: dict[CornerId, dict[int, int]] = {}
    for number, edge in enumerate(own):
        piece, ends = laid[edge], []
        for corner in ends_of[edge]:
            here = found.get(corner)
            if here is None:
                here = found[corner] = {}
            junction = here.get(piece)
            if junction is None:
                for other in here:
                    if join(state, seat, other, piece, corner):
                        junction = here[other]
                        break
                else:
                    junction = len(degrees)
                    degrees.append(0)
                    meeting.append(0)
                if not corner_piece[corner] or not is_stopped(state, seat, corner):
                    here[piece] = junction
            degrees[junction] += 1
            meeting[junction] ^= number
            ends.append(junction)
        edges.append((ends[0], ends[1]))
    return net


def _longest_trail(net: Net) -> int:
    """The most edges in one trail through a *net*, which is taken to pieces."""
    # From its ends a net is cut back, so that what led away from a junction is two numbers: the
    # most edges in a row and the next most. Few nets have rings, which are all that is left then.
    edges, degrees, meeting = net.edges, net.degrees, net.meeting
    longest, left = 0, len(edges)
    tails, seconds = [0] * len(degrees), [0] * len(degrees)
    tips = [junction for junction, degree in enumerate(degrees) if degree == 1]
    for tip in tips:
        if not degrees[tip]:
            continue
        edge = meeting[tip]
        one, two = edges[edge]
        other = one + two - tip
        tail, so_far = tails[tip] + 1, tails[other]
        longest = max(longest, so_far + tail)
        if tail > so_far:
            tails[other], seconds[other] = tail, so_far
        elif tail > seconds[other]:
            seconds[other] = tail
        left -= 1
        degrees[tip] = 0
        degrees[other] -= 1
        meeting[other] ^= edge
        if degrees[other] == 1:
            tips.append(other)
    return _longest_round(_rings(net), tails, seconds, longest) if left else longest


Rings: TypeAlias = dict[int, list[tuple[int, int]]]
"""By junction the edges of rings there: each as a bit, with the junction at its other end."""


def _rings(net: Net) -> Rings:
    """What is left of a *net* that is cut back."""
    rings: Rings = {junction: [] for junction, degree in enumerate(net.degrees) if degree}
    for edge, (one, two) in enumerate(net.edges):
        if one in rings and two in rings:
            rings[one].append((1 << edge, two))
            rings[two].append((1 << edge, one))
    return rings


def _longest_round(rings: Rings, tails: Sequence[int], seconds: Sequence[int], longest: int) -> int:
    """*longest*, or the most edges in a trail over *rings* and the tails that hang from them."""
    # A trail that cannot be made longer leads between two junctions with a tail or an odd number
    # of edges, or else it is a round trip over everything that hangs together.
    stops = {at for at, ways in rings.items() if len(ways) > PASSED or tails[at]}
    chains = {at: [_chain(rings, stops, way) for way in rings[at]] for at in stops}
    seen = 0
    for stop in stops:
        if seen & chains[stop][0][0]:
            continue
        edges, junctions = _together(chains, stop)
        seen |= edges
        starts = [at for at in junctions if tails[at] or len(chains[at]) % 2]
        if not starts:
            longest = max(longest, edges.bit_count())
        # Each trail is walked from its longer tail alone, if it may be the longest at all.
        starts.sort(key=tails.__getitem__)
        while starts:
            at = starts.pop()
            ahead = max(seconds[at], tails[starts[-1]] if starts else 0)
            if tails[at] + edges.bit_count() + ahead > longest:
                longest = max(longest, _walk(chains, at, tails, seconds))
    for at, ways in rings.items():
        if not seen & ways[0][0]:  # a ring without a stop
            edges, _, length = _chain(rings, (at,), ways[0])
            seen |= edges
            longest = max(longest, length)
    return longest


Chains: TypeAlias = Mapping[int, Sequence[tuple[int, int, int]]]
"""By stop the ways on from it: their edges as bits, the stop at their end, and their length."""


def _chain(rings: Rings, stops: Collection[int], way: tuple[int, int]) -> tuple[int, int, int]:
    """Where a *way* leads past junctions with no other: its edges, its end, and its length."""
    edges, at = way
    length = 1
    while at not in stops:
        one, other = rings[at]
        edge, at = other if edges & one[0] else one
        edges, length = edges | edge, length + 1
    return edges, at, length


def _walk(chains: Chains, start: int, tails: Sequence[int], seconds: Sequence[int]) -> int:
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


def _together(chains: Chains, start: int) -> tuple[int, set[int]]:
    """All edges that hang together with the stop *start*, and their stops."""
    found, stops, left = 0, {start}, [start]
    while left:
        for edges, other, _ in chains[left.pop()]:
            found |= edges
            if other not in stops:
                stops.add(other)
                left.append(other)
    return found, stops
