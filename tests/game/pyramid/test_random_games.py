"""Whole random games of the Great Pyramid, ending in each of the three ways."""

from __future__ import annotations

from collections import Counter

import pytest

from game import BOXES
from game.pyramid import MODULE as PYRAMID
from game.pyramid.parts import PHARAOH, Pyramid
from game.pyramid.rows import BLOCKS, GOLD, NUMBERS, OF_EACH, SPACES
from tests.game.random_games import LATE, MOST, OFTEN, Playing, folds, in_turn, played
from tests.house import sets

COMBINATIONS = sets("base gods pyramid", "base egypt gods pyramid")
EACH = pytest.mark.parametrize(
    ("combination", "seats"), in_turn(*((c, seats) for c in COMBINATIONS for seats in (3, 4)))
)
"""One set with three seats and one with four in the daily run, and both with both in soaks."""


@EACH
def test_everything_holds_after_every_action(combination: str, seats: int) -> None:
    """Every invariant holds after every early action, and inside every rare frame."""
    folds(played(Playing(combination.split(), BOXES, seats, 1), 20, always=150).game)


@pytest.mark.parametrize("every", [40, OFTEN])
@pytest.mark.parametrize("seed", [2, pytest.param(3, marks=pytest.mark.soak)])
@EACH
def test_everything_holds_now_and_then(combination: str, seats: int, seed: int, every: int) -> None:
    """In more games every invariant holds now and then, and the log replays."""
    folds(played(Playing(combination.split(), BOXES, seats, seed), every).game)


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


@pytest.mark.parametrize("games", [12, pytest.param(40, marks=pytest.mark.soak)])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_random_games_end(combination: str, games: int) -> None:
    """Most games end by themselves, in several ways, and all the box's verbs are used."""
    verbs: Counter[str] = Counter()
    ends: Counter[bool] = Counter()
    for seed in range(100, 100 + games):
        playing = Playing(combination.split(), BOXES, 4, seed)
        while not playing.state.winners and playing.actions < MOST:
            playing.step()
            adds_up(playing.state.part(Pyramid), playing.state.seats)
        verbs += playing.verbs
        if playing.state.winners:
            ends[playing.state.part(Pyramid).is_done] += 1

    assert min(ends[True], ends[False]) > 0
    assert ends.total() >= games * 3 / 4
    assert {verb.action.__name__ for verb in PYRAMID.verbs} <= set(verbs)


def adds_up(pyramid: Pyramid, seats: int) -> None:
    """Check that blocks, numbers and the Favor are possible."""
    gold = pyramid.blocks(PHARAOH)
    assert len(pyramid.laid) <= SPACES
    assert max(map(pyramid.laid.count, range(seats))) <= BLOCKS
    assert gold in {len(pyramid.numbers), len(pyramid.numbers) - 1}
    assert gold <= GOLD
    assert max(map(pyramid.numbers.count, NUMBERS)) <= OF_EACH
    built = [seat for seat in pyramid.laid if seat != PHARAOH]
    assert pyramid.favor == (built or [PHARAOH])[-1]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_for_long(combination: str, seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    folds(played(Playing(combination.split(), BOXES, seats, seed), 4, always=60).game)
