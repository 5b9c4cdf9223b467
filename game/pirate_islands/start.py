"""
Starting pieces: a settlement with a ship for each seat, its fortress, the fleet.

The fortress is one of the seat's settlements.
Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.build_settlement import SettlementBuilt
from game.base.rows import SETTLEMENT
from game.board.layout import Layout
from game.board.places import CornerId
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Trace
from game.errors import BadLayout
from game.pirate_islands.parts import Fleet, Raid
from game.pirate_islands.rows import FORTRESS, LAIRS, fortress
from game.seafarers.build_ship import ShipBuilt
from game.seafarers.rows import ship

SETTLEMENTS, BEACHHEADS, FORTRESSES = "settlements", "beachheads", "fortresses"
"""Names in a layout of these corners."""
SHIPS = "ships"
"""Name in a layout of the edges of the first ships."""
COURSE = "course"
"""Name in a layout of the fleet's course."""


class FortressManned(Event):
    """The fortress that *seat* is to take is on *corner*."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The fortress."""
        return (Laid(self.seat, self.corner, FORTRESS),)


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterator[Event]:
    """
    Place the starting pieces.

    :raises BadLayout: if something is missing.
    """
    spots, ships = layout.spots, layout.paths.get(SHIPS, ())
    for name in (SETTLEMENTS, BEACHHEADS, FORTRESSES):
        if len(spots.get(name, ())) != state.seats:
            message = f"the layout has no {name} for {state.seats} seats: name a corner for each"
            raise BadLayout(message)
    if len(ships) != state.seats or not layout.zones.get(COURSE):
        message = f"the layout has no {SHIPS} for {state.seats} seats, or no {COURSE}: name them"
        raise BadLayout(message)
    topology = state.topology
    starts, beachheads, fortresses = (
        tuple(topology.corner(*spot) for spot in spots[name])
        for name in (SETTLEMENTS, BEACHHEADS, FORTRESSES)
    )
    edges = tuple(topology.edge(*path) for path in ships)
    course = tuple(topology.hex(at) for at in layout.zones[COURSE])
    state.put(Fleet(course=course, at=course[0]))
    state.put(
        Raid(
            starts=starts,
            beachheads=beachheads,
            fortresses=fortresses,
            lairs=(LAIRS,) * state.seats,
            lines=tuple((edge,) for edge in edges),
        )
    )
    for seat in state.rules.table:
        state.lay(seat, starts[seat], SETTLEMENT)
        yield SettlementBuilt(seat=seat, corner=starts[seat])
        state.lay(seat, edges[seat], ship(state))
        yield ShipBuilt(seat=seat, edge=edges[seat])
        state.lay(seat, fortresses[seat], fortress(state))
        yield FortressManned(seat=seat, corner=fortresses[seat])


def manning(state: State, seat: Seat, piece: int, count: int) -> int:
    """The scenario's answer: a fortress keeps a settlement out of the supply."""
    stands = state.part(Raid).lairs[seat] > 0
    return count - (piece == SETTLEMENT and stands)
