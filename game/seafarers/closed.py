"""
Closed land: nobody settles beside it, and no robber comes there.

A scenario may open a corner of it to a seat.
Rules: seafarers.md 12.10.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.move_robber import MoveRobber
from game.board.layout import Layout
from game.board.places import CornerId, HexId
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.seafarers.parts import ClosedLand
from game.seafarers.questions import OPENED

ZONE = "closed"
"""What a layout calls it."""


class No(Reason):
    """Why nothing is done there."""

    NOT_THERE = "on this map nobody settles there"
    NO_ROBBER = "on this map no robber comes there"


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Note which land is closed."""
    hexes = sorted(state.topology.hex(at) for at in layout.zones.get(ZONE, ()))
    state.put(ClosedLand(hexes=tuple(hexes)))
    return ()


def barred(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The box's answer: no settlement beside closed land, but where a scenario has one."""
    closed = closed_land(state, seat)
    if not closed or {*closed}.isdisjoint(state.topology.corner_hexes[corner]):
        return None
    return None if corner in state.rules.answer(OPENED)(state, seat) else No.NOT_THERE


def closed_land(state: State, seat: Seat) -> tuple[HexId, ...]:
    """The hexes that are closed, for any seat."""
    return state.part(ClosedLand).hexes


def unrobbed(state: State, seat: Seat, action: MoveRobber) -> Reason | None:
    """The veto: the robber keeps off."""
    return No.NO_ROBBER if action.to in closed_land(state, seat) else None
