"""
Adjacency on a board of one shape.

A `Topology` is built once per shape and shared by every game on it. Hexes, edges and corners are
dense ints in reading order (from the top, then from the left), and all tables are tuples. A ring
of frame hexes surrounds the inner ones, so that every corner has three hexes and every edge two.
Only adjacency lives here: terrain, numbers and harbors belong to the state.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from weakref import WeakValueDictionary

from game.board.places import CornerId, EdgeId, Hex, HexId, around, hexes_of, name_of


def _reading(hexes: Iterable[Hex]) -> tuple[int, int]:
    """Sort key for the center of *hexes*: rows first, then columns."""
    places = tuple(hexes)
    return sum(h.r for h in places), sum(2 * h.q + h.r for h in places)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Topology:
    """Adjacency on a board of one shape, with a ring of frame hexes around it."""

    hexes: tuple[Hex, ...]
    """Inner hexes in reading order, then the frame."""
    inner: int
    """Number of inner `hexes`; their ids come first."""
    corners: tuple[frozenset[Hex], ...]
    edges: tuple[frozenset[Hex], ...]
    corner_ids: tuple[CornerId, ...]
    """All of them, in reading order."""
    edge_ids: tuple[EdgeId, ...]
    hex_corners: tuple[tuple[CornerId, ...], ...]
    hex_edges: tuple[tuple[EdgeId, ...], ...]
    corner_hexes: tuple[tuple[HexId, ...], ...]
    corner_edges: tuple[tuple[EdgeId, ...], ...]
    corner_corners: tuple[tuple[CornerId, ...], ...]
    edge_corners: tuple[tuple[CornerId, CornerId], ...]
    edge_hexes: tuple[tuple[HexId, HexId], ...]
    edge_neighbours: tuple[tuple[tuple[CornerId, tuple[EdgeId, ...]], ...], ...]
    """By edge, its corners with the other edges at each."""
    _ids: dict[frozenset[Hex], int] = field(repr=False)

    @staticmethod
    @lru_cache(maxsize=64)
    def of(inner: frozenset[Hex]) -> Topology:
        """
        The topology of *inner* hexes and the frame around them.

        Equal shapes share one topology as long as it is in use.
        """
        topology = _living.get(inner) or _built(inner)
        _living[inner] = topology
        return topology

    def hex(self, place: Hex | tuple[int, int]) -> HexId:
        """
        The id of the hex at *place*.

        :raises KeyError: if the board has no such hex.
        """
        return HexId(self._ids[frozenset((Hex(*place),))])

    def edge(self, *hexes: Hex | tuple[int, int]) -> EdgeId:
        """
        The id of the edge between two *hexes*.

        :raises KeyError: if the board has no such edge.
        """
        return EdgeId(self._id(hexes, 2))

    def corner(self, *hexes: Hex | tuple[int, int]) -> CornerId:
        """
        The id of the corner where three *hexes* meet.

        :raises KeyError: if the board has no such corner.
        """
        return CornerId(self._id(hexes, 3))

    def named(self, name: str) -> int:
        """
        The id of the place called *name*, be it hex, edge or corner.

        :raises KeyError: if the board has no such place.
        """
        try:
            return self._ids[hexes_of(name)]
        except ValueError:
            raise KeyError(name) from None

    def _id(self, hexes: Iterable[Hex | tuple[int, int]], size: int) -> int:
        """The id of the place that *size* different hexes make."""
        place = frozenset(Hex(*h) for h in hexes)
        if len(place) != size:
            raise KeyError(name_of(place))
        return self._ids[place]

    def hex_name(self, place: HexId) -> str:
        """The name of a hex."""
        return name_of((self.hexes[place],))

    def edge_name(self, edge: EdgeId) -> str:
        """The name of an edge."""
        return name_of(self.edges[edge])

    def corner_name(self, corner: CornerId) -> str:
        """The name of a corner."""
        return name_of(self.corners[corner])


_living: WeakValueDictionary[frozenset[Hex], Topology] = WeakValueDictionary()
"""Topologies in use, by inner hexes: two of one shape would make equal views differ."""


def _built(inner: frozenset[Hex]) -> Topology:
    """All places of *inner* hexes and the frame around them, in reading order."""
    frame = {h for place in inner for h in around(place)} - inner
    hexes = (*sorted(inner, key=lambda h: (h.r, h.q)), *sorted(frame, key=lambda h: (h.r, h.q)))
    corners = {
        frozenset((place, ring[i], ring[i - 1]))
        for place in inner
        for ring in (around(place),)
        for i in range(6)
    }
    edges = {frozenset((place, other)) for place in inner for other in around(place)}
    return _tables(hexes, len(inner), sorted(corners, key=_reading), sorted(edges, key=_reading))


def _tables(
    hexes: tuple[Hex, ...],
    inner: int,
    corners: list[frozenset[Hex]],
    edges: list[frozenset[Hex]],
) -> Topology:
    """Fill every table from the three lists of places."""
    hex_ids = {place: HexId(i) for i, place in enumerate(hexes)}
    ids: dict[frozenset[Hex], int] = {frozenset((place,)): i for place, i in hex_ids.items()}
    ids.update({place: i for i, place in enumerate(corners)})
    ids.update({place: i for i, place in enumerate(edges)})
    hex_corners: list[list[CornerId]] = [[] for _ in hexes]
    hex_edges: list[list[EdgeId]] = [[] for _ in hexes]
    corner_edges: list[list[EdgeId]] = [[] for _ in corners]
    edge_corners: list[tuple[CornerId, CornerId]] = []
    for i, corner in enumerate(corners):
        for place in corner:
            hex_corners[hex_ids[place]].append(CornerId(i))
    for i, edge in enumerate(edges):
        one, other = edge
        for place in edge:
            hex_edges[hex_ids[place]].append(EdgeId(i))
        ends = sorted(CornerId(ids[edge | {n}]) for n in around(one) if n in around(other))
        edge_corners.append((ends[0], ends[1]))
        for end in ends:
            corner_edges[end].append(EdgeId(i))
    corner_corners = [
        tuple(end for edge in around_it for end in edge_corners[edge] if end != corner)
        for corner, around_it in enumerate(corner_edges)
    ]
    return Topology(
        hexes=hexes,
        inner=inner,
        corners=tuple(corners),
        edges=tuple(edges),
        corner_ids=tuple(map(CornerId, range(len(corners)))),
        edge_ids=tuple(map(EdgeId, range(len(edges)))),
        hex_corners=tuple(map(tuple, hex_corners)),
        hex_edges=tuple(map(tuple, hex_edges)),
        corner_hexes=tuple(tuple(sorted(hex_ids[h] for h in corner)) for corner in corners),
        corner_edges=tuple(map(tuple, corner_edges)),
        corner_corners=tuple(corner_corners),
        edge_corners=tuple(edge_corners),
        edge_hexes=tuple(
            (min(hex_ids[h] for h in edge), max(hex_ids[h] for h in edge)) for edge in edges
        ),
        edge_neighbours=tuple(
            tuple(
                (end, tuple(other for other in corner_edges[end] if other != edge)) for end in ends
            )
            for edge, ends in enumerate(edge_corners)
        ),
        _ids=ids,
    )
