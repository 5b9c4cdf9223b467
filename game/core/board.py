"""
The board of one game: land, the pieces on it, and what is known of both.

What is known follows from the facts. It is looked up on demand, and dropped by any change to those
facts: here, and nowhere else. Nothing here knows a rule of Catan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import Any, Self, TypeVar, TypeVarTuple

from game.board.places import CornerId, EdgeId, HexId
from game.board.topology import Topology
from game.core.action import Reason
from game.core.cards import Seat
from game.core.part import Part
from game.core.rules import Rules

T = TypeVar("T", CornerId, EdgeId)
A = TypeVarTuple("A")
R = TypeVar("R")


class Board:
    """Land and pieces at a moment, and all that is known of them."""

    __slots__ = (
        "bars",
        "by_number",
        "contested",
        "corner_piece",
        "corner_seat",
        "corners",
        "edge_piece",
        "edge_seat",
        "edges",
        "harbours",
        "kept",
        "land",
        "land_corners",
        "land_edges",
        "land_hexes",
        "lengths",
        "points",
        "rules",
        "seats",
        "supply",
        "terrain",
        "tokens",
        "topology",
        "touched",
    )

    def __init__(self, rules: Rules[Any], topology: Topology) -> None:
        """No land on *topology*, no pieces, and full supplies."""
        seats = rules.seats
        self.rules = rules
        self.topology = topology
        self.seats = seats
        """Number of seats at the table."""
        self.terrain: tuple[int, ...] = (0,) * len(topology.hexes)
        """Terrain kind by hex; 0 is the frame."""
        self.tokens: tuple[int, ...] = (0,) * len(topology.hexes)
        """Number token by hex; 0 is none."""
        self.land: tuple[bool, ...] = (False,) * len(topology.hexes)
        """Whether each hex is land."""
        self.land_corners: tuple[bool, ...] = (False,) * len(topology.corners)
        """Whether each corner touches land."""
        self.land_edges: tuple[bool, ...] = (False,) * len(topology.edges)
        """Whether each edge has land on one side."""
        self.land_hexes: tuple[HexId, ...] = ()
        self.by_number: tuple[tuple[HexId, ...], ...] = ((),) * 13
        """The hexes that carry each number."""
        self.harbours: tuple[tuple[EdgeId, int], ...] = ()
        """Coastal edges with the card kind they trade 2:1, or -1 for any kind 3:1."""
        self.corner_piece = bytearray(len(topology.corners))
        """Piece kind by corner; 0 is none."""
        self.corner_seat = bytearray(len(topology.corners))
        """Its seat, where there is a piece."""
        self.edge_piece = bytearray(len(topology.edges))
        self.edge_seat = bytearray(len(topology.edges))
        self.supply = [[piece.supply for piece in rules.pieces] for _ in range(seats)]
        """Pieces left, by seat and piece kind."""
        self.corners: list[tuple[CornerId, ...]] = [()] * seats
        """By seat, the corners where it has a piece of any kind."""
        self.edges: list[tuple[EdgeId, ...]] = [()] * seats
        """By seat, the edges where it has a piece of any kind."""
        self.lengths: list[tuple[int, int]] = [(0, 0)] * seats
        """By seat, lower and upper bound of the longest route."""
        self.kept: list[dict[tuple[Callable[..., Any], tuple[Any, ...]], Any]] = _nothing(seats)
        """By seat, results of `by_routes`."""
        self.bars: dict[int, dict[EdgeId, Reason | None]] = {}
        """By kind of piece and edge, the reason that bars it there, if it has been looked up."""
        self.points: tuple[list[int | None], list[int | None]] = _uncounted(rules)
        """By seat the public points and all points, as last counted; None if out of date."""
        self.contested = True
        """Whether something has changed that awards may depend on."""
        self.touched = True
        """Whether something has changed that victory may depend on."""

    def _share(self, new: Board) -> None:
        """Make *new* a copy of this board."""
        new.rules = self.rules
        new.topology = self.topology
        new.seats = self.seats
        new.terrain = self.terrain
        new.tokens = self.tokens
        new.land = self.land
        new.land_corners = self.land_corners
        new.land_edges = self.land_edges
        new.land_hexes = self.land_hexes
        new.by_number = self.by_number
        new.harbours = self.harbours
        new.corner_piece = self.corner_piece[:]
        new.corner_seat = self.corner_seat[:]
        new.edge_piece = self.edge_piece[:]
        new.edge_seat = self.edge_seat[:]
        new.supply = [pieces[:] for pieces in self.supply]
        new.corners = self.corners[:]
        new.edges = self.edges[:]
        new.lengths = self.lengths[:]
        new.kept = self.kept[:]
        new.bars = self.bars
        seen, total = self.points
        known = seen[:]
        new.points = known, known if total is seen else total[:]
        new.contested = self.contested
        new.touched = self.touched

    # Land.

    def set_board(self, terrain: Sequence[int], tokens: Sequence[int]) -> None:
        """Lay terrain and numbers by hex."""
        self.terrain = tuple(terrain)
        self.tokens = tuple(tokens)
        self.land = land = tuple(self.rules.terrains[ground].is_land for ground in terrain)
        shape = self.topology
        self.land_corners = tuple([land[a] or land[b] or land[c] for a, b, c in shape.corner_hexes])
        self.land_edges = tuple([land[a] or land[b] for a, b in shape.edge_hexes])
        self.land_hexes = tuple(HexId(i) for i, is_land in enumerate(self.land) if is_land)
        self.by_number = tuple(
            tuple(HexId(i) for i, token in enumerate(tokens) if token == number and number)
            for number in range(13)
        )
        self.bars = {}
        self._forget()

    def lay_ground(self, place: HexId, terrain: int, token: int) -> None:
        """Put another terrain or number (0 for none) on one hex; `Grounded` is its trace."""
        terrains, tokens = list(self.terrain), list(self.tokens)
        terrains[place], tokens[place] = terrain, token
        self.set_board(terrains, tokens)
        self.unsettle()

    def set_harbours(self, harbours: Sequence[tuple[EdgeId, int]]) -> None:
        """
        Replace the harbors: edges with the card kind each trades, or -1 for any.

        `Harboured` is the trace of a new one.
        """
        self.harbours = tuple(harbours)
        self._forget()
        self._touch()

    # Pieces.

    def set_pieces(
        self,
        corners: Sequence[int],
        owners: Sequence[int],
        edges: Sequence[int],
        seats: Sequence[int],
    ) -> None:
        """Replace the pieces of some kinds: corners and edges, each with their seats."""
        self.corner_piece, self.corner_seat = bytearray(corners), bytearray(owners)
        self.edge_piece, self.edge_seat = bytearray(edges), bytearray(seats)
        standing = compress(self.topology.corner_ids, corners)
        laid = compress(self.topology.edge_ids, edges)
        self.corners = _by_seat(standing, owners, self.seats)
        self.edges = _by_seat(laid, seats, self.seats)
        self.lengths = list(map(self._any_length, range(self.seats)))

    def piece_at(self, corner: CornerId) -> tuple[Seat, int] | None:
        """The seat and kind of the piece on a corner."""
        piece = self.corner_piece[corner]
        return (Seat(self.corner_seat[corner]), piece) if piece else None

    def laid(self, seat: Seat, piece: int) -> int:
        """The number of pieces of this kind *seat* has on the board."""
        return self.rules.pieces[piece].supply - self.supply[seat][piece]

    def corners_of(self, seat: Seat, piece: int) -> list[CornerId]:
        """The corners where *seat* has a piece of this kind."""
        pieces = self.corner_piece
        return [corner for corner in self.corners[seat] if pieces[corner] == piece]

    def edges_of(self, seat: Seat) -> tuple[EdgeId, ...]:
        """The edges where *seat* has a piece of any kind."""
        return self.edges[seat]

    def lay(self, seat: Seat, place: EdgeId | CornerId, piece: int) -> None:
        """Take a piece from the supply and put it on its place, replacing any piece there."""
        if self.rules.pieces[piece].on == "edge":
            self.edge_piece[place] = piece
            self.edge_seat[place] = seat
            self.edges[seat] = tuple(sorted((*self.edges[seat], EdgeId(place))))
            self._look_along(seat, EdgeId(place))
        else:
            if before := self.corner_piece[place]:
                self.lift(place, before)
            self.corner_piece[place] = piece
            self.corner_seat[place] = seat
            self.corners[seat] = tuple(sorted((*self.corners[seat], CornerId(place))))
            self._look_around(seat, CornerId(place), piece)
        self.supply[seat][piece] -= 1

    def lift(self, place: EdgeId | CornerId, piece: int) -> Seat:
        """Put the *piece* on *place* back into its owner's supply; the owner."""
        if self.rules.pieces[piece].on == "edge":
            seat = Seat(self.edge_seat[place])
            self.edge_piece[place] = 0
            self.edges[seat] = _without(self.edges[seat], EdgeId(place))
            self._look_along(seat, EdgeId(place))
        else:
            seat = Seat(self.corner_seat[place])
            self.corner_piece[place] = 0
            self.corners[seat] = _without(self.corners[seat], CornerId(place))
            self._look_around(seat, CornerId(place), piece)
        self.supply[seat][piece] += 1
        return seat

    # What is known.

    def by_routes(self, seat: Seat, look_up: Callable[[Self, Seat, *A], R], *args: *A) -> R:
        """
        The result of *look_up* for *seat*, cached until pieces at or next to its own change.

        It may depend on bars of edges there, too, but on nothing else that changes in play
        without `unsettle`, and its result is frozen. Random games compare every kept result with a
        fresh one.
        """
        kept, key = self.kept[seat], (look_up, args)
        if key not in kept:
            kept[key] = look_up(self, seat, *args)
        found: R = kept[key]
        return found

    def unsettle(self) -> None:
        """Mark routes and awards to be judged again: a rule they depend on has changed."""
        self.lengths = list(map(self._any_length, range(self.seats)))
        self._forget()
        self._touch()

    # Copies share these dicts, so they are never cleared but replaced.

    def _touch(self) -> None:
        """Note that something has changed on which awards, points or victory may depend."""
        self.contested = self.touched = True
        self.points = _uncounted(self.rules)

    def _recount(self, seat: Seat) -> None:
        """Mark the points of *seat* to be counted again."""
        seen, total = self.points
        seen[seat] = total[seat] = None

    def _look_along(self, seat: Seat, place: EdgeId) -> None:
        """Note that a piece of *seat* has come to the edge *place*, or gone."""
        self._touch()
        self.kept[seat] = {}
        pieces, owners, is_alone = self.edge_piece, self.edge_seat, False
        for corner, others in self.topology.edge_neighbours[place]:
            self._forget_beside(corner, others)
            if not any(pieces[edge] and owners[edge] == seat for edge in others):
                is_alone = True
        # With nothing else of its owner at one end, it can only be the last piece of a route.
        (least, most), count = self.lengths[seat], len(self.edges[seat])
        if pieces[place]:
            self.lengths[seat] = least, min(most + 1, count) if is_alone else count
        else:
            self.lengths[seat] = max(least - 1, 0) if is_alone else 0, min(most, count)

    def _look_around(self, seat: Seat, place: CornerId, piece: int) -> None:
        """Note that a piece of *seat* has come to the corner *place*, or gone."""
        self._touch()
        self.kept[seat] = {}
        edges = self.topology.corner_edges[place]
        self._forget_beside(place, edges)
        meeting = [self.edge_seat[edge] for edge in edges if self.edge_piece[edge]]
        for owner in {*meeting}:
            # Only a place with more of its owner's pieces can be joined or parted.
            if meeting.count(owner) > 1 and (self.rules.buildings[piece] or owner != seat):
                self.lengths[owner] = self._any_length(owner)

    def _look_past(self, *parts: Part) -> None:
        """Note that one of *parts* has become the other, and may bar other edges."""
        edges = {edge for part in parts for edge in part.may_bar(self.topology)}
        self.bars = {piece: bars.copy() for piece, bars in self.bars.items()}
        for bars in self.bars.values():
            for edge in edges:
                bars.pop(edge, None)
        for corner in {end for edge in edges for end in self.topology.edge_corners[edge]}:
            self._forget_beside(corner, self.topology.corner_edges[corner])

    def _forget_beside(self, corner: CornerId, edges: Iterable[EdgeId]) -> None:
        """Forget what is kept for the seats with pieces on *corner* and *edges*."""
        if self.corner_piece[corner]:
            self.kept[self.corner_seat[corner]] = {}
        for edge in edges:
            if self.edge_piece[edge]:
                self.kept[self.edge_seat[edge]] = {}

    def _forget(self) -> None:
        """Forget what is kept for all seats."""
        self.kept = _nothing(self.seats)

    def _any_length(self, seat: int) -> tuple[int, int]:
        """Bounds of the longest route of *seat* when nothing else is known."""
        return 0, len(self.edges[seat])


def _without(places: tuple[T, ...], place: T) -> tuple[T, ...]:
    """*places* without one of them."""
    at = places.index(place)
    return places[:at] + places[at + 1 :]


def _nothing(seats: int) -> list[dict[tuple[Callable[..., Any], tuple[Any, ...]], Any]]:
    """Empty caches by seat, before anything has been looked up."""
    return [{} for _ in range(seats)]


def _uncounted(rules: Rules[Any]) -> tuple[list[int | None], list[int | None]]:
    """The points of all seats before they are counted; one list does where none are hidden."""
    seen: list[int | None] = [None] * rules.seats
    return seen, seen[:] if rules.hides_points else seen


def _by_seat(places: Iterable[T], owners: Sequence[int], seats: int) -> list[tuple[T, ...]]:
    """*places* by the seats that own them."""
    found: list[list[T]] = [[] for _ in range(seats)]
    for place in places:
        found[owners[place]].append(place)
    return list(map(tuple, found))
