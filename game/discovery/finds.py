"""
Finds where a road or ship ends: hidden ground, then treasures, then land that needs a number.

No verb knows of it. It checks for finds when the stack comes back to a frame, after any way of
getting a piece there, and settles one find before the next: in reading order, first all hidden
hexes. A building finds nothing, nor do the pieces of a seat that has left.
Rules: seafarers.md 4.1, 4.2, 7, 12.5, 12.6.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.board.layout import Layout
from game.board.places import CornerId, EdgeId, HexId
from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import NOBODY, Step
from game.core.state import State
from game.discovery.parts import Fog, NumberSupply, Treasures
from game.discovery.rows import HIDDEN, SEVEN
from game.discovery.take_number import numbered
from game.errors import BadLayout
from game.seafarers.rows import ship
from game.seafarers.starts import HOME, NOT_HOME

LOOK = Step("look about")
"""Settles one find after another; beneath a question of one it waits for the answer."""

TREASURE = "treasures"
"""Name in a layout of the corners with treasures."""
NUMBERS = "numbers"
"""Name in a layout of the stack of numbers for new islands."""


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """
    Note the hidden hexes, the treasures, and the land that gets its numbers later.

    :raises BadLayout: if the stacks do not fit the hidden hexes, or no home gives numbers.
    """
    topology, stacks, zones = state.topology, layout.stacks, layout.zones
    terrains = sorted(map(str, stacks.get(HIDDEN, ())))
    if (count := len(hidden(state))) != len(terrains):
        message = (
            f"{layout.name} has {count} hidden hexes and {len(terrains)} terrains for them: "
            "give it as many"
        )
        raise BadLayout(message)
    numbers = tuple(sorted(map(int, stacks.get(f"{HIDDEN} numbers", ()))))
    bearing = sum(not state.rules.barren[state.rules.terrain(name)] for name in terrains)
    if len(numbers) < bearing:
        message = f"{layout.name} has {len(numbers)} hidden numbers: it needs {bearing}"
        raise BadLayout(message)
    keeps_off = bool({*zones.get(NOT_HOME, ())} & {topology.hexes[at] for at in hidden(state)})
    state.put(Fog(terrains=tuple(terrains), numbers=numbers, keeps_off=keeps_off))
    places = sorted(topology.corner(*spot) for spot in layout.spots.get(TREASURE, ()))
    nobody = (NOBODY,) * len(places)
    state.put(Treasures(places=tuple(places), takers=nobody, kinds=("",) * len(places)))
    if NUMBERS in stacks:
        if HOME not in zones:
            message = f"{layout.name} has numbers for new islands: say which hexes are home"
            raise BadLayout(message)
        home = {topology.hex(at) for at in zones[HOME]}
        supply = SEVEN if state.rules.options["greater_supply"] == "seven" else stacks[NUMBERS]
        state.put(
            NumberSupply(
                home=tuple(sorted(home)),
                new=tuple(place for place in state.land_hexes if place not in home),
                supply=tuple(sorted(map(int, supply))),
            )
        )
    return ()


def hidden(state: State) -> list[HexId]:
    """The hexes still hidden, in reading order."""
    kind = state.rules.terrain(HIDDEN)
    return [HexId(place) for place, terrain in enumerate(state.terrain) if terrain == kind]


def changed(state: State) -> Iterable[Event]:
    """The box's answer: look for finds near a new piece, unless that comes next anyway."""
    if state.stack[-2:-1] != [LOOK] and next(finds(state), None):
        coming.then(state, LOOK)
    return ()


def look(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Settle the next find, and look again when it is over."""
    if found := next(finds(state), None):
        coming.then(state, found, step)
    return ()


def finds(state: State) -> Iterator[Step]:
    """All finds now, each as the step that settles it."""
    fog, treasures = state.part(Fog), state.part(Treasures)
    if len(fog.found) < len(fog.terrains):
        for place in hidden(state):
            for seat in _who_ends_at(state, state.topology.hex_corners[place]):
                yield Step("lift fog", seat, (place,))
    if NOBODY in treasures.takers:
        for corner, taker in zip(treasures.places, treasures.takers, strict=True):
            if taker == NOBODY:
                for seat in _who_ends_at(state, (corner,)):
                    yield Step("open treasure", seat, (corner,))
    if state.part(NumberSupply).new:
        for place in unnumbered(state):
            for seat in _who_reaches(state, place):
                yield Step("number island", seat, (place,))


FOG_WORTH = 0.4
"""Value in points of a hidden hex to the seat that reveals it."""
TREASURE_WORTH = 0.3
"""Value in points of a treasure to the seat that takes it."""


def draws(state: State, seat: Seat, corner: CornerId, found: float) -> float:
    """The box's answer: the finds where a route comes to *corner*."""
    kind, treasures = state.rules.terrain(HIDDEN), state.part(Treasures)
    grounds = [state.terrain[place] for place in state.topology.corner_hexes[corner]]
    found += FOG_WORTH * grounds.count(kind)
    if corner in treasures.places:
        taker = treasures.takers[treasures.places.index(corner)]
        found += TREASURE_WORTH * (taker == NOBODY)
    return found


def unnumbered(state: State) -> list[HexId]:
    """The land of new islands that needs a number, if any number is left."""
    numbers, barren = state.part(NumberSupply), state.rules.barren
    found = [at for at in numbers.new if not state.tokens[at] and not barren[state.terrain[at]]]
    return found if found and (numbers.left() or numbered(state)) else []


def _who_ends_at(state: State, corners: Iterable[CornerId]) -> Iterator[Seat]:
    """The seats whose roads and ships end at these corners."""
    edges = (edge for corner in corners for edge in state.topology.corner_edges[corner])
    return _owners(state, edges, state.rules.routes)


def _who_reaches(state: State, place: HexId) -> Iterator[Seat]:
    """The seats with a ship, or by option any piece, that gives *place* a number."""
    options, topology = state.rules.options, state.topology
    pieces = (ship(state),) if options["number_trigger"] == "ship" else state.rules.routes
    edges: Iterable[EdgeId] = topology.hex_edges[place]
    if options["number_touch"] == "corner":
        corners = topology.hex_corners[place]
        edges = (edge for corner in corners for edge in topology.corner_edges[corner])
    return _owners(state, edges, pieces)


def _owners(state: State, edges: Iterable[EdgeId], pieces: Sequence[int]) -> Iterator[Seat]:
    """The seats still in the game that have one of these *pieces* on one of the *edges*."""
    for edge in edges:
        if state.edge_piece[edge] in pieces and state.edge_seat[edge] not in state.gone:
            yield Seat(state.edge_seat[edge])
