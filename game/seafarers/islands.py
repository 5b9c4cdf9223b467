"""
Islands, and the points for settling on a new one, once for each seat and island.

An island is connected land as it is now; fog may join two. A map may name zones that pay instead
of islands. The islands where a seat was set up are its home and bring nothing. Points once paid
stay paid, even if the settlement or the land between changes later.
Rules: seafarers.md 5, 12.8.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import chain, compress, count

from game.board.layout import Layout
from game.board.places import CornerId, HexId
from game.board.topology import Topology
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Scored, Trace
from game.seafarers.bonus import Bonus
from game.seafarers.parts import Islands, settled
from game.seafarers.questions import BONUS

ZONE = "isle"
"""Name in a layout of the zones that pay: ``isle 1``, ``isle 2`` and so on."""


class IslandSettled(Event):
    """*seat* has got *points* for its first settlement on the island or zone about *hex*."""

    seat: Seat
    hex: HexId
    points: int

    def traces(self) -> Iterable[Trace]:
        """The points."""
        return (
            Scored(self.seat, self.points),
            Altered(
                Islands,
                partial(settled, seat=self.seat, points=self.points),
                {"points": nothing_yet},
            ),
        )


def nothing_yet(islands: Islands) -> tuple[int, ...]:
    """Points from islands before the first settlement on any."""
    return (0,) * len(islands.points)


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Note the zones of the map."""
    names = (f"{ZONE} {number}" for number in count(1))
    zones = []
    for name in names:
        if name not in layout.zones:
            break
        zones.append(tuple(sorted(state.topology.hex(at) for at in layout.zones[name])))
    nobody = ((),) * state.seats
    state.put(Islands(zones=tuple(zones), known=nobody, points=(0,) * state.seats))
    return ()


def islands(topology: Topology, land: Sequence[bool]) -> list[tuple[HexId, ...]]:
    """The hexes of each island, by which hexes are *land*."""
    return list(_islands(topology, tuple(land)))


@lru_cache(maxsize=256)
def _islands(topology: Topology, land: tuple[bool, ...]) -> tuple[tuple[HexId, ...], ...]:
    """The hexes of each island, cached until the land changes."""
    found, seen = [], set[HexId]()
    for start in (HexId(place) for place, is_land in enumerate(land) if is_land):
        if start in seen:
            continue
        island, left = {start}, [start]
        while left:
            for edge in topology.hex_edges[left.pop()]:
                for other in topology.edge_hexes[edge]:
                    if land[other] and other not in island:
                        island.add(other)
                        left.append(other)
        seen |= island
        found.append(tuple(sorted(island)))
    return tuple(found)


def prevailing(state: State) -> Bonus | None:
    """The islands that pay on this map, if any."""
    return state.rules.answer(BONUS)(state.rules)


def zones_of(state: State, bonus: Bonus) -> tuple[tuple[HexId, ...], ...]:
    """The hexes of each island or zone that may pay a seat."""
    if bonus.mode == "fixed":
        return state.part(Islands).zones
    return _islands(state.topology, state.land)


def site_points(state: State, seat: Seat, corner: CornerId, found: int) -> int:
    """The box's answer: points from islands for *seat* and a settlement on *corner*."""
    bonus = prevailing(state)
    if not bonus:
        return found
    known, zones = {*state.part(Islands).known[seat]}, zones_of(state, bonus)
    if not state.stint:  # the islands it was set up on are its home
        known |= {place for other, place in _beside(state, zones) if other == seat}
    new = {*state.topology.corner_hexes[corner]} - known
    return found + bonus.points * sum(
        not new.isdisjoint(zone) and known.isdisjoint(zone) for zone in zones
    )


def note_homes(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Before the first turn, note the home islands of each seat."""
    if bonus := prevailing(state):
        list(_reach(state, bonus))
    return ()


def changed(state: State) -> Iterable[Event]:
    """The box's answer: find the seats that are on an island new to them."""
    if state.contested and state.stint and (bonus := prevailing(state)):
        return _paid(state, bonus)
    return ()


def _paid(state: State, bonus: Bonus) -> Iterator[Event]:
    """Pay the seats that are on an island for the first time."""
    for seat, place in _reach(state, bonus):
        state.put(settled(state.part(Islands), seat, bonus.points))
        yield IslandSettled(seat=seat, hex=place, points=bonus.points)


def _reach(state: State, bonus: Bonus) -> Iterator[tuple[Seat, HexId]]:
    """Note each island or zone that a seat is on for the first time: the seat, and its land."""
    zones, known = zones_of(state, bonus), state.part(Islands).known
    for seat, place in _beside(state, zones):
        if place in known[seat]:
            continue
        for zone in zones:
            if place in zone:
                is_new = not {*zone} & {*known[seat]}
                by_seat = list(known)
                by_seat[seat] = tuple(sorted({*known[seat], *zone}))
                known = tuple(by_seat)
                state.change(Islands, known=known)
                if is_new:
                    yield seat, place


def _beside(state: State, zones: tuple[tuple[HexId, ...], ...]) -> tuple[tuple[Seat, HexId], ...]:
    """Each seat still in the game with the land of *zones* next to each of its buildings."""
    laid, owners = bytes(state.corner_piece), bytes(state.corner_seat)
    found = _land_beside(state.rules.buildings, state.topology, zones, laid, owners)
    gone = state.gone
    return tuple([one for one in found if one[0] not in gone]) if gone else found


@lru_cache(maxsize=256)
def _land_beside(
    buildings: Sequence[bool],
    topology: Topology,
    zones: tuple[tuple[HexId, ...], ...],
    pieces: bytes,
    owners: bytes,
) -> tuple[tuple[Seat, HexId], ...]:
    """By seats and pieces on corners: each seat with the land of *zones* next to its buildings."""
    land = frozenset(chain.from_iterable(zones))
    return tuple(
        (Seat(owners[corner]), place)
        for corner in compress(topology.corner_ids, pieces)
        if buildings[pieces[corner]]
        for place in topology.corner_hexes[corner]
        if place in land
    )
