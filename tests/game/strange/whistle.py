"""
Whistle for a pebble when a roll has brought you nothing.

Nobody is stopped by it: the debt lies beside the turn and lapses with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.parts import Turn
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import BANK, Trace, Went
from game.core.verb import Verb
from tests.game.strange.families import WHISTLE
from tests.game.strange.rows import pebble


class Whistle(Action):
    """Take a pebble."""


class KeepQuiet(Action):
    """Do without."""


class Whistled(Event):
    """*seat* has whistled for a pebble."""

    seat: Seat

    def traces(self) -> Iterable[Trace]:
        """A pebble."""
        return (Went(BANK, self.seat, 1, "gift"),)


class KeptQuiet(Event):
    """*seat* does without."""

    seat: Seat


class No(Reason):
    """Why there is no pebble."""

    NO_PEBBLE = "the bank has no pebble left"


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Offer it to everybody who got nothing."""
    got = state.part(Turn).got
    coming.ask_beside(state, [Debt(Seat(seat), WHISTLE) for seat, n in enumerate(got) if not n])
    yield from ()


def lapse(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """The turn is over, and so is the offer."""
    state.beside = tuple(debt for debt in state.beside if debt.duty != WHISTLE)
    yield from ()


def refuse(state: State, seat: Seat, action: Whistle) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if state.bank[pebble(state)] else No.NO_PEBBLE


def options(state: State, seat: Seat) -> tuple[Whistle, ...]:
    """The one whistle, if there is a pebble."""
    return () if refuse(state, seat, Whistle()) else (Whistle(),)


def apply(state: State, seat: Seat, action: Whistle, chance: Chance) -> Iterator[Event]:
    """Take it."""
    state.give(seat, one(pebble(state), len(state.bank)))
    yield Whistled(seat=seat)


def refuse_quiet(state: State, seat: Seat, action: KeepQuiet) -> Reason | None:
    """Nothing stands against it."""
    return None


def quiet_options(state: State, seat: Seat) -> tuple[KeepQuiet, ...]:
    """The one way to do it."""
    return (KeepQuiet(),)


def apply_quiet(state: State, seat: Seat, action: KeepQuiet, chance: Chance) -> Iterator[Event]:
    """Say so."""
    yield KeptQuiet(seat=seat)


VERB = Verb(Whistle, refuse, options, apply, family=WHISTLE)
QUIET = Verb(KeepQuiet, refuse_quiet, quiet_options, apply_quiet, family=WHISTLE)
