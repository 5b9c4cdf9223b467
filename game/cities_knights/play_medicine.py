"""
Play medicine: raise a settlement to a city for two ore and a grain, or right a tipped one.

A tipped city comes first.
Rules: cities_knights.md 8.1 (Medicine), 3 (tipped).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.build_city import CityBuilt
from game.base.build_city import refuse_place as no_settlement
from game.base.parts import Turn
from game.base.refusals import cannot_pay, cannot_take, pay
from game.base.rows import CITY, SETTLEMENT
from game.board.places import CornerId
from game.cities_knights.progress import CARDS
from game.cities_knights.right_city import No as Tipped
from game.cities_knights.right_city import tipped
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.state import State


class PlayMedicine(Action):
    """Raise or right a city on *corner*."""

    corner: CornerId


def sites(state: State, seat: Seat) -> Iterable[CornerId]:
    """The corners where a city could be raised or righted."""
    found = tipped(state, seat) or state.corners_of(seat, SETTLEMENT)
    return [corner for corner in found if not cannot(state, seat, corner)]


def cannot(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The reason no city can be raised or righted on *corner*, or None."""
    if reason := cannot_pay(state, seat, PlayMedicine):
        return reason
    if lying := tipped(state, seat):
        return None if corner in lying else Tipped.TIPPED_FIRST
    return cannot_take(state, seat, CITY) or no_settlement(state, seat, corner)


def build(state: State, seat: Seat, corner: CornerId) -> Iterator[Event]:
    """Pay, and raise or right it."""
    yield pay(state, seat, PlayMedicine)
    state.change(Turn, built=state.stint)
    state.lay(seat, corner, CITY)
    yield CityBuilt(seat=seat, corner=corner)


VERB = CARDS.card(PlayMedicine, "medicine", build, sites, cannot)
