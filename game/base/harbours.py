"""
Harbours: both corners of their side serve them, and they trade 3:1, or 2:1 for their own kind.

An option has a new harbour work only from its owner's next turn.
Rules: base.md 4, 12.B1, 12.F2.
"""

from __future__ import annotations

from game.base.parts import Turn
from game.board.places import CornerId, EdgeId
from game.core.cards import Seat
from game.core.module import Options
from game.core.state import State

ANY = -1
"""What a 3:1 harbour takes."""


def reach_harbour(state: State, corner: CornerId) -> None:
    """Remember when a harbour found an owner."""
    for edge, _ in state.harbours:
        if corner in state.topology.edge_corners[edge]:
            state.change(Turn, harbours=(*state.part(Turn).harbours, (edge, state.stint)))


def harbour_rate(state: State, seat: Seat, kind: int, rate: int) -> int:
    """The best rate of *seat* for cards of *kind*, *rate* being what it is without harbours."""
    for edge, takes in harbours_of(state, seat):
        if takes in (kind, ANY) and is_working(state, edge):
            rate = min(rate, 3 if takes == ANY else 2)
    return rate


def harbours_of(state: State, seat: Seat) -> tuple[tuple[EdgeId, int], ...]:
    """The harbours where *seat* has a piece, and what they take."""
    docks = state.docks[seat]
    if docks is None:
        docks = state.docks[seat] = look_up(state, seat)
    return docks


def look_up(state: State, seat: Seat) -> tuple[tuple[EdgeId, int], ...]:
    """The same, looked up anew."""
    kinds, owners, ends = state.corner_kind, state.corner_seat, state.topology.edge_corners
    return tuple(
        (edge, takes)
        for edge, takes in state.harbours
        if any(kinds[corner] and owners[corner] == seat for corner in ends[edge])
    )


def is_working(state: State, edge: EdgeId) -> bool:
    """Whether a harbour with an owner works yet."""
    if not waits_for_next_turn(state.rules.options):
        return True
    return (edge, state.stint) not in state.part(Turn).harbours


def waits_for_next_turn(options: Options) -> bool:
    """Whether a harbour built this turn does not work yet; by default as the phases say."""
    chosen = options["new_harbours"]
    return options["phases"] == "separate" if chosen == "as phases" else chosen == "next turn"
