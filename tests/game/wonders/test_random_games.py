"""Random games of the Wonders of Catan, to both of their ends."""

from __future__ import annotations

from collections import Counter

import pytest

from game.base import MODULE as BASE
from game.core.state import State
from game.seafarers.module import MODULE as SEAFARERS
from game.wonders.module import MODULE as WONDERS
from game.wonders.parts import Wonders
from game.wonders.rows import COSTS, LEVELS
from tests.game.company import ends_well
from tests.game.core.test_undo_at_random import Wavering, goes_back, shows_nothing
from tests.game.random_games import MOST, Playing, folds, played
from tests.game.seafarers.retold import RETOLD as SHIPS
from tests.game.tales import is_retold
from tests.game.wonders.retold import RETOLD

BOXES = (BASE, SEAFARERS, WONDERS)
NAMES = tuple(box.name for box in BOXES)


def playing(seats: int, seed: int, leaving: float = 0) -> Playing:
    """A game whose target is twelve points."""
    return Playing(NAMES, BOXES, seats, seed, leaving=leaving, fixed={"points": 12})


@pytest.mark.parametrize("seats", [3, 4])
def test_everything_holds_after_every_action(seats: int) -> None:
    """Every invariant holds after every action of a beginning, and inside every rare frame."""
    folds(played(playing(seats, 1), 40, always=40).game)


@pytest.mark.parametrize("leaving", [0.01, 0.05])
def test_everything_holds_when_seats_leave(leaving: float) -> None:
    """At any instant, until one is left or somebody wins: every invariant, and the log folds."""
    gone = 0
    for seed in range(3):
        game = played(playing(4, seed, leaving), 20)
        folds(game.game)
        gone += len(game.state.gone)

    assert gone > 2


@pytest.mark.parametrize("leaving", [0, 0.005])
def test_everything_leaves_its_trace(leaving: float) -> None:
    """Wonders, their levels and points follow from what events tell."""
    is_retold(playing(4, 8, leaving), {**SHIPS, **RETOLD})


def test_random_games_end_in_both_ways() -> None:
    """With a wonder done, and by points; of few games there is one of each."""
    verbs: Counter[str] = Counter()
    ends: Counter[bool] = Counter()
    for seed in range(100, 140):
        game = playing(4, seed)
        while not game.state.winners and game.actions < MOST:
            game.step()
            adds_up(game.state)
        verbs += game.verbs
        if game.state.winners:
            ends[LEVELS in game.state.part(Wonders).levels] += 1
        if len(ends) > 1:
            break

    assert len(ends) > 1
    assert {verb.action.__name__ for verb in WONDERS.verbs} <= set(verbs)


def adds_up(state: State) -> None:
    """Each has one wonder at most, and no other has it; levels are of a wonder."""
    wonders = state.part(Wonders)
    begun = [wonder for wonder in wonders.begun if wonder]
    assert len(begun) == len({*begun} & {*COSTS})
    assert all(
        wonder or not level for wonder, level in zip(wonders.begun, wonders.levels, strict=True)
    )
    assert max(wonders.levels) <= LEVELS


def test_what_is_taken_back_has_not_happened() -> None:
    """And what may be taken back has shown nothing."""
    goes_back(Wavering(" ".join(NAMES), 3, 3, BOXES))
    shows_nothing(Wavering(" ".join(NAMES), 4, 9, BOXES))


def test_it_ends_well_in_mixed_company() -> None:
    """With a computer, one who does not come, and one who plays at random."""
    ends_well(BOXES, 5)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
def test_everything_holds_for_long(seats: int, seed: int) -> None:
    """Every invariant of many games is true at every fourth action."""
    folds(played(playing(seats, seed), 4, always=60).game)
