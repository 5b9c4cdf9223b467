"""
After its use a god is turned or exchanged.

A card that shows its A side may be turned to B and kept for one more use, in a later turn; one
that shows B must go. A player who exchanges puts the card back with A up and takes a different one
from the display, with A up.
Rules: egypt.md 2.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.base.playing import Playing
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import Trace
from game.core.verb import Verb, simple_verb
from game.gods.families import AFTER_USE, GOD
from game.gods.parts import Gods, laid_before, placed
from game.gods.refusals import GodUsed, cannot_use, note, use

STEP = "spend god"


class FlipGod(Action):
    """Turn the god just used, and keep it."""


class ExchangeGod(Action):
    """Put the god just used back, and take *god* from the display."""

    god: str


class GodFlipped(Event):
    """*seat* has turned *god* to its B side."""

    seat: Seat
    god: str

    def traces(self) -> Iterable[Trace]:
        """The card."""
        return (laid_before(self.seat, self.god, turned=True),)


class GodExchanged(Event):
    """*seat* has put *given* back and taken *god*."""

    seat: Seat
    given: str
    god: str

    def traces(self) -> Iterable[Trace]:
        """The new card."""
        return (laid_before(self.seat, self.god),)


class No(Reason):
    """Reasons the card cannot be turned, or exchanged for that one."""

    SECOND_USE = "the card shows its B side, so it must be exchanged"
    NOT_ON_DISPLAY = "the display has no such god"


def cannot_flip(state: State, seat: Seat) -> Reason | None:
    """SECOND_USE if the card shows its B side."""
    return No.SECOND_USE if state.part(Gods).turned[seat] else None


def flip(state: State, seat: Seat) -> GodFlipped:
    """Turn the card."""
    god = state.part(Gods).held[seat]
    _lay(state, seat, god, turned=True)
    return GodFlipped(seat=seat, god=god)


def display(state: State, seat: Seat) -> Sequence[str]:
    """Every god on display."""
    return state.part(Gods).display


def exchange(state: State, seat: Seat, god: str) -> GodExchanged:
    """Exchange the cards."""
    given = state.part(Gods).held[seat]
    _lay(state, seat, god, turned=False)
    return GodExchanged(seat=seat, given=given, god=god)


def _lay(state: State, seat: Seat, god: str, *, turned: bool) -> None:
    """Give *god* to *seat*."""
    gods = state.part(Gods)
    held, sides = placed(gods.held, seat, god), placed(gods.turned, seat, turned)
    state.change(Gods, held=held, turned=sides)
    note(state, seat)


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for it."""
    coming.wait(state, [Debt(step.seat, AFTER_USE)])
    return ()


def ask_at_last(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """A god used in another's turn and not settled yet is settled before its owner's roll."""
    owed = [d for d in state.beside if d.seat == step.seat and d.duty == AFTER_USE]
    if owed:
        state.beside = tuple(debt for debt in state.beside if debt not in owed)
        coming.wait(state, owed)
    return ()


def use_up(state: State, seat: Seat, god: str) -> GodUsed:
    """Note that *god* helps *seat* in this stint; the card is settled after that."""
    coming.then(state, Step(STEP, seat))
    return use(state, seat, god)


FLIP: Verb[State] = simple_verb(FlipGod, AFTER_USE, flip, cannot=cannot_flip)
EXCHANGE = simple_verb(ExchangeGod, AFTER_USE, exchange, display, No.NOT_ON_DISPLAY)

HELP = Playing(cannot_use, use_up, GOD)
"""The gods that are settled as soon as they have helped."""
