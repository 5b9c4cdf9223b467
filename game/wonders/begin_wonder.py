"""
Begin a free wonder, if you meet its conditions; one for each seat, at no cost.

A ship from the supply marks it, and can't be built anymore. The conditions matter only now.
Rules: seafarers.md 8.13.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.families import BUILD
from game.base.refusals import cannot_take
from game.base.routes import has_building, longest_route
from game.base.rows import CITY
from game.board.layout import Layout
from game.board.places import CornerId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.points import points
from game.core.state import State
from game.core.trace import Altered, Trace
from game.core.verb import Verb
from game.errors import BadLayout
from game.seafarers.rows import island_points, ship
from game.wonders.parts import Wonders, claimed
from game.wonders.rows import (
    BRIDGE,
    CATHEDRAL,
    CATHEDRAL_POINTS,
    COLOSSUS,
    COLOSSUS_PORTS,
    LIGHTHOUSE,
    MONUMENT,
    MONUMENT_ROUTE,
    THEATRE,
    THEATRE_CITIES,
    WALL,
    wonders_for,
)

SPOTS = {BRIDGE: "great bridge", WALL: "great wall"}
"""Names in a layout of the corners required for a wonder."""


class BeginWonder(Action):
    """Begin the wonder called *wonder*."""

    wonder: str


class WonderBegun(Event):
    """*seat* has begun this *wonder*."""

    seat: Seat
    wonder: str

    def traces(self) -> Iterable[Trace]:
        """Its owner."""
        to = partial(claimed, seat=self.seat, wonder=self.wonder)
        return (Altered(Wonders, to, {"begun": none}),)


class No(Reason):
    """Reasons a wonder can't be begun."""

    NO_SUCH_WONDER = "there is no wonder of this name"
    HAS_ONE = "the seat builds a wonder already"
    TAKEN = "another seat builds this wonder"
    NO_CITIES = "the theater needs two cities"
    NOT_AT_BRIDGE = "the great bridge needs a building on one of its corners"
    NO_PORT = "the monument needs a city at a harbor"
    NO_ROUTE = "the monument needs a route of five"
    NOT_AT_WALL = "the great wall needs a building on one of its corners"
    NO_CITY = "the cathedral needs a city"
    TOO_FEW_POINTS = "the cathedral needs six points that everyone can see"
    NOT_ON_ISLAND = "the lighthouse needs a settlement on a small island"
    TOO_FEW_PORTS = "the colossus needs buildings at two harbors"


def none(wonders: Wonders) -> tuple[str, ...]:
    """Owners of the wonders at the start."""
    return ("",) * len(wonders.begun)


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """
    Note the sites of bridge and wall.

    :raises BadLayout: if the map does not say.
    """
    for name in SPOTS.values():
        if not layout.spots.get(name):
            message = f"the layout has no {name} among its spots: name its corners"
            raise BadLayout(message)
    corner = state.topology.corner
    bridge, wall = ([corner(*spot) for spot in layout.spots[name]] for name in SPOTS.values())
    seats = state.seats
    state.put(
        Wonders(begun=("",) * seats, levels=(0,) * seats, bridge=tuple(bridge), wall=tuple(wall))
    )
    return ()


def refuse(state: State, seat: Seat, action: BeginWonder) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    begun = state.part(Wonders).begun
    if begun[seat]:
        return No.HAS_ONE
    if action.wonder not in wonders_for(state.seats):
        return No.NO_SUCH_WONDER
    if action.wonder in begun:
        return No.TAKEN
    return lacks(state, seat, action.wonder) or cannot_take(state, seat, ship(state))


def lacks(state: State, seat: Seat, wonder: str) -> Reason | None:
    """The condition of *wonder* that *seat* does not meet, or None."""
    cities = state.corners_of(seat, CITY)
    if wonder == THEATRE:
        return None if len(cities) >= THEATRE_CITIES else No.NO_CITIES
    if wonder == BRIDGE:
        return None if builds_on(state, seat, state.part(Wonders).bridge) else No.NOT_AT_BRIDGE
    if wonder == WALL:
        return None if builds_on(state, seat, state.part(Wonders).wall) else No.NOT_AT_WALL
    if wonder == MONUMENT:
        ports = {end for edge, _ in state.harbours for end in state.topology.edge_corners[edge]}
        if ports.isdisjoint(cities):
            return No.NO_PORT
        return None if longest_route(state, seat) >= MONUMENT_ROUTE else No.NO_ROUTE
    if wonder == LIGHTHOUSE:
        return None if island_points(state, seat) else No.NOT_ON_ISLAND
    if wonder == COLOSSUS:
        ends = [state.topology.edge_corners[edge] for edge, _ in state.harbours]
        count = sum(builds_on(state, seat, corners) for corners in ends)
        return None if count >= COLOSSUS_PORTS else No.TOO_FEW_PORTS
    assert wonder == CATHEDRAL
    if not cities:
        return No.NO_CITY
    # Hidden points stay hidden: beginning it would show them.
    is_enough = points(state, seat, hidden=False) >= CATHEDRAL_POINTS
    return None if is_enough else No.TOO_FEW_POINTS


def builds_on(state: State, seat: Seat, corners: Iterable[CornerId]) -> bool:
    """Whether *seat* has a building on one of *corners*."""
    return any(has_building(state, seat, corner) for corner in corners)


def options(state: State, seat: Seat) -> list[BeginWonder]:
    """Every wonder that *seat* could begin."""
    if state.part(Wonders).begun[seat]:
        return []
    found = map(BeginWonder, wonders_for(state.seats))
    return [action for action in found if not refuse(state, seat, action)]


def apply(state: State, seat: Seat, action: BeginWonder, chance: Chance) -> Iterator[Event]:
    """Take it and report it."""
    yield enact(state, WonderBegun(seat=seat, wonder=action.wonder))


def marked(state: State, seat: Seat, piece: int, count: int) -> int:
    """The scenario's answer: the ship that marks a wonder is in no supply."""
    is_marking = piece == ship(state) and bool(state.part(Wonders).begun[seat])
    return count - is_marking


VERB = Verb(BeginWonder, refuse, options, apply, family=BUILD)
