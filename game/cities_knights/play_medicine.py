"""
Play medicine: raise a settlement to a city for two ore and a grain, or right a tipped one.

A tipped city comes first.
Rules: cities_knights.md 8.1 (Medicine), 3 (tipped).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.build_city import CityBuilt
from game.base.build_city import refuse_place as no_settlement
from game.base.parts import Turn
from game.base.refusals import cannot_pay, cannot_take, pay
from game.base.rows import CITY, SETTLEMENT
from game.board.places import CornerId
from game.cities_knights.families import PROGRESS
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.cities_knights.right_city import No as Tipped
from game.cities_knights.right_city import tipped
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb

CARD = "medicine"


class PlayMedicine(Action):
    """Raise or right a city on *corner*."""

    corner: CornerId


def refuse(state: State, seat: Seat, action: PlayMedicine) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD) or cannot_pay(state, seat, PlayMedicine):
        return reason
    if lying := tipped(state, seat):
        return None if action.corner in lying else Tipped.TIPPED_FIRST
    return cannot_take(state, seat, CITY) or no_settlement(state, seat, action.corner)


def options(state: State, seat: Seat) -> list[PlayMedicine]:
    """Every city that could be raised or righted."""
    if cannot_pay(state, seat, PlayMedicine):
        return []
    found = tipped(state, seat) or state.corners_of(seat, SETTLEMENT)
    return [one for one in map(PlayMedicine, found) if not refuse(state, seat, one)]


def apply(state: State, seat: Seat, action: PlayMedicine, chance: Chance) -> Iterator[Event]:
    """Pay, and raise or right it."""
    yield play_card(state, seat, CARD)
    yield pay(state, seat, PlayMedicine)
    state.change(Turn, built=state.stint)
    state.lay(seat, action.corner, CITY)
    yield CityBuilt(seat=seat, corner=action.corner)


VERB = Verb(PlayMedicine, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
