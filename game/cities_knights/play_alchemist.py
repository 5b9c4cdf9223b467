"""
Play an alchemist before the roll: set both production dice; the event die is thrown.

A seven is allowed as well, and the red die lets seats draw as if it had been rolled.
Rules: cities_knights.md 8.1 (Alchemist), 16.9.
"""

from __future__ import annotations

from game.cities_knights.families import ALCHEMIST
from game.cities_knights.parts import Effects
from game.cities_knights.progress import CARDS
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.choice import Choice, Number
from game.core.state import State

PIPS = 6


class PlayAlchemist(Action):
    """Set the dice of this roll to *red* and *yellow*."""

    red: int
    yellow: int


class DiceTold(Event):
    """*seat* has set its dice: red, then yellow."""

    seat: Seat
    dice: tuple[int, int]


class No(Reason):
    """Reasons the dice can't be set like this."""

    ONCE = "the dice of this roll are already chosen"
    NO_DIE = "a die shows one to six"


DESCRIBED = Choice(PlayAlchemist, (), numbers=(Number("red", 1, PIPS), Number("yellow", 1, PIPS)))
"""Any two dice."""


def cannot(state: State, seat: Seat, red: int, yellow: int) -> Reason | None:
    """The reason *seat* can't set its dice to these values, or None."""
    if told(state, seat):
        return No.ONCE
    return None if DESCRIBED.contains(PlayAlchemist(red, yellow)) else No.NO_DIE


def values(state: State, seat: Seat) -> Choice | tuple[()]:
    """Any two dice, once a roll."""
    return () if told(state, seat) else DESCRIBED


def tell(state: State, seat: Seat, red: int, yellow: int) -> DiceTold:
    """Remember them for the roll."""
    state.change(Effects, alchemist=(state.stint, red, yellow))
    return DiceTold(seat=seat, dice=(red, yellow))


def told(state: State, seat: Seat) -> tuple[int, int] | None:
    """The box's answer to how the dice fall."""
    stint, red, yellow = state.part(Effects).alchemist
    return (red, yellow) if stint == state.stint else None


VERB = CARDS.card(PlayAlchemist, "alchemist", tell, values, cannot, family=ALCHEMIST)
