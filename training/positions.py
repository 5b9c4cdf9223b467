"""Positions out of games: the features of each seat, and the seat that won in the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game import Game, Line, Replayed, View
from game.computer.chances import Features, features


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game that someone has won."""

    seats: tuple[Features, ...]
    """The features of each seat that was still in the game."""
    winner: int
    """Which of them won."""


def positions(lines: Sequence[Line]) -> Iterator[Position]:
    """A position of each round of a game, by the *lines* of its log; none if it has no winner."""
    taken = list(_taken(lines))
    winners = taken[-1].winners
    if len(winners) != 1:
        return
    for view in taken[:-1]:
        found = features(view)
        yield Position(
            tuple(one for one in found if one is not None),
            sum(one is not None for one in found[: winners[0]]),
        )


def _taken(lines: Sequence[Line]) -> Iterator[View]:
    """The table at one action of each round, chosen by chance, from the first turn to the end."""
    own = Random(len(lines))
    game = Game.begun(lines[0], Replayed(lines[0].chance))
    latest, count, number = None, 0, 0
    for line in lines[1:]:
        game.follow(line, Replayed(line.chance))
        now = -(-game.state.stint // game.state.seats)
        if now != number and latest is not None:
            yield latest
            count = 0
        number, count = now, count + 1
        if game.state.plan and own.randrange(count) == 0:
            latest = game.view()
    yield game.view()
