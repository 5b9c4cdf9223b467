"""The game of the lesson as it stands at each step, played by the rules like any other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.features.learn.lesson.board import LAYOUT
from bot.features.learn.lesson.script import COLOURS, DICE, DRAWN, POINTS, START, STEPS, THEFT
from game import Event, Game
from game.core.chance import Scripted


@dataclass(frozen=True, slots=True)
class Standing:
    """The game when a step is to be taken, or when it is over."""

    game: Game
    """Never played on: it is shared."""
    happened: tuple[Event, ...]
    """What the step before has brought, and all that followed by itself."""


def scripted() -> Scripted:
    """The chance of the lesson, from its beginning."""
    return Scripted(start=START, die=DICE, theft=(THEFT,), draw=(DRAWN,))


@cache
def standings() -> tuple[Standing, ...]:
    """The lesson at each step, and its end."""
    return played(scripted())


def played(chance: Scripted) -> tuple[Standing, ...]:
    """The lesson, with *chance* to answer it."""
    game = Game.new(
        len(COLOURS),
        chance,
        settings={"points": POINTS, "start": "drawn"},
        colours=COLOURS,
        layout=LAYOUT,
    )
    found = [_now(game, ())]
    for step in STEPS:
        moves = (step.move, *step.then)
        happened = [e for seat, action in moves for e in game.play(seat, action, chance)]
        found.append(_now(game, tuple(happened)))
    return tuple(found)


def _now(game: Game, happened: tuple[Event, ...]) -> Standing:
    return Standing(Game.restored(game.snapshot()), happened)
