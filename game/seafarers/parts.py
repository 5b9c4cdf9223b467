"""What the box remembers: ships of this turn, the pirate, where all begin, closed land, islands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.board.places import CornerId, EdgeId, HexId
from game.board.topology import Topology
from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed


class Ships(Part):
    """What ships have done, by the stint in which they did it last."""

    matters: ClassVar[bool] = False
    moved: int = 0
    built: int = 0
    fresh: tuple[EdgeId, ...] = ()
    """Where ships were built in that stint."""


class Pirate(Part):
    """The pirate, if the game has one."""

    matters: ClassVar[bool] = False
    bars_edges: ClassVar[bool] = True
    is_there: bool = False
    at: HexId | None = None
    """The hex where it stands, perhaps on the frame; None beside the board."""

    def may_bar(self, topology: Topology) -> Iterable[EdgeId]:
        """The edges of its hex."""
        return () if self.at is None else topology.hex_edges[self.at]


class Homes(Part):
    """Where settlements may be set up, if not on any land."""

    matters: ClassVar[bool] = False
    corners: tuple[CornerId, ...] | None = None


class ClosedLand(Part):
    """Land on which nobody settles and no robber stands."""

    matters: ClassVar[bool] = False
    bars_edges: ClassVar[bool] = True
    hexes: tuple[HexId, ...] = ()


class Islands(Part):
    """Which islands are nobody's first any more, and the points that they brought."""

    zones: tuple[tuple[HexId, ...], ...] = ()
    """The fixed zones of the map, if it has any."""
    known: tuple[tuple[HexId, ...], ...] = ()
    """By seat, the islands or zones where it was set up or has settled since, as they lay then."""
    points: tuple[int, ...] = ()
    """By seat, what islands have brought."""


def settled(islands: Islands, seat: Seat, points: int) -> Islands:
    """The islands when *seat* has so many *points* more by them."""
    by_seat = list(islands.points)
    by_seat[seat] += points
    return changed(islands, points=tuple(by_seat))
