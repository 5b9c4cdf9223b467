"""
Lay a ship instead of a road: one that a card pays for, or the one of a new settlement.

Rules: seafarers.md 1-6, 1-7.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.build_road import refuse_edge
from game.base.families import FIRST_ROAD, FREE_ROAD
from game.base.found import No as First
from game.base.found import first_edges
from game.base.places import open_edges
from game.base.refusals import cannot_take
from game.board.places import EdgeId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb
from game.seafarers.build_ship import launched
from game.seafarers.rows import ship


class LayFreeShip(Action):
    """Place a ship on *edge* instead of a free road."""

    edge: EdgeId


class LayFirstShip(Action):
    """Place a ship on *edge* instead of the road of a new settlement."""

    edge: EdgeId


def refuse(state: State, seat: Seat, action: LayFreeShip) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    piece = ship(state)
    return cannot_take(state, seat, piece) or refuse_edge(state, seat, action.edge, piece)


def options(state: State, seat: Seat) -> list[LayFreeShip]:
    """Every edge for a ship, if one is left."""
    piece = ship(state)
    if cannot_take(state, seat, piece):
        return []
    return [LayFreeShip(edge) for edge in open_edges(state, seat, piece)]


def apply(
    state: State, seat: Seat, action: LayFreeShip | LayFirstShip, chance: Chance
) -> Iterator[Event]:
    """Place it and report it."""
    yield launched(state, seat, action.edge)


def refuse_first(state: State, seat: Seat, action: LayFirstShip) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    piece = ship(state)
    if reason := cannot_take(state, seat, piece) or refuse_edge(state, seat, action.edge, piece):
        return reason
    return None if action.edge in first_edges(state, seat) else First.NOT_AT_SETTLEMENT


def first_options(state: State, seat: Seat) -> list[LayFirstShip]:
    """The edges next to the settlement just placed that take a ship."""
    found = map(LayFirstShip, first_edges(state, seat))
    return [action for action in found if not refuse_first(state, seat, action)]


VERB = Verb(LayFreeShip, refuse, options, apply, family=FREE_ROAD)
FIRST = Verb(LayFirstShip, refuse_first, first_options, apply, family=FIRST_ROAD)
