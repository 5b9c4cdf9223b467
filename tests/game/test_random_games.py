"""
Random games of every combination of boxes, checked after their actions.

The default suite looks at a few games closely and at more of them now and then; `make soak` looks
at two hundred.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Game, Seat
from game.base import MODULE as BASE
from game.core import log
from game.core.state import State
from tests.game.random_games import Playing, check, texts_come_back
from tests.game.strange import MODULE as STRANGE
from tests.game.strange.parts import Vows

BOXES = (BASE, STRANGE)
COMBINATIONS = ("base", "base strange")
MOST = 2500
"""Actions after which a game for very many points is given up."""


def exchange_vows(state: State, reader: Seat | None, random: Random) -> None:
    """Give every seat but *reader* another vow."""
    if "Vows" in state.parts:
        vows = state.part(Vows).by_seat
        state.put(
            Vows(
                by_seat=tuple(v if i == reader else random.randrange(5) for i, v in enumerate(vows))
            )
        )


def is_unusual(state: State) -> bool:
    """Whether somebody is waited for in the middle of something."""
    return any(debt.kind not in {"turn", "roll", "found", "fair"} for debt in state.debts())


def played(combination: str, seats: int, seed: int, every: int, *, always: int = 0) -> Playing:
    """
    A game to its end, checked after each *every* actions, and after each of the first *always*.

    If *always* is given, it is also checked wherever something unusual is waited for.
    """
    playing = Playing(combination.split(), BOXES, seats, seed)
    check(playing, [exchange_vows])
    while not playing.state.winners and playing.actions < MOST:
        events = playing.step()
        texts_come_back(playing.game, events)
        number, state = playing.actions, playing.state
        if (
            number % every == 0
            or state.winners
            or number < always
            or (always and is_unusual(state))
        ):
            check(playing, [exchange_vows])
    return playing


def folds(game: Game) -> None:
    """The log, written and read, makes the same game again."""
    lines = [log.decode(log.encode(line)) for line in game.lines]
    again = Game.replayed(lines, BOXES)
    assert again.snapshot() == game.snapshot()
    assert list(map(log.encode, again.lines)) == list(map(log.encode, game.lines))
    assert [again.view(reader) for reader in (None, Seat(0))] == [
        game.view(reader) for reader in (None, Seat(0))
    ]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_after_every_action(combination: str, seats: int) -> None:
    """Every invariant holds after every action of a beginning, and inside every rare frame."""
    folds(played(combination, seats, seed=2, every=10, always=200).game)


@pytest.mark.parametrize("seed", range(3, 6))
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_now_and_then(combination: str, seats: int, seed: int) -> None:
    """Every invariant holds at every tenth action of more games, and the log folds."""
    folds(played(combination, seats, seed, every=10).game)


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_random_games_end(combination: str) -> None:
    """Of forty games most end by themselves, and all verbs of their boxes are used."""
    verbs: Counter[str] = Counter()
    ended = 0
    for seed in range(100, 140):
        playing = Playing(combination.split(), BOXES, 4, seed)
        while not playing.state.winners and playing.actions < MOST:
            playing.step()
        verbs += playing.verbs
        ended += bool(playing.state.winners)

    assert ended >= 20
    assert set(verbs) == {verb.__name__ for verb in playing.state.rules.verbs}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_for_long(combination: str, seats: int, seed: int) -> None:
    """The same for many games, at every fourth action."""
    playing = played(combination, seats, seed, every=4, always=60)
    folds(playing.game)
    print(combination, seats, seed, playing.actions, playing.state.winners)
