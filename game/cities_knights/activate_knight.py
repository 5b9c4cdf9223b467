"""
Activate a knight: it counts against the barbarians at once, and may act from the next turn on.

Rules: cities_knights.md 4 (activate, actions).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.refusals import No as Base
from game.base.refusals import affordable, cannot_pay, pay
from game.board.places import CornerId
from game.cities_knights.parts import Knights, turned
from game.cities_knights.standing import dated, is_active, is_own, knights_of, wake
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Trace
from game.core.verb import Verb


class ActivateKnight(Action):
    """Activate the knight on *corner*."""

    corner: CornerId


class KnightActivated(Event):
    """The knight of *seat* on *corner* is active."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The knight is active."""
        return (turned(self.corner, is_active=True),)


class No(Reason):
    """Reasons it can't be activated."""

    NO_KNIGHT = "no knight of yours is on the corner"
    IS_ACTIVE = "the knight is active already"


def asleep(state: State, seat: Seat) -> list[CornerId]:
    """The corners with inactive knights of *seat*."""
    active = state.part(Knights).active
    return [corner for corner in knights_of(state, seat) if corner not in active]


def activate(state: State, seat: Seat, corner: CornerId) -> KnightActivated:
    """Activate it, paid for or not."""
    wake(state, corner)
    activated = state.part(Knights).activated
    state.change(Knights, activated=dated(activated, corner, state.stint))
    return KnightActivated(seat=seat, corner=corner)


def refuse(state: State, seat: Seat, action: ActivateKnight) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_pay(state, seat, ActivateKnight):
        return reason
    if not 0 <= action.corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    if not is_own(state, seat, action.corner):
        return No.NO_KNIGHT
    return No.IS_ACTIVE if is_active(state, action.corner) else None


def options(state: State, seat: Seat) -> list[ActivateKnight]:
    """Every knight that could be activated, if it can be paid for."""
    if cannot_pay(state, seat, ActivateKnight):
        return []
    return list(map(ActivateKnight, asleep(state, seat)))


def apply(state: State, seat: Seat, action: ActivateKnight, chance: Chance) -> Iterator[Event]:
    """Pay, activate it, and report it."""
    yield pay(state, seat, ActivateKnight)
    state.change(Turn, built=state.stint)
    yield activate(state, seat, action.corner)


VERB = Verb(
    ActivateKnight, refuse, options, apply, family=BUILD, look=affordable, needs=ActivateKnight
)
