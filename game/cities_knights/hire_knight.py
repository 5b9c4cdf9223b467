"""
Hire a basic knight on a free corner that a route of yours touches; it is not active yet.

There is no distance to keep, and a coastal corner is allowed.
Rules: cities_knights.md 4 (supply limit, hire).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.places import is_on_land
from game.base.refusals import No as Base
from game.base.refusals import affordable, can_buy, cannot_buy, pay
from game.board.places import CornerId
from game.cities_knights.rows import KNIGHTS
from game.cities_knights.standing import piece_of
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb


class HireKnight(Action):
    """Ask for a knight on *corner*."""

    corner: CornerId


class KnightHired(Event):
    """A basic knight of *seat* is now on *corner*."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The knight."""
        return (Laid(self.seat, self.corner, KNIGHTS[0]),)


class No(Reason):
    """Reasons a knight can't be there."""

    CORNER_IS_TAKEN = "the corner is taken"
    NOT_ON_LAND = "the corner touches no land"
    NO_ROUTE = "no route of yours touches the corner"


def refuse_place(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The first rule of place that a new knight of *seat* on *corner* breaks."""
    if not 0 <= corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    if state.corner_piece[corner]:
        return No.CORNER_IS_TAKEN
    if not is_on_land(state, corner):
        return No.NOT_ON_LAND
    return None if touches(state, seat, corner) else No.NO_ROUTE


def touches(state: State, seat: Seat, corner: CornerId) -> bool:
    """Whether a route of *seat* leads to *corner*."""
    return any(
        state.edge_seat[edge] == seat and state.edge_piece[edge] in state.rules.routes
        for edge in state.topology.corner_edges[corner]
    )


def sites(state: State, seat: Seat) -> list[CornerId]:
    """The corners where *seat* could hire a knight."""
    laid, routes, ends = state.edge_piece, state.rules.routes, state.topology.edge_corners
    own = [edge for edge in state.edges_of(seat) if laid[edge] in routes]
    found = {corner for edge in own for corner in ends[edge]}
    taken, on_land = state.corner_piece, state.land_corners
    return sorted([corner for corner in found if on_land[corner] and not taken[corner]])


def refuse(state: State, seat: Seat, action: HireKnight) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    reason = cannot_buy(state, seat, HireKnight, piece_of(state, 1))
    return reason or refuse_place(state, seat, action.corner)


def options(state: State, seat: Seat) -> list[HireKnight]:
    """Every knight that *seat* could pay for and place now."""
    if not can_buy(state, seat, HireKnight, piece_of(state, 1)):
        return []
    return list(map(HireKnight, sites(state, seat)))


def apply(state: State, seat: Seat, action: HireKnight, chance: Chance) -> Iterator[Event]:
    """Pay, place it, and report it."""
    yield pay(state, seat, HireKnight)
    state.change(Turn, built=state.stint)
    state.lay(seat, action.corner, piece_of(state, 1))
    yield KnightHired(seat=seat, corner=action.corner)


VERB = Verb(HireKnight, refuse, options, apply, family=BUILD, look=affordable, needs=HireKnight)
