"""
Closed land: no settlements next to it, and no robber on it.

A scenario may open a corner of it to a seat.
Rules: seafarers.md 12.10.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.board.layout import Layout
from game.board.places import CornerId, HexId
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.seafarers.parts import ClosedLand
from game.seafarers.questions import OPENED

ZONE = "closed"
"""Name of its zone in a layout."""


class No(Reason):
    """Reasons the card has no effect there."""

    NOT_THERE = "on this map nobody settles there"
    NO_ROBBER = "on this map the robber can't go there"


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Note the closed land."""
    hexes = sorted(state.topology.hex(at) for at in layout.zones.get(ZONE, ()))
    state.put(ClosedLand(hexes=tuple(hexes)))
    return ()


def barred(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The box's answer: no settlement next to closed land, except where a scenario allows one."""
    closed = state.part(ClosedLand).hexes
    if not closed or {*closed}.isdisjoint(state.topology.corner_hexes[corner]):
        return None
    return None if corner in state.rules.answer(OPENED)(state, seat) else No.NOT_THERE


def unrobbed(state: State, place: HexId) -> Reason | None:
    """The box's answer: the robber keeps off."""
    return No.NO_ROBBER if place in state.part(ClosedLand).hexes else None
