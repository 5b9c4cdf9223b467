"""
Lay a road that a card pays for, or decline the second one.

Rules: base.md 12.C5.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.build_road import RoadBuilt, refuse_edge
from game.base.families import FREE_ROAD
from game.base.places import open_edges
from game.base.play_roads import SECOND
from game.base.refusals import cannot_take
from game.base.rows import ROAD
from game.board.places import EdgeId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb, decline


class LayFreeRoad(Action):
    """Lay a free road on *edge*."""

    edge: EdgeId


class SkipFreeRoad(Action):
    """Decline the second free road."""


class FreeRoadSkipped(Event):
    """*seat* has declined the second free road."""

    seat: Seat


class No(Reason):
    """Reasons a free road may not be declined."""

    FIRST_IS_OWED = "only the second road may be declined"


def refuse(state: State, seat: Seat, action: LayFreeRoad) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_take(state, seat, ROAD) or refuse_edge(state, seat, action.edge)


def options(state: State, seat: Seat) -> list[LayFreeRoad]:
    """Every edge for a road, if a road is left."""
    if cannot_take(state, seat, ROAD):
        return []
    return [LayFreeRoad(edge) for edge in open_edges(state, seat, ROAD)]


def apply(state: State, seat: Seat, action: LayFreeRoad, chance: Chance) -> Iterator[Event]:
    """Place it and report it."""
    state.lay(seat, action.edge, ROAD)
    yield RoadBuilt(seat=seat, edge=action.edge)


def cannot_skip(state: State, seat: Seat) -> Reason | None:
    """FIRST_IS_OWED unless it is the second road."""
    debt = state.debt(seat, FREE_ROAD)
    return None if debt and debt.args == (SECOND,) else No.FIRST_IS_OWED


def default(state: State, seat: Seat) -> Action:
    """The first place in reading order; the second road is declined."""
    if not cannot_skip(state, seat):
        return SkipFreeRoad()
    return state.rules.first_listed(state, seat, FREE_ROAD)


VERB = Verb(LayFreeRoad, refuse, options, apply, family=FREE_ROAD)
SKIP: Verb[State] = decline(SkipFreeRoad, FREE_ROAD, FreeRoadSkipped, cannot_skip)
