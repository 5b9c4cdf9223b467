"""Games on maps with rules of their own, from earlier versions, opened by this one."""

from __future__ import annotations

from random import Random

import pytest

from game import Game, maps_of, offered
from game.core import log
from tests.house import NAMES
from tests.storage.games.kept_maps import HERE, kept
from tests.storage.games.tables import move
from tests.words.tables import Dice

KEPT = [
    name
    for name in sorted(file.stem for file in HERE.glob("*.json"))
    if NAMES.issuperset(kept(name).modules)
]


ELSEWHERE = {"beginner", "variable", "nile", "first_nile"}
"""Maps of the games in `test_stored_tables.py`."""


def test_every_map_is_kept() -> None:
    """There is a stored game on each, or the tests below prove nothing."""
    maps = {name for names in offered() for name in maps_of(names)}

    assert maps - ELSEWHERE - set(KEPT) == set()


@pytest.mark.parametrize("name", KEPT)
def test_a_stored_game_is_the_game_it_was(name: str) -> None:
    """Every view and every legal action is what the storing version knew."""
    then = kept(name)

    now = then.known.of(Game.restored(then.snapshot))

    assert (now["views"], now["options"]) == (then.views, then.options)


@pytest.mark.parametrize("name", KEPT)
def test_a_stored_log_folds_to_the_stored_game(name: str) -> None:
    """The log alone makes the same snapshot, and the same lines again."""
    then = kept(name)

    again = Game.replayed(then.lines)

    assert again.snapshot() == Game.restored(then.snapshot).snapshot()
    assert [*map(log.encode, again.lines)] == [*map(log.encode, then.lines)]


@pytest.mark.parametrize("name", KEPT)
def test_a_stored_game_plays_on(name: str) -> None:
    """The game goes on from its snapshot with random legal actions."""
    game, random, chance = Game.restored(kept(name).snapshot), Random(name), Dice(1)

    for _ in range(100):
        if not game.state.winners:
            game.play(*move(game, random), chance)

    assert game.state.winners or len(game.lines) == 100
