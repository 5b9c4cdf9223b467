"""Random games with a Harbormaster, on its own island and at sea, to their ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from game.base import MODULE as BASE
from game.core.part import Part
from game.core.stack import NOBODY
from game.harbormaster.award import AWARD, harbour_points
from game.harbormaster.module import MODULE as HARBORMASTER
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.random_games import MOST, Playing, folds, played
from tests.game.seafarers.retold import RETOLD
from tests.game.tales import is_retold

BOXES = (BASE, HARBORMASTER, SEAFARERS)
COMBINATIONS: Mapping[str, Mapping[type[Part], tuple[str, ...]]] = {
    "base harbormaster": {},
    "base harbormaster seafarers": RETOLD,
}
"""By boxes, what replays know of their parts."""


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds(combination: str, seats: int) -> None:
    """Every invariant holds in a beginning and now and then, and the log folds."""
    folds(played(Playing(combination.split(), BOXES, seats, 1), 15, always=40).game)


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_when_seats_leave(combination: str) -> None:
    """At any instant, until one is left or somebody wins."""
    for seed in range(3):
        folds(played(Playing(combination.split(), BOXES, 4, seed, leaving=0.02), 25).game)


@pytest.mark.parametrize("leaving", [0, 0.005])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_that_happened_leaves_its_trace(combination: str, leaving: float) -> None:
    """The title and its points follow from what is told."""
    playing = Playing(combination.split(), BOXES, 4, 7, leaving=leaving)

    is_retold(playing, COMBINATIONS[combination])


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_random_games_end(combination: str) -> None:
    """Most end by themselves; somebody has had the title, never with fewer than three points."""
    held: Counter[str] = Counter()
    ended = 0
    for seed in range(100, 112):
        playing = Playing(combination.split(), BOXES, 4, seed)
        while not playing.state.winners and playing.actions < MOST:
            playing.step()
            state = playing.state
            owner = state.awards[state.rules.award(AWARD.name)]
            if owner != NOBODY:
                assert harbour_points(state, owner) >= 3
            held["title" if owner != NOBODY else "nobody"] += 1
        ended += bool(playing.state.winners)

    assert ended >= 6
    assert min(held["title"], held["nobody"]) > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_everything_holds_for_long(combination: str, seats: int, seed: int) -> None:
    """Every invariant of many games is true at every fourth action."""
    folds(played(Playing(combination.split(), BOXES, seats, seed), 4, always=60).game)
