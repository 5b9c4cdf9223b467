"""
Roll both dice: production for everyone, or a seven.

Rules: base.md 4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.kinds import ROLL
from game.base.parts import Turn
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance, dice
from game.core.record import changed
from game.core.state import State
from game.core.trace import Altered, Rolled, Trace
from game.core.verb import Verb

SEVEN = 7


class RollDice(Action):
    """Roll the dice."""


class DiceRolled(Event):
    """*seat* has rolled *dice*."""

    seat: Seat
    dice: tuple[int, int]

    def traces(self) -> Iterable[Trace]:
        """The roll, and the dice as they lie."""
        return (
            Rolled(self.seat, self.dice),
            Altered(Turn, partial(changed, dice=self.dice), {"dice": None}),
        )


def refuse(state: State, seat: Seat, action: RollDice) -> Reason | None:
    """Nothing but the moment stands against a roll."""
    return None


def options(state: State, seat: Seat) -> tuple[RollDice, ...]:
    """The one roll."""
    return (RollDice(),)


def apply(state: State, seat: Seat, action: RollDice, chance: Chance) -> Iterator[Event]:
    """Roll, and set off what the sum does."""
    rolled = dice(chance)
    state.change(Turn, dice=rolled, rolled=state.stint)
    total = sum(rolled)
    state.follow("seven" if total == SEVEN else "production", seat, (total,))
    yield DiceRolled(seat=seat, dice=rolled)


VERB = Verb(RollDice, refuse, options, apply, kind=ROLL)
