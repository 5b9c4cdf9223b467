"""After each turn the opposite seat holds a fair, in which it may build and play a card."""

from __future__ import annotations

from collections.abc import Iterator

from game.base.turn import PLAN
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.rows import Options
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.verb import Verb
from tests.game.strange.families import CLOSE, FAIR
from tests.game.strange.parts import Wind


class CloseFair(Action):
    """Close the fair."""


class FairClosed(Event):
    """*seat* has closed its fair."""

    seat: Seat


def note_turn(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Remember whose turn it is, because the fair is another seat's stint."""
    state.change(Wind, turn=step.seat)
    yield from ()


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Wait until the fair is closed."""
    coming.wait(state, [Debt(step.seat, FAIR)])
    yield from ()


def next_stint(state: State) -> tuple[Seat, str] | None:
    """After a turn the opposite seat's fair; after a fair the next seat's turn."""
    turn = state.part(Wind).turn
    near = list(state.others(turn))
    if state.plan == FAIR or not near:
        return (near[0] if near else turn), PLAN
    return near[len(near) // 2], FAIR


def has_fair(options: Options) -> bool:
    """True if there are fairs."""
    return bool(options["fair"])


def refuse(state: State, seat: Seat, action: CloseFair) -> Reason | None:
    """Only the moment can refuse it."""
    return None


def options(state: State, seat: Seat) -> tuple[CloseFair, ...]:
    """The single action."""
    return (CloseFair(),)


def apply(state: State, seat: Seat, action: CloseFair, chance: Chance) -> Iterator[Event]:
    """Report it; the plan goes on."""
    yield FairClosed(seat=seat)


VERB = Verb(CloseFair, refuse, options, apply, family=CLOSE)
