"""
After its use a god is turned or exchanged.

A card that shows its A side may be turned to B and kept for one more use, in a later turn; one
that shows B must go. A player who exchanges puts the card back with A up and takes a different one
from the display, with A up.
Rules: egypt.md 2.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import Trace
from game.core.verb import Verb
from game.gods.families import AFTER_USE
from game.gods.parts import Gods, laid_before, placed
from game.gods.refusals import note

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


def refuse_flip(state: State, seat: Seat, action: FlipGod) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return No.SECOND_USE if state.part(Gods).turned[seat] else None


def flip_options(state: State, seat: Seat) -> tuple[FlipGod, ...]:
    """The one way to do it, after a first use."""
    return () if state.part(Gods).turned[seat] else (FlipGod(),)


def apply_flip(state: State, seat: Seat, action: FlipGod, chance: Chance) -> Iterator[Event]:
    """Turn the card."""
    gods = state.part(Gods)
    _lay(state, seat, gods.held[seat], turned=True)
    yield GodFlipped(seat=seat, god=gods.held[seat])


def refuse_exchange(state: State, seat: Seat, action: ExchangeGod) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if action.god in state.part(Gods).display else No.NOT_ON_DISPLAY


def exchange_options(state: State, seat: Seat) -> list[ExchangeGod]:
    """Every god on display."""
    return [ExchangeGod(god) for god in state.part(Gods).display]


def apply_exchange(
    state: State, seat: Seat, action: ExchangeGod, chance: Chance
) -> Iterator[Event]:
    """Exchange the cards."""
    given = state.part(Gods).held[seat]
    _lay(state, seat, action.god, turned=False)
    yield GodExchanged(seat=seat, given=given, god=action.god)


def _lay(state: State, seat: Seat, god: str, *, turned: bool) -> None:
    """Give *god* to *seat*."""
    gods = state.part(Gods)
    held, sides = placed(gods.held, seat, god), placed(gods.turned, seat, turned)
    state.change(Gods, held=held, turned=sides)
    note(state, seat)


def default(state: State, seat: Seat) -> Action:
    """Turn and keep it, or else take the first god on display."""
    return next(iter((*flip_options(state, seat), *exchange_options(state, seat))))


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


FLIP = Verb(FlipGod, refuse_flip, flip_options, apply_flip, family=AFTER_USE)
EXCHANGE = Verb(ExchangeGod, refuse_exchange, exchange_options, apply_exchange, family=AFTER_USE)
