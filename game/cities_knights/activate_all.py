"""
Activate every inactive knight, if all can be paid for: the same as one by one, in one go.

Rules: cities_knights.md 4 (activate).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.refusals import No as Base
from game.base.refusals import affordable, pay, price
from game.cities_knights.activate_knight import ActivateKnight, No, activate, asleep
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, covers
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb


class ActivateAll(Action):
    """Activate all inactive knights."""


def refuse(state: State, seat: Seat, action: ActivateAll) -> Reason | None:
    """IS_ACTIVE if none is inactive, CANNOT_PAY if the hand does not cover them all."""
    count = len(asleep(state, seat))
    if not count:
        return No.IS_ACTIVE
    cost = price(state, seat, ActivateKnight)
    is_covered = covers(state.hands[seat], [count * n for n in cost])
    return None if is_covered else Base.CANNOT_PAY


def options(state: State, seat: Seat) -> tuple[ActivateAll, ...]:
    """All of them at once."""
    return () if refuse(state, seat, ActivateAll()) else (ActivateAll(),)


def apply(state: State, seat: Seat, action: ActivateAll, chance: Chance) -> Iterator[Event]:
    """Pay for each and activate it."""
    state.change(Turn, built=state.stint)
    for corner in asleep(state, seat):
        yield pay(state, seat, ActivateKnight)
        yield activate(state, seat, corner)


VERB = Verb(
    ActivateAll, refuse, options, apply, family=BUILD, look=affordable, needs=ActivateKnight
)
