"""
Play an alchemist before the roll: set both production dice; the event die is thrown.

A seven is allowed as well, and the red die lets seats draw as if it had been rolled.
Rules: cities_knights.md 8.1 (Alchemist), 16.9.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.cities_knights.families import ALCHEMIST
from game.cities_knights.parts import Effects
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.choice import Choice, Number
from game.core.state import State
from game.core.verb import Verb

CARD = "alchemist"
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


def cannot_tell(state: State, seat: Seat) -> Reason | None:
    """The reason *seat* can't set its dice now, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    return No.ONCE if told(state, seat) else None


def refuse(state: State, seat: Seat, action: PlayAlchemist) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_tell(state, seat):
        return reason
    return None if DESCRIBED.contains(action) else No.NO_DIE


def options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all dice."""
    return () if cannot_tell(state, seat) else (DESCRIBED,)


def apply(state: State, seat: Seat, action: PlayAlchemist, chance: Chance) -> Iterator[Event]:
    """Remember them for the roll."""
    yield play_card(state, seat, CARD)
    state.change(Effects, alchemist=(state.stint, action.red, action.yellow))
    yield DiceTold(seat=seat, dice=(action.red, action.yellow))


def told(state: State, seat: Seat) -> tuple[int, int] | None:
    """The box's answer to how the dice fall."""
    stint, red, yellow = state.part(Effects).alchemist
    return (red, yellow) if stint == state.stint else None


VERB = Verb(PlayAlchemist, refuse, options, apply, family=ALCHEMIST, look=held_cards, needs=CARD)
