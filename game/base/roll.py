"""
Roll both dice: production for everyone, or a seven.

A box that does something with a roll before that, with a die of its own or not, adds a step to the
plan of a roll, which is empty otherwise.
Rules: base.md 4, 12.B4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base import dice_deck
from game.base.families import ROLL
from game.base.parts import Turn
from game.base.questions import DICE
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance, dice
from game.core.record import changed
from game.core.state import State
from game.core.trace import Altered, Rolled, Trace
from game.core.verb import Verb

SEVEN = 7

PLAN = "roll"
"""Plan of the steps before production or a seven."""


class RollDice(Action):
    """Roll the dice."""


class DiceRolled(Event):
    """*seat* has rolled *dice*."""

    seat: Seat
    dice: tuple[int, int]

    def traces(self) -> Iterable[Trace]:
        """The roll, and the dice on the table."""
        return (
            Rolled(self.seat, self.dice),
            Altered(Turn, partial(_rolled, dice=self.dice), {"dice": None, "deck": _whole}),
        )


def refuse(state: State, seat: Seat, action: RollDice) -> Reason | None:
    """Refuse nothing more: only the moment counts."""
    return None


def options(state: State, seat: Seat) -> tuple[RollDice, ...]:
    """The only such action."""
    return (RollDice(),)


def apply(state: State, seat: Seat, action: RollDice, chance: Chance) -> Iterator[Event]:
    """Roll, unless the dice are settled, and set off the steps that follow."""
    deck = state.part(Turn).deck
    rolled = state.rules.answer(DICE)(state, seat) or (
        dice_deck.drawn(deck, chance) if deck else dice(chance)
    )
    state.change(Turn, dice=rolled, rolled=state.stint, deck=dice_deck.without(deck, rolled))
    total = sum(rolled)
    coming.follow(state, "seven" if total == SEVEN else "production", seat, (total,))
    if state.rules.plans[PLAN]:
        coming.follow(state, PLAN, seat, (total,))
    yield DiceRolled(seat=seat, dice=rolled)


def _rolled(turn: Turn, dice: tuple[int, int]) -> Turn:
    return changed(turn, dice=dice, deck=dice_deck.without(turn.deck, dice))


def _whole(turn: Turn) -> dice_deck.Deck:
    return dice_deck.WHOLE if turn.deck else ()


VERB = Verb(RollDice, refuse, options, apply, family=ROLL)
