"""
Load the dice before the roll: for a pebble their owner chooses the next roll.

By option a third die is thrown with any roll, and a wind on it brings the roller a pebble. That
happens before production, and before a seven.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import cannot_pay, pay
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.choice import Choice, Number
from game.core.stack import Step
from game.core.state import State
from game.core.trace import BANK, Trace, Went
from game.core.verb import Verb
from tests.game.strange.families import LOAD
from tests.game.strange.parts import Wind
from tests.game.strange.rows import pebble

PIPS = 6
WINDS = (3, 1)
"""Number of sides of the third die that show nothing, and that show a wind."""


class LoadDice(Action):
    """Make the next roll *one* and *two*."""

    one: int
    two: int


class DiceLoaded(Event):
    """*seat* has loaded the dice, and everyone has seen how."""

    seat: Seat
    dice: tuple[int, int]


class WindThrown(Event):
    """The third die of *seat* has shown a wind or not, and brought *count* pebbles."""

    seat: Seat
    is_wind: bool
    count: int

    def traces(self) -> Iterable[Trace]:
        """The pebble paid."""
        return (Went(BANK, self.seat, self.count, "gift"),) if self.count else ()


class No(Reason):
    """Reasons why the dice cannot be loaded like this."""

    ONCE = "the dice are loaded already"
    NO_DIE = "a die shows one to six"


def described(seat: Seat) -> Choice:
    """A description of any two dice."""
    return Choice(LoadDice, (), numbers=(Number("one", 1, PIPS), Number("two", 1, PIPS)))


def refuse(state: State, seat: Seat, action: LoadDice) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_pay(state, seat, LoadDice):
        return reason
    if state.part(Wind).loaded:
        return No.ONCE
    return None if described(seat).contains(action) else No.NO_DIE


def options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all dice."""
    return () if refuse(state, seat, LoadDice(1, 1)) else (described(seat),)


def apply(state: State, seat: Seat, action: LoadDice, chance: Chance) -> Iterator[Event]:
    """Pay, and remember them."""
    yield pay(state, seat, LoadDice)
    state.change(Wind, loaded=(action.one, action.two))
    yield DiceLoaded(seat=seat, dice=(action.one, action.two))


def loaded(state: State, seat: Seat) -> tuple[int, int] | None:
    """The box's answer for the next dice."""
    return state.part(Wind).loaded


def settle(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Throw the third die; the loaded dice are used up."""
    state.change(Wind, loaded=None)
    if not state.rules.options["winds"]:
        return
    is_wind = chance.ask("wind", WINDS) == 1
    count = int(is_wind and state.bank[pebble(state)] > 0 and step.seat not in state.gone)
    state.give(step.seat, one(pebble(state), len(state.bank), count))
    yield WindThrown(seat=step.seat, is_wind=is_wind, count=count)


VERB = Verb(LoadDice, refuse, options, apply, family=LOAD)
