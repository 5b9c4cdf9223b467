"""The lesson's game at each step, played by the rules like any other game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.features.learn.lesson.board import LAYOUT
from bot.features.learn.lesson.script import COLOURS, DICE, DRAWN, POINTS, START, STEPS, THEFT
from game import Event, Game
from game.core.chance import Scripted


@dataclass(frozen=True, slots=True)
class Standing:
    """The game before a step, or at the end."""

    game: Game
    """Never play on with it: it is shared."""
    happened: tuple[Event, ...]
    """The events of the step before, and everything that followed it."""


def scripted() -> Scripted:
    """The lesson's chance, from its beginning."""
    return Scripted(start=START, die=DICE, theft=(THEFT,), draw=(DRAWN,))


@cache
def standings() -> tuple[Standing, ...]:
    """The game at each step of the lesson, and at its end."""
    return played(scripted())


def played(chance: Scripted) -> tuple[Standing, ...]:
    """The game at each step, and at its end, with *chance* for dice and cards."""
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
