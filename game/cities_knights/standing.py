"""
Knights on the board: their owners and strengths, whether they are active and may act.

Rules: cities_knights.md 4.
"""

from __future__ import annotations

from collections import deque

from game.base.routes import is_stopped
from game.board.places import CornerId
from game.cities_knights.parts import Dated, Knights
from game.cities_knights.rows import KNIGHTS
from game.core.cards import Seat
from game.core.state import State


def piece_of(state: State, level: int) -> int:
    """The kind of piece that a knight of *level* is: the levels follow one another."""
    return state.rules.piece(KNIGHTS[0]) + level - 1


def level_at(state: State, corner: CornerId) -> int:
    """The level of the knight on *corner*, or 0."""
    level = state.corner_piece[corner] - state.rules.piece(KNIGHTS[0]) + 1
    return level if 0 < level <= len(KNIGHTS) else 0


def knights_of(state: State, seat: Seat) -> list[CornerId]:
    """The corners with knights of *seat*, in reading order."""
    pieces, below = state.corner_piece, piece_of(state, 0)
    top = below + len(KNIGHTS)
    return [corner for corner in state.corners[seat] if below < pieces[corner] <= top]


def is_own(state: State, seat: Seat, corner: CornerId) -> bool:
    """Whether *seat* has a knight on *corner*, which need not be a corner of the board."""
    return (
        0 <= corner < len(state.corner_piece)
        and state.corner_seat[corner] == seat
        and level_at(state, corner) > 0
    )


def is_active(state: State, corner: CornerId) -> bool:
    """Whether the knight on *corner* is active."""
    return corner in state.part(Knights).active


def strengths(state: State) -> list[int]:
    """By seat, the levels of all its active knights."""
    found, owner = [0] * state.seats, state.corner_seat
    for at in state.part(Knights).active:
        found[owner[at]] += level_at(state, CornerId(at))
    return found


def is_ready(state: State, corner: CornerId) -> bool:
    """Whether the knight on *corner* may act: active since before this stint, or set up so."""
    knights, now = state.part(Knights), (corner, state.stint)
    return corner in knights.active and now not in knights.activated and now not in knights.acted


def dated(dates: Dated, corner: CornerId, stint: int) -> Dated:
    """*dates* with *corner* in this *stint*, and nothing of earlier ones."""
    return (*(date for date in dates if date[1] == stint), (corner, stint))


def wake(state: State, corner: CornerId) -> None:
    """Make the knight on *corner* active."""
    knights = state.part(Knights)
    state.change(Knights, active=tuple(sorted({*knights.active, corner})))


def settle(state: State, corner: CornerId) -> None:
    """Make the knight on *corner*, if any, inactive."""
    active = state.part(Knights).active
    state.change(Knights, active=tuple([other for other in active if other != corner]))


def forget(state: State, corner: CornerId) -> None:
    """Forget what the knight on *corner* did in this stint; it has gone."""
    knights = state.part(Knights)
    fields = ("activated", "acted", "promoted")
    left = {
        name: tuple([date for date in getattr(knights, name) if date[0] != corner])
        for name in fields
    }
    state.change(Knights, **left)
    settle(state, corner)


def reached(state: State, seat: Seat, start: CornerId) -> tuple[CornerId, ...]:
    """
    The corners where routes of *seat* lead from *start*, the nearest first.

    They pass the seat's own pieces, and end at the first piece of another seat.
    """
    return state.by_routes(seat, look_up_reached, start)


def look_up_reached(state: State, seat: Seat, start: CornerId) -> tuple[CornerId, ...]:
    """The corners where routes lead from *start*, without using the cache."""
    routes, ends = state.rules.routes, state.topology.edge_corners
    found, queue = {start: None}, deque([start])
    while queue:
        for edge in state.topology.corner_edges[queue.popleft()]:
            if state.edge_seat[edge] == seat and state.edge_piece[edge] in routes:
                for corner in ends[edge]:
                    if corner not in found:
                        found[corner] = None
                        if not is_stopped(state, seat, corner):
                            queue.append(corner)
    return tuple([corner for corner in found if corner != start])


def refuges(state: State, seat: Seat, start: CornerId) -> list[CornerId]:
    """The empty corners that a knight of *seat* can reach from *start*, the nearest first."""
    return [corner for corner in reached(state, seat, start) if not state.corner_piece[corner]]
