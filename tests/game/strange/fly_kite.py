"""
Fly a kite at the end of your road or rope.

A kite is no building: it ends the routes of others and takes its corner. It flies on a rope from
the supply.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import No as Base
from game.base.refusals import cannot_buy, cannot_take, pay
from game.board.places import CornerId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb
from tests.game.strange.families import ROPE_WORK
from tests.game.strange.rows import kite, kites, rope


class FlyKite(Action):
    """Fly a kite on *corner*."""

    corner: CornerId


class KiteFlown(Event):
    """*seat* has a kite on *corner*."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The kite."""
        return (Laid(self.seat, self.corner, "kite"),)


class No(Reason):
    """Reasons why no kite may fly there."""

    CORNER_IS_TAKEN = "something stands on the corner"
    NOT_AT_END = "no road or rope of yours ends there"


def on_ropes(state: State, seat: Seat, piece: int, left: int) -> int:
    """The box's answer to how many kites are left: each needs a rope."""
    return left - kites(state, seat) if piece == rope(state) else left


def refuse(state: State, seat: Seat, action: FlyKite) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_buy(state, seat, FlyKite, kite(state)):
        return reason
    if reason := cannot_take(state, seat, rope(state)):
        return reason
    if not 0 <= action.corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    if state.corner_piece[action.corner]:
        return No.CORNER_IS_TAKEN
    return None if action.corner in _ends(state, seat) else No.NOT_AT_END


def options(state: State, seat: Seat) -> list[FlyKite]:
    """Every kite that *seat* can pay for and fly now."""
    found = map(FlyKite, sorted(_ends(state, seat)))
    return [action for action in found if not refuse(state, seat, action)]


def apply(state: State, seat: Seat, action: FlyKite, chance: Chance) -> Iterator[Event]:
    """Pay for it, fly it, and report it."""
    yield pay(state, seat, FlyKite)
    yield enact(state, KiteFlown(seat=seat, corner=action.corner))


def _ends(state: State, seat: Seat) -> set[CornerId]:
    ends = state.topology.edge_corners
    return {corner for edge in state.edges_of(seat) for corner in ends[edge]}


VERB = Verb(FlyKite, refuse, options, apply, family=ROPE_WORK)
