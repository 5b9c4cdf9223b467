"""
Routes: where they run on, and how long the longest is.

The longest route is the longest trail: no edge twice, corners any number of times; branches do not
add, rings do. An opponent's building ends a trail at its corner: a trail may lead up to it, never
past it. Your own buildings never interrupt.
Rules: base.md 12.G2, 12.H1.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.board.places import CornerId, EdgeId
from game.core.board import BITS, COUNT
from game.core.cards import Seat
from game.core.question import Question, last
from game.core.state import State

JOINS: Question[Callable[[State, Seat, int, int, CornerId], bool]] = Question("joins", last)
"""
Whether a route of a seat runs on between two kinds of piece at a corner it is not stopped at.

Pieces of one kind always join, and any kinds join at a building of the seat, so that is not asked.
An answer depends only on the board away from the corner.
"""

PASSED = 2
"""Number of edges at a junction that a ring passes without a choice."""


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
    laid, routes = state.edge_piece, state.rules.routes
    own = (edge for edge in state.edges_of(seat) if laid[edge] in routes)
    return _longest_trail(_net(state, seat), own)


@dataclass(slots=True)
class Net:
    """A net of edges: each join at a corner is a junction with a number."""

    meeting: dict[int, int]
    """By junction which edges meet there, as `COUNT` of the board says."""
    ends_of: Sequence[tuple[int, int]]
    """By edge the junctions at its ends."""
    size: int
    """Upper bound of the junctions' numbers."""


def _net(state: State, seat: Seat) -> Net:
    """The net of the routes of *seat*; if a corner stops them, each edge there has its own end."""
    routes, standing, owners = state.rules.routes, state.corner_piece, state.corner_seat
    net = Net({}, state.topology.edge_corners, len(state.topology.corners))
    meeting, apart = net.meeting, set[int]()
    for piece, ends in state.ends[seat].items():
        if piece in routes:
            apart.update(meeting.keys() & ends)
            meeting.update(ends)  # type: ignore[arg-type]  # ids of corners are numbers
    for corner, met in meeting.items():
        if standing[corner] and owners[corner] != seat and met & COUNT > 1:
            apart.add(corner)
    for corner in apart:
        _split(state, seat, CornerId(corner), net)
    return net


def _split(state: State, seat: Seat, corner: CornerId, net: Net) -> None:
    """Split the routes that meet at *corner* without joining into junctions of their own."""
    laid, owners, meeting = state.edge_piece, state.edge_seat, net.meeting
    goes_on = not is_stopped(state, seat, corner)
    here: dict[int, int] = {}
    meeting[corner], number = 0, int(corner)
    for edge in state.topology.corner_edges[corner]:
        piece = laid[edge]
        if owners[edge] != seat or piece not in state.rules.routes:
            continue
        junction = here.get(piece)
        if junction is None:
            junction = next((here[o] for o in here if join(state, seat, o, piece, corner)), number)
            if junction == number:
                number, net.size = net.size, net.size + 1
            if goes_on:
                here[piece] = junction
        meeting[junction] = meeting.get(junction, 0) + (edge << BITS) + 1
        if junction != corner:
            ends_of = net.ends_of = [*net.ends_of]
            one, two = ends_of[edge]
            ends_of[edge] = (junction, two) if one == corner else (one, junction)


def _longest_trail(net: Net, own: Iterable[EdgeId]) -> int:
    """The length of the longest trail through a *net* of its *own* edges; it empties the net."""
    # From its ends a net is cut back, so that what led away from a junction is two numbers: the
    # most edges in a row and the next most. Few nets have rings, which are all that is left then.
    meeting, ends_of = net.meeting, net.ends_of
    lengths, tails, seconds = [0], [0] * net.size, [0] * net.size
    tips = [junction for junction, met in meeting.items() if met & COUNT == 1]
    for tip in tips:
        met = meeting[tip]
        if not met:
            continue
        one, two = ends_of[met >> BITS]
        other = one + two - tip
        tail, so_far = tails[tip] + 1, tails[other]
        lengths.append(so_far + tail)
        if tail > so_far:
            tails[other], seconds[other] = tail, so_far
        elif tail > seconds[other]:
            seconds[other] = tail
        meeting[tip] = 0
        meeting[other] = left = meeting[other] - met
        if left & COUNT == 1:
            tips.append(other)
    longest, rings = max(lengths), _rings(net, own)
    return _longest_round(rings, tails, seconds, longest) if rings else longest


Rings: TypeAlias = dict[int, list[tuple[int, int]]]
"""By junction the edges of rings there: each as a bit, with the junction at its other end."""


def _rings(net: Net, own: Iterable[EdgeId]) -> Rings:
    """The rest of a *net* of its *own* edges after cutting it back."""
    rings: Rings = {junction: [] for junction, met in net.meeting.items() if met}
    for number, edge in enumerate(own if rings else ()):
        one, two = net.ends_of[edge]
        if one in rings and two in rings:
            rings[one].append((1 << number, two))
            rings[two].append((1 << number, one))
    return rings


def _longest_round(rings: Rings, tails: Sequence[int], seconds: Sequence[int], longest: int) -> int:
    """*longest*, or the most edges in a trail over *rings* and the tails that hang from them."""
    # The longest trail leads between two junctions with a tail or an odd number
    # of edges, or else it is a round trip over all connected edges.
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
    """Follow a *way* past junctions that offer no other: its edges, its end, and its length."""
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
    """All edges connected to the stop *start*, and their stops."""
    found, stops, left = 0, {start}, [start]
    while left:
        for edges, other, _ in chains[left.pop()]:
            found |= edges
            if other not in stops:
                stops.add(other)
                left.append(other)
    return found, stops
