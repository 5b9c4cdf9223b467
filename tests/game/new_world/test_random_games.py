"""Whole random games on new worlds."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.rows import Value
from tests.game.computer.players import Evening
from tests.game.new_world.retold import RETOLD
from tests.game.new_world.tables import BOXES, NAMES
from tests.game.random_games import MOST, Playing, folds, played
from tests.game.seafarers.retold import RETOLD as SEA_RETOLD
from tests.game.tales import is_retold


def playing(
    seats: int,
    seed: int,
    *,
    leaving: float = 0,
    **fixed: Value,
) -> Playing:
    """A game with its other options drawn."""
    return Playing(NAMES, BOXES, seats, seed, leaving=leaving, fixed=fixed)


@pytest.mark.parametrize(("seats", "lay_harbours"), [(3, False), (4, True)])
def test_everything_holds(seats: int, lay_harbours: bool) -> None:
    """Every invariant holds early in a game, inside every rare frame, and now and then."""
    game = playing(seats, 1, lay_harbours=lay_harbours)

    folds(played(game, 60, always=15).game)


@pytest.mark.parametrize("leaving", [0.01, 0.05])
def test_everything_holds_when_seats_leave(leaving: float) -> None:
    """Seats leave at any moment, also while harbors are laid, until one is left or wins."""
    gone = 0
    for seed in range(3):
        game = playing(4, seed, leaving=leaving, lay_harbours=True)
        folds(played(game, 25).game)
        gone += len(game.state.gone)

    assert gone > 1


@pytest.mark.parametrize("leaving", [0, 0.005])
def test_everything_that_happened_leaves_its_trace(leaving: float) -> None:
    """Harbors, ships, robber, pirate and island points can be recomputed from the events."""
    game = playing(4, 7, leaving=leaving, lay_harbours=True)

    is_retold(game, {**SEA_RETOLD, **RETOLD})


def test_random_games_end() -> None:
    """Most games end by themselves; islands pay, and all harbors are laid."""
    seen: Counter[str] = Counter()
    for seed in range(100, 106):
        game = playing(4, seed, lay_harbours=True, points=10)
        while not game.state.winners and game.actions < MOST:
            game.step()
        state = game.state
        seen["ended"] += bool(state.winners)
        seen["laid"] += game.verbs["LayHarbour"]
        islands = next(part for name, part in state.parts.items() if name == "Islands")
        seen["paid"] += sum(islands.points)  # type: ignore[attr-defined]  # the part of that name

    assert seen["ended"] >= 3
    assert seen["laid"] == 60
    assert seen["paid"] > 0


def test_computers_end_a_game() -> None:
    """Computers play to the end, laying harbors included."""
    evening = Evening(NAMES, BOXES, 3, 1, range(3), {"lay_harbours": True}).to_the_end()

    assert evening.game.state.winners


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
def test_everything_holds_for_long(seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    folds(played(playing(seats, seed), 4, always=60).game)
