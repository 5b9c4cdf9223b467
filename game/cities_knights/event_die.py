"""
The event die: thrown with both dice, and settled before anything else comes of the roll.

A ship moves the barbarians on. A gate lets a seat draw from its deck if the seat has a level on
its track and the red die is at most that level plus one. Chance throws it even when both dice were
chosen.
Rules: cities_knights.md 1, 2.1, 2.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from game.base.parts import Turn
from game.cities_knights.draw_progress import draw_from
from game.cities_knights.parts import Barbarians, Cities
from game.cities_knights.rows import TRACKS
from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.record import changed
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Trace

SHIP: Final = "ship"

DRAW: Final = "draw one progress"

FACES: Final = (SHIP, *TRACKS)
SIDES: Final = (3, 1, 1, 1)
"""Number of sides that show each face."""


class EventDieThrown(Event):
    """The event die of *seat* shows *face*: ``ship``, or the name of a deck."""

    seat: Seat
    face: str

    def traces(self) -> Iterable[Trace]:
        """The face of the die."""
        return (Altered(Barbarians, partial(changed, face=self.face), {"face": ""}),)


def throw(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Throw it, and set off its effect."""
    face = FACES[chance.ask("event die", SIDES)]
    state.change(Barbarians, face=face)
    if face == SHIP:
        coming.then(state, Step("sail", step.seat), Step("progress limit", step.seat))
    else:
        track = TRACKS.index(face)
        coming.then(
            state, Step("draw progress", step.seat, (track,)), Step("progress limit", step.seat)
        )
    yield EventDieThrown(seat=step.seat, face=face)


def draw(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Let each entitled seat draw, from the roller on: a point drawn may end the game."""
    track, rolled = step.args[0], state.part(Turn).dice
    assert rolled
    order = (step.seat, *state.others(step.seat))
    seats = [seat for seat in order if may_draw(state, seat, track, rolled[0])]
    coming.then(state, *(Step(DRAW, seat, (track,)) for seat in seats))
    return ()


def draw_one(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Give a card to one seat, if any is left."""
    yield from draw_from(state, step.seat, TRACKS[step.args[0]], chance)


def may_draw(state: State, seat: Seat, track: int, red: int) -> bool:
    """Whether *seat* draws at this gate."""
    level = state.part(Cities).levels[seat][track]
    return level > 0 and red <= level + 1
