"""
Whistle for a pebble after a roll that brought you nothing.

The debt is besides the turn, stops nobody, and lapses with the turn.
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
    """Take no pebble."""


class Whistled(Event):
    """*seat* has whistled for a pebble."""

    seat: Seat

    def traces(self) -> Iterable[Trace]:
        """The pebble received."""
        return (Went(BANK, self.seat, 1, "gift"),)


class KeptQuiet(Event):
    """*seat* takes none."""

    seat: Seat


class No(Reason):
    """Reasons why there is no pebble."""

    NO_PEBBLE = "the bank has no pebble left"


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Offer one to everyone who got nothing."""
    got = state.part(Turn).got
    coming.ask_beside(state, [Debt(Seat(seat), WHISTLE) for seat, n in enumerate(got) if not n])
    yield from ()


def lapse(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """End the offer with the turn."""
    state.beside = tuple(debt for debt in state.beside if debt.duty != WHISTLE)
    yield from ()


def refuse(state: State, seat: Seat, action: Whistle) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if state.bank[pebble(state)] else No.NO_PEBBLE


def options(state: State, seat: Seat) -> tuple[Whistle, ...]:
    """The single action, if a pebble is left."""
    return () if refuse(state, seat, Whistle()) else (Whistle(),)


def apply(state: State, seat: Seat, action: Whistle, chance: Chance) -> Iterator[Event]:
    """Take it."""
    state.give(seat, one(pebble(state), len(state.bank)))
    yield Whistled(seat=seat)


def refuse_quiet(state: State, seat: Seat, action: KeepQuiet) -> Reason | None:
    """Nothing can refuse it."""
    return None


def quiet_options(state: State, seat: Seat) -> tuple[KeepQuiet, ...]:
    """The single action."""
    return (KeepQuiet(),)


def apply_quiet(state: State, seat: Seat, action: KeepQuiet, chance: Chance) -> Iterator[Event]:
    """Report it."""
    yield KeptQuiet(seat=seat)


VERB = Verb(Whistle, refuse, options, apply, family=WHISTLE)
QUIET = Verb(KeepQuiet, refuse_quiet, quiet_options, apply_quiet, family=WHISTLE)
