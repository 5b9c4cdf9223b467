"""
Found a settlement where a road of yours leads, at a distance from every building.

It may be in the middle of any player's road.
Rules: base.md 12.G1, 12.G3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import BUILD
from game.base.harbours import reach_harbour
from game.base.parts import Turn
from game.base.places import is_on_land, keeps_distance, open_corners
from game.base.questions import BARRED_SITE
from game.base.refusals import No as Base
from game.base.refusals import affordable, can_buy, cannot_buy, pay
from game.base.rows import SETTLEMENT
from game.board.places import CornerId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb


class BuildSettlement(Action):
    """Ask for a settlement on *corner*."""

    corner: CornerId


class SettlementBuilt(Event):
    """A settlement of *seat* is now on *corner*."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The settlement."""
        return (Laid(self.seat, self.corner, "settlement"),)


class No(Reason):
    """Reasons a settlement can't be there."""

    CORNER_IS_TAKEN = "the corner is taken"
    TOO_CLOSE = "a neighboring corner has a building"
    NOT_ON_LAND = "the corner touches no land"
    NO_ROAD = "no road of yours leads to the corner"


def refuse(state: State, seat: Seat, action: BuildSettlement) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    reason = cannot_buy(state, seat, BuildSettlement, SETTLEMENT)
    return reason or refuse_place(state, seat, action.corner)


def refuse_place(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The first placement rule that a settlement of *seat* on *corner* breaks, price aside."""
    if reason := refuse_corner(state, corner):
        return reason
    reached = any(
        state.edge_piece[edge] and state.edge_seat[edge] == seat
        for edge in state.topology.corner_edges[corner]
    )
    return state.rules.answer(BARRED_SITE)(state, seat, corner) if reached else No.NO_ROAD


def refuse_corner(state: State, corner: CornerId) -> Reason | None:
    """The first rule of place that any settlement on *corner* breaks."""
    if not 0 <= corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    if state.corner_piece[corner]:
        return No.CORNER_IS_TAKEN
    if not is_on_land(state, corner):
        return No.NOT_ON_LAND
    return None if keeps_distance(state, corner) else No.TOO_CLOSE


def options(state: State, seat: Seat) -> list[BuildSettlement]:
    """Every settlement that *seat* could pay for and place now."""
    if not can_buy(state, seat, BuildSettlement, SETTLEMENT):
        return []
    return [BuildSettlement(corner) for corner in open_corners(state, seat)]


def apply(state: State, seat: Seat, action: BuildSettlement, chance: Chance) -> Iterator[Event]:
    """Pay, place the piece, and report it."""
    yield pay(state, seat, BuildSettlement)
    state.change(Turn, built=state.stint)
    state.lay(seat, action.corner, SETTLEMENT)
    reach_harbour(state, action.corner)
    yield SettlementBuilt(seat=seat, corner=action.corner)


VERB = Verb(
    BuildSettlement, refuse, options, apply, family=BUILD, look=affordable, needs=BuildSettlement
)
