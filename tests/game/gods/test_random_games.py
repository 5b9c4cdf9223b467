"""Whole random games with gods, in both editions."""

from __future__ import annotations

from collections import Counter

import pytest

from game import BOXES
from game.core.state import State
from game.gods import MODULE as GODS
from game.gods.names import GODS as NAMES
from game.gods.parts import Gods
from tests.game.random_games import LATE, MOST, OFTEN, Playing, folds, played
from tests.house import sets

COMBINATIONS = sets("base gods", "base egypt", "base egypt gods")


@pytest.mark.parametrize(
    ("combination", "seats"), [*zip(sets("base gods", "base egypt gods"), (4, 3), strict=False)]
)
def test_everything_holds_after_every_action(combination: str, seats: int) -> None:
    """Every invariant holds after every early action, and inside every rare frame."""
    folds(played(Playing(combination.split(), BOXES, seats, 2), 20, always=120).game)


@pytest.mark.parametrize("every", [40, OFTEN])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_now_and_then(combination: str, every: int) -> None:
    """In more games every invariant holds now and then, and the log replays."""
    folds(played(Playing(combination.split(), BOXES, 3, 4), every).game)


@pytest.mark.parametrize("every", [60, OFTEN])
@pytest.mark.parametrize("leaving", [LATE, 0.05])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_when_seats_leave(combination: str, leaving: float, every: int) -> None:
    """Seats leave at any moment until one is left or wins: invariants hold and the log replays."""
    gone = 0
    for seed in range(4):
        playing = Playing(combination.split(), BOXES, 4, seed, leaving=leaving)
        folds(played(playing, every).game)
        gone += len(playing.state.gone)

    assert gone > 4


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1020))
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_for_long(combination: str, seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    folds(played(Playing(combination.split(), BOXES, seats, seed), 4, always=60).game)


@pytest.mark.parametrize("games", [8, pytest.param(18, marks=pytest.mark.soak)])
def test_random_games_end(games: int) -> None:
    """Most games end by themselves, every god's verbs are used, and no card is lost."""
    verbs: Counter[str] = Counter()
    ended = 0
    for seed in range(100, 100 + games):
        playing = Playing(COMBINATIONS[-1].split(), BOXES, 4, seed)
        while not playing.state.winners and playing.actions < MOST:
            playing.step()
            every_god_has_its_place(playing.state)
        verbs += playing.verbs
        ended += bool(playing.state.winners)

    assert ended >= games / 2
    assert {verb.action.__name__ for verb in GODS.verbs} <= set(verbs)


def every_god_has_its_place(state: State) -> None:
    """Check that each god is with a seat, on display or in the stack; later each seat has one."""
    gods = state.part(Gods)
    lying = [*filter(None, gods.held), *gods.display, *gods.stack]
    assert sorted(lying) == sorted(NAMES)
    if state.stint:
        assert len(gods.display) == len(NAMES) - state.seats
