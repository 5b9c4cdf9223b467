"""
The line of ships that each seat sends west, and the places closed to building.

It begins with the first ship and never branches. Each further ship brings it a step nearer, on a
shortest way that is still free: first to the seat's beachhead, then to its fortress. If others
have closed all ways from its end, it goes on from an earlier ship. Other ships must be along the
coasts of the main island. In the west a seat may settle only on its own beachhead, once the line
is there, and there are no roads.
Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.routes import is_stopped
from game.base.rows import ROAD
from game.board.places import CornerId, EdgeId
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.state import State
from game.pirate_islands.parts import Raid
from game.seafarers.build_ship import BuildShip
from game.seafarers.free_ship import LayFirstShip, LayFreeShip
from game.seafarers.move_ship import MoveShip
from game.seafarers.parts import ClosedLand
from game.seafarers.rows import ship


class No(Reason):
    """Reasons a piece can't be there."""

    OFF_THE_LINE = "the line goes on by a shortest way; other ships stay along the main coast"
    NO_ROAD_THERE = "no roads are built in the west"
    WARSHIP = "a warship stays where it is"


def tip(state: State, seat: Seat, line: Iterable[EdgeId]) -> CornerId:
    """The end of a *line* of *seat* now."""
    corner = state.part(Raid).starts[seat]
    for edge in line:
        (corner,) = {*state.topology.edge_corners[edge]} - {corner}
    return corner


def goal(state: State, seat: Seat, line: tuple[EdgeId, ...]) -> CornerId:
    """Its next target: the beachhead, or from there the fortress."""
    raid = state.part(Raid)
    beachhead = raid.beachheads[seat]
    has_landed = any(beachhead in state.topology.edge_corners[edge] for edge in line)
    return raid.fortresses[seat] if has_landed else beachhead


def steps_to(
    state: State, seat: Seat, corner: CornerId, line: tuple[EdgeId, ...]
) -> dict[CornerId, int]:
    """
    By corner, the number of sea edges between a ship of *seat* there and *corner*.

    It counts edges that are free, or with own ships that are not in this *line*; it passes no
    building of another seat. It goes no farther than the line's end.
    """
    topology, land, taken = state.topology, state.land, state.edge_piece
    own = {edge for edge in state.edges_of(seat) if taken[edge] == ship(state)}.difference(line)
    found, near, end_of_line = {corner: 0}, [corner], tip(state, seat, line)
    while near and end_of_line not in found:
        here, near = near, []
        for at in here:
            for edge, end in zip(
                topology.corner_edges[at], topology.corner_corners[at], strict=True
            ):
                one, two = topology.edge_hexes[edge]
                is_open = (not taken[edge] or edge in own) and not (land[one] and land[two])
                if is_open and end not in found and not is_stopped(state, seat, end):
                    found[end] = found[at] + 1
                    near.append(end)
    return found


def goes_on(state: State, seat: Seat, line: tuple[EdgeId, ...], edge: EdgeId) -> bool:
    """Whether a ship on *edge* brings, or would bring, a *line* nearer to its goal."""
    end, to = tip(state, seat, line), goal(state, seat, line)
    ends = state.topology.edge_corners[edge]
    if end not in ends:
        return False
    away = steps_to(state, seat, to, line)
    (other,) = {*ends} - {end}
    return other in away and end in away and away[other] < away[end]


def is_along_home(state: State, edge: EdgeId) -> bool:
    """Whether *edge* is next to the main island."""
    closed = state.part(ClosedLand).hexes
    return any(state.land[at] and at not in closed for at in state.topology.edge_hexes[edge])


def refuse(
    state: State, seat: Seat, edge: EdgeId, line: tuple[EdgeId, ...] | None = None
) -> Reason | None:
    """The reason *seat* can't have a ship on *edge*, or None; its line is as it is, or as given."""
    line = state.part(Raid).lines[seat] if line is None else line
    if is_along_home(state, edge) or goes_on(state, seat, line, edge):
        return None
    return No.OFF_THE_LINE


def off_line(
    state: State, seat: Seat, action: BuildShip | LayFreeShip | LayFirstShip
) -> Reason | None:
    """The veto on new ships."""
    return refuse(state, seat, action.edge)


def moved_off(state: State, seat: Seat, action: MoveShip) -> Reason | None:
    """The veto on ships that move: where they come they might be built, and no warship moves."""
    raid = state.part(Raid)
    if action.origin in raid.warships:
        return No.WARSHIP
    line = tuple(edge for edge in raid.lines[seat] if edge != action.origin)
    return refuse(state, seat, action.to, line)


def barred(state: State, edge: EdgeId, piece: int, found: Reason | None) -> Reason | None:
    """The scenario's answer: no roads next to closed land."""
    if piece == ROAD and not {*state.part(ClosedLand).hexes}.isdisjoint(
        state.topology.edge_hexes[edge]
    ):
        return No.NO_ROAD_THERE
    return found


def opened(state: State, seat: Seat) -> tuple[CornerId, ...]:
    """The scenario's answer: a seat may settle on its own beachhead."""
    return (state.part(Raid).beachheads[seat],)


def changed(state: State) -> Iterable[Event]:
    """The scenario's answer: see which ships make the lines now."""
    lines = tuple(_followed(state, seat) for seat in state.rules.table)
    if lines != state.part(Raid).lines:
        state.change(Raid, lines=lines)
    return ()


def _followed(state: State, seat: Seat) -> tuple[EdgeId, ...]:
    """
    The line of *seat* as far as its ships are still there, and on with new ones.

    Ships at a dead end drop out of it if an earlier ship has a way on.
    """
    own = {edge for edge in state.edges_of(seat) if state.edge_piece[edge] == ship(state)}
    line: tuple[EdgeId, ...] = ()
    for edge in state.part(Raid).lines[seat]:
        if edge not in own:
            break
        line += (edge,)
    while True:
        near = own.intersection(state.topology.corner_edges[tip(state, seat, line)])
        on = [edge for edge in sorted(near.difference(line)) if goes_on(state, seat, line, edge)]
        if not on:
            break
        line += (on[0],)
    before = (line[:length] for length in range(len(line), -1, -1))
    return next((part for part in before if _leads_on(state, seat, part)), line)


def _leads_on(state: State, seat: Seat, line: tuple[EdgeId, ...]) -> bool:
    """Whether there is a way from the end of a *line* of *seat* to where it leads."""
    to = goal(state, seat, line)
    return tip(state, seat, line) in steps_to(state, seat, to, line)


STEP_WORTH = 0.3
"""Value in points of each ship of the line."""
STRONG = 3
"""Number of warships at which the fortress is worth 0; each one more or less is `STEP_WORTH`."""


def draws(state: State, seat: Seat, corner: CornerId, found: float) -> float:
    """The scenario's answer: each step of the seat's line, and reaching the fortress in force."""
    raid = state.part(Raid)
    if raid.lairs[seat] and any(
        corner in state.topology.edge_corners[edge] for edge in raid.lines[seat]
    ):
        found += STEP_WORTH
        if corner == raid.fortresses[seat]:
            own = [edge for edge in raid.warships if state.edge_seat[edge] == seat]
            found += STEP_WORTH * (len(own) - STRONG)
    return found


def has_arrived(state: State, seat: Seat) -> bool:
    """Whether the line of *seat* has reached its fortress."""
    raid = state.part(Raid)
    return tip(state, seat, raid.lines[seat]) == raid.fortresses[seat]
