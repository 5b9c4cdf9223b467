"""
Starting places: corners of the home zone that are not barred.

Rules: seafarers.md 5, 12.13.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.board.layout import Layout
from game.board.places import CornerId
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.seafarers.parts import Homes

HOME, NOT_HOME, BARRED = "home", "not home", "barred"
"""Names in a layout: zones whose corners are open or closed to set-up, and barred corners."""


class No(Reason):
    """Reasons no settlement can be set up there."""

    NOT_HOME = "on this map nobody begins there"


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Note the starting places, if the map names any."""
    topology, zones = state.topology, layout.zones
    barred = {topology.corner(*spot) for spot in layout.spots.get(BARRED, ())}
    if not barred and not {HOME, NOT_HOME} & zones.keys():
        return ()

    def corners(zone: str) -> set[CornerId]:
        return {corner for at in zones[zone] for corner in topology.hex_corners[topology.hex(at)]}

    found = corners(HOME) if HOME in zones else {*topology.corner_ids}
    found -= barred
    if NOT_HOME in zones:
        found -= corners(NOT_HOME)
    state.put(Homes(corners=tuple(sorted(found))))
    return ()


def barred(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The box's answer: only the starting places."""
    corners = state.part(Homes).corners
    return None if corners is None or corner in corners else No.NOT_HOME
