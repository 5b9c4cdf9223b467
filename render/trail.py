"""
The edges of a longest route, so that a gold line can be drawn along them.

The rules give its length; its edges matter only in pictures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game import Seat, State, View
from game.base.routes import join
from game.board.places import CornerId


def longest_trail(view: View, seat: int, length: int) -> Sequence[int]:
    """The edges of a trail of *length* that *seat* owns, in order; the best there is if none."""
    # Must agree with longest_route() of the base game: another seat's building ends a trail.
    ends = view.topology.edge_corners
    pieces = view.rules.pieces
    own = {
        edge: kind
        for edge, kind in enumerate(view.edge_piece)
        if kind and view.edge_seat[edge] == seat and pieces[kind].is_route
    }
    best: list[int] = []
    trail: list[int] = []

    def is_open(corner: int) -> bool:
        kind = view.corner_piece[corner]
        return not (kind and view.corner_seat[corner] != seat and pieces[kind].stops_routes)

    def joins(edge: int, other: int, corner: int) -> bool:
        # Only pieces on the board matter here, and a view has them as a state does.
        return join(cast(State, view), Seat(seat), own[edge], own[other], CornerId(corner))

    def walk(edge: int, corner: int) -> bool:
        """Go on over *corner*; true as soon as the trail is long enough."""
        nonlocal best
        trail.append(edge)
        if len(trail) > len(best):
            best = list(trail)
        is_done = len(best) >= length
        if not is_done and is_open(corner):
            for other in view.topology.corner_edges[corner]:
                if other in own and other not in trail and joins(edge, other, corner):
                    one, two = ends[other]
                    if walk(other, two if one == corner else one):
                        is_done = True
                        break
        trail.pop()
        return is_done

    for edge in own:
        if any(walk(edge, corner) for corner in ends[edge]):
            break
    return best
