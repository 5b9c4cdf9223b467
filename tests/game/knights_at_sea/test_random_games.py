"""Random games of Cities & Knights on every sea map, with three to six players."""

from __future__ import annotations

import pytest

from game import BOXES, maps_of
from game.boxes import seats_for
from game.core.rows import Value
from tests.game.knights_at_sea.retold import WHOLE
from tests.game.random_games import MOST, Playing, folds, in_turn, played
from tests.game.tales import is_retold

FEW = maps_of(("base", "cities_knights", "seafarers"))
MANY = maps_of(("base", "cities_knights", "five_six", "seafarers"))
HERE = [(name, names) for maps in (FEW, MANY) for name, names in maps.items()]


def playing(names: tuple[str, ...], name: str, seed: int, leaving: float = 0) -> Playing:
    """A game to a low target on a map, with its other options drawn."""
    seats = sorted(seats_for(names))
    fixed: dict[str, Value] = {"map": name, "points": 9}
    most = 4 if name == "greater_catan_classic" else seats[seed % len(seats)]
    return Playing(names, BOXES, most, seed, leaving=leaving, fixed=fixed)


BY_NAME = sorted((name, number) for number, (name, _) in enumerate(HERE))
"""The maps with their places in the list, those for few next to those of the same name for many."""


@pytest.mark.parametrize(("name", "number"), in_turn(*BY_NAME))
def test_everything_holds(name: str, number: int) -> None:
    """
    Every invariant holds now and then and inside every rare frame; on some maps seats leave.

    The daily run plays each map for few or for many, and the next test plays it for the others.
    """
    names = HERE[number][1]
    folds(played(playing(names, name, number, 0.002 * (number % 3)), 150).game)


@pytest.mark.parametrize(
    ("name", "number"), in_turn(*sorted(BY_NAME, key=lambda here: (here[0], -here[1])))
)
def test_everything_leaves_its_trace(name: str, number: int) -> None:
    """The parts of both boxes and the bridge can be recomputed from the events."""
    names = HERE[number][1]
    game = playing(names, name, 7, 0.001)
    is_retold(game, {part: f for part, f in WHOLE.items() if part.__name__ in game.state.parts})


@pytest.mark.parametrize("seed", [23, 51])
def test_knights_chase_pirates(seed: int) -> None:
    """Knights chase the pirate and the robber in games that are won."""
    names = FEW["new_shores"]
    fixed: dict[str, Value] = {"map": "new_shores", "points": 14}
    game = Playing(names, BOXES, 3 + seed % 2, seed, fixed=fixed)
    while not game.state.winners and game.actions < MOST:
        game.step()

    assert game.state.winners
    assert {"ChasePirate", "MovePirate", "ChaseRobber", "MoveRobber", "MoveShip"} <= {*game.verbs}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize(("name", "names"), HERE)
def test_everything_holds_for_long(name: str, names: tuple[str, ...], seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    folds(played(playing(names, name, seed), 4, always=60).game)
