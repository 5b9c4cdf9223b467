"""The box's own data: ships of this turn, the pirate, starting places, closed land, islands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.board.places import CornerId, EdgeId, HexId
from game.board.topology import Topology
from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed


class Ships(Part):
    """The stint in which ships last did each thing."""

    matters: ClassVar[bool] = False
    moved: int = 0
    built: int = 0
    fresh: tuple[EdgeId, ...] = ()
    """Edges of the ships built in that stint."""


class Pirate(Part):
    """The pirate, if the game has one."""

    matters: ClassVar[bool] = False
    bars_edges: ClassVar[bool] = True
    is_there: bool = False
    at: HexId | None = None
    """The pirate's hex, perhaps on the frame; None if off the board."""

    def may_bar(self, topology: Topology) -> Iterable[EdgeId]:
        """The edges of its hex."""
        return () if self.at is None else topology.hex_edges[self.at]


class Homes(Part):
    """Places where settlements may be set up, if not on any land."""

    matters: ClassVar[bool] = False
    corners: tuple[CornerId, ...] | None = None


class ClosedLand(Part):
    """Land without settlements and robbers."""

    matters: ClassVar[bool] = False
    bars_edges: ClassVar[bool] = True
    hexes: tuple[HexId, ...] = ()


class Islands(Part):
    """The islands that are no longer new to a seat, and the points they brought."""

    zones: tuple[tuple[HexId, ...], ...] = ()
    """The fixed zones of the map, if it has any."""
    known: tuple[tuple[HexId, ...], ...] = ()
    """By seat, the islands or zones where it was set up or has settled since, as they were then."""
    points: tuple[int, ...] = ()
    """By seat, points from islands."""


def settled(islands: Islands, seat: Seat, points: int) -> Islands:
    """The islands once *seat* has that many more *points* from them."""
    by_seat = list(islands.points)
    by_seat[seat] += points
    return changed(islands, points=tuple(by_seat))
