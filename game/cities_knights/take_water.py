"""
The aqueduct: a seat that has it and gets nothing from a roll may take a resource of its choice.

Not at a seven, and not after a commodity came, or anything else from the roll. One seat after
another from the roller, each from the bank's stock at that moment.
Rules: cities_knights.md 5 (aqueduct), 16.4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.bank_gift import RESOURCE, scarcest, stock, take
from game.base.parts import Turn
from game.base.refusals import No as Base
from game.cities_knights.families import AQUEDUCT
from game.cities_knights.parts import Cities
from game.cities_knights.rows import PRIVILEGE, SCIENCE, TRACKS
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb, decline


class TakeWater(Action):
    """Take a resource of the kind *card*."""

    card: int


class LeaveWater(Action):
    """Take nothing."""


class WaterLeft(Event):
    """*seat* has taken nothing from the bank."""

    seat: Seat


class No(Reason):
    """Reasons it cannot be this card."""

    NO_RESOURCE = "the aqueduct brings resources only"
    BANK_LACKS = "the bank has no card of this kind"


def ask_all(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Ask each seat that may take one, from the roller on."""
    levels, got, track = state.part(Cities).levels, state.part(Turn).got, TRACKS.index(SCIENCE)
    order = [
        seat
        for seat in (step.seat, *state.others(step.seat))
        if levels[seat][track] >= PRIVILEGE and not got[seat]
    ]
    if order:
        coming.then(state, *(Step("ask aqueduct", seat) for seat in order))
    return ()


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for a choice, if the bank has any resource left."""
    if any(stock(state, RESOURCE)):
        coming.wait_for(state, step.seat, AQUEDUCT)
    return ()


def refuse(state: State, seat: Seat, action: TakeWater) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.card < len(state.bank):
        return Base.NO_SUCH_KIND
    if action.card not in state.rules.group(RESOURCE):
        return No.NO_RESOURCE
    return None if state.bank[action.card] else No.BANK_LACKS


def options(state: State, seat: Seat) -> list[TakeWater]:
    """Every resource that the bank has."""
    return [TakeWater(card) for card, count in enumerate(stock(state, RESOURCE)) if count]


def apply(state: State, seat: Seat, action: TakeWater, chance: Chance) -> Iterator[Event]:
    """Take it."""
    yield take(state, seat, one(action.card, len(state.bank)))


def default(state: State, seat: Seat) -> TakeWater:
    """The kind of which the seat has least."""
    card = scarcest(state, seat, RESOURCE)
    assert card is not None, "a debt is only made while the bank has a resource"
    return TakeWater(card)


VERB = Verb(TakeWater, refuse, options, apply, family=AQUEDUCT)
LEAVE: Verb[State] = decline(LeaveWater, AQUEDUCT, WaterLeft)
