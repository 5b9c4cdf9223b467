"""Random games of Cloth for Catan, to both of their ends."""

from __future__ import annotations

from collections import Counter

import pytest

from game.base import MODULE as BASE
from game.base.parts import Robber
from game.cloth.module import MODULE as CLOTH
from game.cloth.parts import Cloth
from game.cloth.rows import EACH, STOCK
from game.core.state import State
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.parts import ClosedLand
from tests.game.cloth.retold import RETOLD
from tests.game.company import ends_well
from tests.game.core.test_undo_at_random import Wavering, goes_back, shows_nothing
from tests.game.random_games import MOST, Playing, folds, played
from tests.game.seafarers.retold import RETOLD as SHIPS
from tests.game.tales import is_retold

BOXES = (BASE, SEAFARERS, CLOTH)
NAMES = tuple(box.name for box in BOXES)


def playing(seats: int, seed: int, leaving: float = 0) -> Playing:
    """A game with everything left to chance but its target."""
    return Playing(NAMES, BOXES, seats, seed, leaving=leaving, fixed={"points": 14})


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
    """Villages, cloth, who trades where, and points follow from what events tell."""
    is_retold(playing(4, 8, leaving), {**SHIPS, **RETOLD})


def test_random_games_end_in_both_ways() -> None:
    """By points and by empty villages; of few games there is one of each."""
    verbs: Counter[str] = Counter()
    ends: Counter[bool] = Counter()
    for seed in range(100, 140):
        game = playing(4, seed)
        while not game.state.winners and game.actions < MOST:
            game.step()
            adds_up(game.state)
        verbs += game.verbs
        if game.state.winners:
            ends[game.state.part(Cloth).is_over] += 1
        if len(ends) > 1 and verbs["Plunder"]:
            break

    assert len(ends) > 1
    assert {verb.action.__name__ for verb in CLOTH.verbs} <= set(verbs)


def adds_up(state: State) -> None:
    """All cloth is somewhere, the robber keeps off the islets, and nobody settles there."""
    cloth, closed = state.part(Cloth), state.part(ClosedLand).hexes
    assert min(*cloth.left, cloth.stock, *cloth.held) >= 0
    assert sum(cloth.left) + cloth.stock + sum(cloth.held) == EACH * len(cloth.villages) + STOCK
    assert state.part(Robber).at not in closed
    assert not [c for at in closed for c in state.topology.hex_corners[at] if state.corner_piece[c]]
    assert not {*state.gone} & {seat for traders in cloth.traders for seat in traders}


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
