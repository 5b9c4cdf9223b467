"""
Hapi: dismiss one of your open knights, and build a settlement or a city for less.

A settlement costs one brick and one lumber, a city two ore and one grain; the usual placement
rules hold. The knight leaves the game, and the largest army is judged again.
Rules: egypt.md 1.3, 2.3 (Hapi).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base import build_city, build_settlement
from game.base.build_city import CityBuilt
from game.base.build_settlement import SettlementBuilt
from game.base.harbours import reach_harbour
from game.base.parts import Turn
from game.base.places import open_corners
from game.base.refusals import cannot_buy, pay
from game.base.rows import CITY, KNIGHT, SETTLEMENT
from game.board.places import CornerId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb
from game.gods import after_use
from game.gods.families import GOD
from game.gods.names import HAPI
from game.gods.parts import Gods
from game.gods.refusals import cannot_use, use


class UseHapiToSettle(Action):
    """Build a settlement on *corner* for less."""

    corner: CornerId


class UseHapiToRaise(Action):
    """Raise the settlement on *corner* to a city for less."""

    corner: CornerId


class KnightDismissed(Event):
    """An open knight of *seat* has left the game."""

    seat: Seat


class No(Reason):
    """Reasons Hapi does not help."""

    NO_OPEN_KNIGHT = "no knight of this seat has been played"


PRICES = {
    UseHapiToSettle: {"brick": 1, "lumber": 1},
    UseHapiToRaise: {"ore": 2, "grain": 1},
}


def _cannot_build(state: State, seat: Seat, verb: type[Action], piece: int) -> Reason | None:
    """The reason *seat* can build no such *piece* anywhere, or None."""
    if reason := cannot_use(state, seat, HAPI):
        return reason
    if not state.played[seat][KNIGHT]:
        return No.NO_OPEN_KNIGHT
    return cannot_buy(state, seat, verb, piece)


def _begin(state: State, seat: Seat, verb: type[Action]) -> Iterator[Event]:
    """Dismiss the knight, so that the army is judged again, and pay."""
    yield use(state, seat, HAPI)
    state.take_up(seat, KNIGHT)
    state.change(Gods, dismissed=state.part(Gods).dismissed + 1)
    yield KnightDismissed(seat=seat)
    yield pay(state, seat, verb)
    state.change(Turn, built=state.stint)
    coming.then(state, Step(after_use.STEP, seat))


def refuse(state: State, seat: Seat, action: UseHapiToSettle) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    reason = _cannot_build(state, seat, UseHapiToSettle, SETTLEMENT)
    return reason or build_settlement.refuse_place(state, seat, action.corner)


def options(state: State, seat: Seat) -> list[UseHapiToSettle]:
    """Every corner for a settlement."""
    if _cannot_build(state, seat, UseHapiToSettle, SETTLEMENT):
        return []
    return [UseHapiToSettle(corner) for corner in open_corners(state, seat)]


def apply(state: State, seat: Seat, action: UseHapiToSettle, chance: Chance) -> Iterator[Event]:
    """Build it."""
    yield from _begin(state, seat, UseHapiToSettle)
    state.lay(seat, action.corner, SETTLEMENT)
    reach_harbour(state, action.corner)
    yield SettlementBuilt(seat=seat, corner=action.corner)


def refuse_raise(state: State, seat: Seat, action: UseHapiToRaise) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    reason = _cannot_build(state, seat, UseHapiToRaise, CITY)
    return reason or build_city.refuse_place(state, seat, action.corner)


def raise_options(state: State, seat: Seat) -> list[UseHapiToRaise]:
    """Every settlement of the seat."""
    if _cannot_build(state, seat, UseHapiToRaise, CITY):
        return []
    return [UseHapiToRaise(corner) for corner in state.corners_of(seat, SETTLEMENT)]


def apply_raise(
    state: State, seat: Seat, action: UseHapiToRaise, chance: Chance
) -> Iterator[Event]:
    """Exchange the pieces."""
    yield from _begin(state, seat, UseHapiToRaise)
    state.lay(seat, action.corner, CITY)
    yield CityBuilt(seat=seat, corner=action.corner)


VERB = Verb(UseHapiToSettle, refuse, options, apply, family=GOD)
RAISE = Verb(UseHapiToRaise, refuse_raise, raise_options, apply_raise, family=GOD)
