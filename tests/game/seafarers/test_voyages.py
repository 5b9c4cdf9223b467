"""Random games on every map of the sea, with three to six players, with knights and without."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

from game import BOXES, maps_of, offered
from game.boxes import seats_for
from game.core.rows import MAP, Value
from tests.game.games import found, retold
from tests.game.random_games import Playing, folds, in_turn, played
from tests.game.tales import tells
from tests.house import sets

GAMES = (*found(),)
SETS = sets(
    "base seafarers",
    "base five_six seafarers",
    "base cities_knights seafarers",
    "base cities_knights five_six seafarers",
)
SHORT = 250
"""Number of actions after which a game is left in the daily run."""
VOYAGES = sorted((where, names) for some in SETS for where, names in maps_of(some.split()).items())
"""Each map with each set that is played there, for few and many, with knights and without."""


def shared() -> list[ParameterSet]:
    """
    The cases of a test; what `tests.game.test_random_games` plays in every run is a soak.

    Of the others, every run plays each map with one set.
    """
    everywhere = {(games.names, games.fixed.get(MAP)) for games in GAMES}
    twice, own = list[tuple[str, tuple[str, ...]]](), list[tuple[str, tuple[str, ...]]]()
    for where, names in VOYAGES:
        there = everywhere & {(" ".join(names), where), (" ".join(names), None)}
        # Without a scenario, a set is played there on any of its maps.
        (twice if there and names not in offered() else own).append((where, names))
    return [*in_turn(*own), *(pytest.param(*case, marks=pytest.mark.soak) for case in twice)]


def playing(names: tuple[str, ...], where: str, seed: int, leaving: float) -> Playing:
    """A game to a low target on a map, with its other options drawn."""
    seats = [4] if where == "greater_catan_classic" else sorted(seats_for(names))
    fixed: dict[str, Value] = {"map": where, "points": 8 if "cities_knights" in names else 6}
    return Playing(names, BOXES, seats[seed % len(seats)], seed, leaving=leaving, fixed=fixed)


@pytest.mark.parametrize(("where", "names"), shared())
def test_everything_holds(where: str, names: tuple[str, ...]) -> None:
    """
    Every invariant holds now and then and inside every rare frame, on some maps as seats leave.

    Ships, fog, harbors, islands and knights can be recomputed from the events. The daily run plays
    each map with one set.
    """
    seed = VOYAGES.index((where, names))
    voyage = playing(names, where, seed, 0.002 * (seed % 3))
    seen = [voyage.game.view()]

    played(voyage, 150, always=4, look=lambda one: seen.append(one.game.view()), most=SHORT)
    folds(voyage.game)

    parts = retold((*names, "knights_at_sea"))
    there = voyage.state.parts
    tells(voyage.game, seen, {part: f for part, f in parts.items() if part.__name__ in there})


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1040))
@pytest.mark.parametrize(("where", "names"), VOYAGES)
def test_everything_holds_for_long(where: str, names: tuple[str, ...], seed: int) -> None:
    """On each map many games are checked at every fourth action."""
    game = playing(names, where, seed, 0.002 * (seed % 4 == 0))

    folds(played(game, 4, always=60).game)
