"""
Random games of every combination of boxes, checked after their actions.

The default run checks a few games closely and more of them now and then; `make soak` checks two
hundred.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Seat
from game.base import MODULE as BASE
from game.core.state import State
from tests.game.random_games import MOST, OFTEN, Playing, folds, in_turn, played
from tests.game.strange import MODULE as STRANGE
from tests.game.strange.parts import Vows

BOXES = (BASE, STRANGE)
COMBINATIONS = ("base", "base strange")
EACH = pytest.mark.parametrize(
    ("combination", "seats"), in_turn(*((c, seats) for c in COMBINATIONS for seats in (3, 4)))
)
"""Three play the base game in the daily run, and four the strange box; soaks have both."""


def exchange_vows(state: State, reader: Seat | None, random: Random) -> None:
    """Give every seat except *reader* another vow."""
    if "Vows" in state.parts:
        vows = state.part(Vows).by_seat
        state.put(
            Vows(
                by_seat=tuple(v if i == reader else random.randrange(5) for i, v in enumerate(vows))
            )
        )


@EACH
def test_everything_holds_after_every_action(combination: str, seats: int) -> None:
    """Every invariant holds after every early action, and inside every rare frame."""
    playing = Playing(combination.split(), BOXES, seats, seed=2)

    folds(played(playing, 20, [exchange_vows], always=150).game)


@pytest.mark.parametrize("every", [40, OFTEN])
@pytest.mark.parametrize("seed", [3, *(pytest.param(s, marks=pytest.mark.soak) for s in (4, 5))])
@EACH
def test_everything_holds_now_and_then(combination: str, seats: int, seed: int, every: int) -> None:
    """In more games every invariant holds now and then, and the log replays."""
    playing = Playing(combination.split(), BOXES, seats, seed)

    folds(played(playing, every, [exchange_vows]).game)


@pytest.mark.parametrize("every", [60, OFTEN])
@pytest.mark.parametrize(
    ("seats", "leaving"),
    [*(pytest.param(s, 0.01, marks=pytest.mark.soak) for s in (3, 4)), (4, 0.05)],
)
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_when_seats_leave(
    combination: str, seats: int, leaving: float, every: int
) -> None:
    """Seats leave at any moment until one is left or wins: invariants hold and the log replays."""
    gone = 0
    for seed in range(9):
        playing = Playing(combination.split(), BOXES, seats, seed, leaving=leaving)
        folds(played(playing, every, [exchange_vows]).game)
        gone += len(playing.state.gone)

    assert gone > 6


@pytest.mark.parametrize("games", [10, pytest.param(40, marks=pytest.mark.soak)])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_random_games_end(combination: str, games: int) -> None:
    """
    Most games end by themselves, and all verbs of their boxes are used.

    The daily run stops after ten games if all verbs were used by then; soaks play forty.
    """
    verbs: Counter[str] = Counter()
    there: set[str] = set()
    ended = 0
    for number in range(1, 41):
        playing = Playing(combination.split(), BOXES, 4, 99 + number)
        while not playing.state.winners and playing.actions < MOST:
            playing.step()
        verbs += playing.verbs
        there |= {verb.__name__ for verb in playing.state.rules.verbs}
        ended += bool(playing.state.winners)
        if number >= games and set(verbs) == there:
            break

    assert ended >= number / 2
    assert set(verbs) == there


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_for_long(combination: str, seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    playing = Playing(combination.split(), BOXES, seats, seed)
    folds(played(playing, 4, [exchange_vows], always=60).game)
    print(combination, seats, seed, playing.actions, playing.state.winners)
