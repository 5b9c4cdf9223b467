"""The scenario's own data: the fleet, fortresses and their lairs, lines of ships, warships."""

from __future__ import annotations

from typing import ClassVar

from game.board.places import CornerId, EdgeId, HexId
from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed


class Fleet(Part):
    """The pirates' fleet on its way round."""

    matters: ClassVar[bool] = False
    course: tuple[HexId, ...] = ()
    """The hexes that it sails, in order; after the last one comes the first."""
    at: HexId | None = None
    """The fleet's hex; None once it is gone."""


class Raid(Part):
    """The way of each seat to its fortress."""

    starts: tuple[CornerId, ...] = ()
    """By seat, the start of its line."""
    beachheads: tuple[CornerId, ...] = ()
    """By seat, the corner its line must pass."""
    fortresses: tuple[CornerId, ...] = ()
    """By seat, the target of its line."""
    lairs: tuple[int, ...] = ()
    """By seat, number of lairs left of its fortress; at 0 it is a settlement."""
    lines: tuple[tuple[EdgeId, ...], ...] = ()
    """By seat, the ships of its line, from the start on."""
    warships: tuple[EdgeId, ...] = ()
    """Edges of the ships that are warships."""


def armed(raid: Raid, edge: EdgeId) -> Raid:
    """The raid when the ship on *edge* is a warship."""
    return changed(raid, warships=tuple(sorted({*raid.warships, edge})))


def sunk(raid: Raid, edge: EdgeId) -> Raid:
    """The raid without a warship on *edge*, if there was one."""
    return changed(raid, warships=tuple([ship for ship in raid.warships if ship != edge]))


def cleared(raid: Raid, seat: Seat) -> Raid:
    """The raid when the fortress of *seat* has a lair less."""
    lairs = list(raid.lairs)
    lairs[seat] -= 1
    return changed(raid, lairs=tuple(lairs))
