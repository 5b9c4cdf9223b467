"""The scenario's own data: owners and levels of the wonders, and the sites of two."""

from __future__ import annotations

from game.board.places import CornerId
from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed


class Wonders(Part):
    """The wonders; all of them are public."""

    begun: tuple[str, ...] = ()
    """By seat, its wonder, or empty."""
    levels: tuple[int, ...] = ()
    """By seat, number of levels built."""
    bridge: tuple[CornerId, ...] = ()
    """Corners required for the Great Bridge."""
    wall: tuple[CornerId, ...] = ()
    """Corners required for the Great Wall."""


def claimed(wonders: Wonders, seat: Seat, wonder: str) -> Wonders:
    """The wonders after *seat* has begun this one."""
    begun = list(wonders.begun)
    begun[seat] = wonder
    return changed(wonders, begun=tuple(begun))


def raised(wonders: Wonders, seat: Seat) -> Wonders:
    """The wonders after *seat* has built a level."""
    levels = list(wonders.levels)
    levels[seat] += 1
    return changed(wonders, levels=tuple(levels))
