"""
Move a ship at an open end, once a turn after the roll, for free.

An end is open if its owner has no building and no other ship there, and no scenario closes it. The
owner's roads and other seats' buildings don't close it. So a ship line between two buildings can't
move, nor can a ring, unless an option lets rings move. A ship built this turn stays, and no ship
next to the pirate moves.
Rules: seafarers.md 1.1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from game.base.build_road import refuse_edge
from game.base.places import leads_to, open_edges, route_ends
from game.base.refusals import No as Base
from game.base.routes import has_building
from game.board.places import CornerId, EdgeId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Lifted, Trace
from game.core.verb import Verb
from game.seafarers.families import SAIL
from game.seafarers.parts import Pirate, Ships
from game.seafarers.questions import ANCHORED, MOORS
from game.seafarers.rows import ship
from game.seafarers.waters import No as Water
from game.seafarers.waters import is_watched


class MoveShip(Action):
    """Move your own ship on the edge *origin* to the edge *to*."""

    origin: EdgeId
    to: EdgeId


class ShipMoved(Event):
    """*seat* has moved a ship from one edge to another."""

    seat: Seat
    origin: EdgeId
    to: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The ship at its old and new edge."""
        return (Lifted(self.origin, "ship"), Laid(self.seat, self.to, "ship"))


class No(Reason):
    """Reasons the ship can't be moved."""

    NO_SHIP = "no ship of yours is there"
    ONCE_A_TURN = "a ship has moved this turn already"
    JUST_BUILT = "the ship was built this turn"
    CLOSED = "the ship has no open end"


def refuse(state: State, seat: Seat, action: MoveShip) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.origin < len(state.edge_piece):
        return Base.NO_SUCH_PLACE
    if reason := stays(state, seat, action.origin):
        return reason
    # Its old edge is taken until it goes, so it cannot move to its own edge.
    reason = refuse_edge(state, seat, action.to, ship(state), without=action.origin)
    return reason or state.rules.answer(ANCHORED)(state, seat, action.origin)


def stays(state: State, seat: Seat, edge: EdgeId) -> Reason | None:
    """The reason the piece on *edge* can't be moved anywhere, or None."""
    ships = state.part(Ships)
    if ships.moved == state.stint:
        return No.ONCE_A_TURN
    if state.edge_piece[edge] != ship(state) or state.edge_seat[edge] != seat:
        return No.NO_SHIP
    if ships.built == state.stint and edge in ships.fresh:
        return No.JUST_BUILT
    if is_watched(state, edge):
        return Water.PIRATE
    if has_open_end(state, seat, edge):
        return None
    is_free = state.rules.options["rings_move"] and _lies_in_ring(state, edge)
    return None if is_free else No.CLOSED


def ships_of(state: State, seat: Seat) -> list[EdgeId]:
    """The edges with ships of *seat*."""
    piece = ship(state)
    return [edge for edge in state.edges_of(seat) if state.edge_piece[edge] == piece]


def has_open_end(state: State, seat: Seat, edge: EdgeId) -> bool:
    """Whether a ship of *seat* on *edge* has an open end."""
    for corner in state.topology.edge_corners[edge]:
        if not next_to(state, edge, corner) and not is_closed(state, seat, corner):
            return True
    return False


def is_closed(state: State, seat: Seat, corner: CornerId) -> bool:
    """Whether *corner* closes ends, by a building of *seat* or by the scenario."""
    return has_building(state, seat, corner) or state.rules.answer(MOORS)(state, seat, corner)


def next_to(state: State, edge: EdgeId, corner: CornerId) -> list[EdgeId]:
    """The other ships of the same owner at the end *corner* of the one on *edge*."""
    pieces, owners = state.edge_piece, state.edge_seat
    return [
        other
        for other in state.topology.corner_edges[corner]
        if other != edge and pieces[other] == pieces[edge] and owners[other] == owners[edge]
    ]


def _lies_in_ring(state: State, edge: EdgeId) -> bool:
    """Whether the ship on *edge* is in a ring of ships without a building."""
    seat = Seat(state.edge_seat[edge])
    start, goal = state.topology.edge_corners[edge]
    seen, left = {edge}, [start]
    while left:
        corner = left.pop()
        if is_closed(state, seat, corner):
            continue
        if corner == goal:
            return True
        for other in next_to(state, edge, corner):
            if other not in seen:
                seen.add(other)
                left += [end for end in state.topology.edge_corners[other] if end != corner]
    return False


def options(state: State, seat: Seat) -> Sequence[MoveShip]:
    """Every ship that may move, with every edge where it may go."""
    ships = state.part(Ships)
    if ships.moved == state.stint:
        return ()
    found = state.by_routes(seat, moves)
    if ships.built != state.stint:
        return found
    return [move for move in found if move.origin not in ships.fresh]


def moves(state: State, seat: Seat) -> tuple[MoveShip, ...]:
    """Every move of a ship of *seat*, whenever it was built."""
    pirate = state.part(Pirate).at
    watched = () if pirate is None else state.topology.hex_edges[pirate]
    going = [edge for edge in state.by_routes(seat, movable) if edge not in watched]
    if not going:
        return ()
    places = open_edges(state, seat, ship(state))
    ways = _only_ways(state, seat, places)
    return tuple(
        [MoveShip(origin, to) for origin in going for to in places if ways.get(to) != origin]
    )


def movable(state: State, seat: Seat) -> tuple[EdgeId, ...]:
    """The ships of *seat* that may move, if they have a place to go."""
    ships, topology, anchored = (
        {*ships_of(state, seat)},
        state.topology,
        state.rules.answer(ANCHORED),
    )
    met = Counter([corner for edge in ships for corner in topology.edge_corners[edge]])
    tips = [at for at, count in met.items() if count == 1 and not is_closed(state, seat, at)]
    free = {edge for at in tips for edge in topology.corner_edges[at] if edge in ships}
    if state.rules.options["rings_move"]:
        free.update([edge for edge in ships if _lies_in_ring(state, edge)])
    return tuple(sorted([edge for edge in free if not anchored(state, seat, edge)]))


def _only_ways(state: State, seat: Seat, places: Iterable[EdgeId]) -> dict[EdgeId, EdgeId]:
    """By those of *places* to which one ship of *seat* alone leads, which cannot go there: it."""
    piece, ships, found = ship(state), {*ships_of(state, seat)}, dict[EdgeId, EdgeId]()
    ends = route_ends(state, seat, piece)
    for place in places:
        one, two = state.topology.edge_corners[place]
        if one in ends and two in ends:
            continue
        corner = one if one in ends else two
        own = [e for e in state.topology.corner_edges[corner] if e in ships]
        if len(own) == 1 and not leads_to(state, seat, corner, piece, own[0]):
            found[place] = own[0]
    return found


def may_sail(state: State, seat: Seat) -> bool:
    """Whether no ship has moved this turn."""
    return state.part(Ships).moved != state.stint


def apply(state: State, seat: Seat, action: MoveShip, chance: Chance) -> Iterator[Event]:
    """Move it and report it; routes are judged once it has arrived."""
    state.change(Ships, moved=state.stint)
    state.lift(action.origin, ship(state))
    state.lay(seat, action.to, ship(state))
    yield ShipMoved(seat=seat, origin=action.origin, to=action.to)


VERB = Verb(MoveShip, refuse, options, apply, family=SAIL, look=may_sail)
