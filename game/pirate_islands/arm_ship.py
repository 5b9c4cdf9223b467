"""
A knight arms a ship: the ordinary one nearest to the start of the line is a warship from then on.

Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.base.play_knight import PlayKnight
from game.board.places import EdgeId
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Trace
from game.pirate_islands.parts import Raid, armed


class ShipArmed(Event):
    """The ship of *seat* on *edge* is a warship now."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The warship."""
        return (Altered(Raid, partial(armed, edge=self.edge), {"warships": ()}),)


class No(Reason):
    """Reasons a knight would do nothing."""

    NO_SHIP = "the line has no ordinary ship"


def ordinary(state: State, seat: Seat) -> list[EdgeId]:
    """The ships of the line of *seat* that are no warships, from the start on."""
    raid = state.part(Raid)
    return [edge for edge in raid.lines[seat] if edge not in raid.warships]


def idle(state: State, seat: Seat, action: PlayKnight) -> Reason | None:
    """The veto: a knight is not played without a ship to arm."""
    return None if ordinary(state, seat) else No.NO_SHIP


def arm(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Arm the ship."""
    edge = ordinary(state, step.seat)[0]
    return (enact(state, ShipArmed(seat=step.seat, edge=edge)),)


def strength(state: State, seat: Seat) -> int:
    """The number of warships of *seat*."""
    return sum(state.edge_seat[edge] == seat for edge in state.part(Raid).warships)
