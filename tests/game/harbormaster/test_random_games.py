"""Whole random games with a Harbormaster, on the base game's maps and its own."""

from __future__ import annotations

from collections import Counter

import pytest

from game.base import MODULE as BASE
from game.core.stack import NOBODY
from game.harbormaster.award import AWARD, harbour_points
from game.harbormaster.module import MODULE as HARBORMASTER
from tests.game.computer.players import Evening
from tests.game.random_games import MOST, Playing, folds, played
from tests.game.tales import is_retold

BOXES = (BASE, HARBORMASTER)
NAMES = ("base", "harbormaster")


@pytest.mark.parametrize("seats", [3, 4])
def test_everything_holds(seats: int) -> None:
    """Every invariant holds early and now and then, and the log replays."""
    folds(played(Playing(NAMES, BOXES, seats, 1), 25, always=25).game)


def test_everything_holds_when_seats_leave() -> None:
    """Seats leave at any moment until one is left or somebody wins."""
    for seed in range(3):
        folds(played(Playing(NAMES, BOXES, 4, seed, leaving=0.02), 25).game)


@pytest.mark.parametrize("leaving", [0, 0.005])
def test_everything_that_happened_leaves_its_trace(leaving: float) -> None:
    """The card and its points can be recomputed from the events."""
    playing = Playing(NAMES, BOXES, 4, 7, leaving=leaving)

    is_retold(playing, {})


def test_random_games_end() -> None:
    """Most games end by themselves; the card is held, and never with fewer than three points."""
    held: Counter[str] = Counter()
    ended = 0
    for seed in range(100, 106):
        playing = Playing(NAMES, BOXES, 4, seed)
        while not playing.state.winners and playing.actions < MOST:
            playing.step()
            state = playing.state
            owner = state.awards[state.rules.award(AWARD.name)]
            if owner != NOBODY:
                assert harbour_points(state, owner) >= 3
            held["title" if owner != NOBODY else "nobody"] += 1
        ended += bool(playing.state.winners)

    assert ended >= 3
    assert min(held["title"], held["nobody"]) > 0


def test_computers_end_a_game() -> None:
    """Computers reach the scenario's target."""
    evening = Evening(NAMES, BOXES, 4, 1, range(4)).to_the_end()

    assert evening.game.state.rules.options["points"] == 11
    assert evening.game.state.winners


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
def test_everything_holds_for_long(seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    folds(played(Playing(NAMES, BOXES, seats, seed), 4, always=60).game)
