"""
Hapi: dismiss one of your open knights, and build a settlement or a city for less.

A settlement costs one brick and one lumber, a city two ore and one grain; the usual placement
rules hold. The knight leaves the game, and the largest army is judged again.
Rules: egypt.md 1.3, 2.3 (Hapi).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.base import build_city, build_settlement
from game.base.build_city import CityBuilt
from game.base.build_settlement import SettlementBuilt
from game.base.harbours import reach_harbour
from game.base.parts import Turn
from game.base.places import open_corners
from game.base.refusals import cannot_buy, pay
from game.base.rows import CITY, KNIGHT, SETTLEMENT
from game.board.places import CornerId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.state import State
from game.core.verb import Verb
from game.gods.after_use import HELP
from game.gods.names import HAPI
from game.gods.parts import Gods


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


def _cannot_buy(state: State, seat: Seat, verb: type[Action], piece: int) -> Reason | None:
    """The reason *seat* can build no such *piece* anywhere, or None."""
    if not state.played[seat][KNIGHT]:
        return No.NO_OPEN_KNIGHT
    return cannot_buy(state, seat, verb, piece)


def _verb(
    verb: type[Action],
    piece: int,
    sites: Callable[[State, Seat], Iterable[CornerId]],
    cannot_place: Callable[[State, Seat, CornerId], Reason | None],
    lay: Callable[[State, Seat, CornerId], Event],
) -> Verb[State]:
    """The verb that builds a *piece* with his help: the two differ only in this."""

    def corners(state: State, seat: Seat) -> Iterable[CornerId]:
        return () if _cannot_buy(state, seat, verb, piece) else sites(state, seat)

    def cannot(state: State, seat: Seat, corner: CornerId) -> Reason | None:
        return _cannot_buy(state, seat, verb, piece) or cannot_place(state, seat, corner)

    def build(state: State, seat: Seat, corner: CornerId) -> Iterator[Event]:
        state.take_up(seat, KNIGHT)  # so that the army is judged again
        state.change(Gods, dismissed=state.part(Gods).dismissed + 1)
        yield KnightDismissed(seat=seat)
        yield pay(state, seat, verb)
        state.change(Turn, built=state.stint)
        yield lay(state, seat, corner)

    return HELP.card(verb, HAPI, build, corners, cannot)


def settle(state: State, seat: Seat, corner: CornerId) -> SettlementBuilt:
    """Put a settlement there."""
    state.lay(seat, corner, SETTLEMENT)
    reach_harbour(state, corner)
    return SettlementBuilt(seat=seat, corner=corner)


def settlements(state: State, seat: Seat) -> Iterable[CornerId]:
    """The settlements of *seat*."""
    return state.corners_of(seat, SETTLEMENT)


def upgrade(state: State, seat: Seat, corner: CornerId) -> CityBuilt:
    """Exchange the pieces."""
    state.lay(seat, corner, CITY)
    return CityBuilt(seat=seat, corner=corner)


VERB = _verb(UseHapiToSettle, SETTLEMENT, open_corners, build_settlement.refuse_place, settle)
RAISE = _verb(UseHapiToRaise, CITY, settlements, build_city.refuse_place, upgrade)
