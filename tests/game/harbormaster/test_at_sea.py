"""A Harbormaster with other boxes: its target, its card, its harbors."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from game.base import MODULE as BASE
from game.boxes import maps_of
from game.core.codec import compiled
from game.core.module import Module
from game.core.rows import MAP
from game.harbormaster.module import MODULE as HARBORMASTER
from tests.game.random_games import Playing, folds, played
from tests.game.tales import is_retold

OTHERS = ("seafarers", "discovery", "forgotten_tribe", "new_world", "wonders")


def _found(name: str) -> Module | None:
    """The manifest of a box, if it exists here."""
    file = f"game.{name}.module"
    if find_spec(f"game.{name}") is None or find_spec(file) is None:
        return None
    module: Module = import_module(file).MODULE
    return module


BOXES = (BASE, HARBORMASTER, *(box for box in map(_found, OTHERS) if box))
SEA = any(box.name == "seafarers" for box in BOXES)
MAPS = maps_of(("base", "harbormaster", "seafarers"), BOXES) if SEA else {}
"""By sea map, all boxes played on it."""


@pytest.mark.rule("6-4")
@pytest.mark.parametrize("name", MAPS)
def test_any_map_may_have_it_for_a_point_more(name: str) -> None:
    """Any map can add it for one point more to win; it has no board of its own at sea."""
    plain = tuple(box for box in MAPS[name] if box != "harbormaster")

    more = compiled(MAPS[name], {MAP: name}, 4, BOXES).options["points"]

    assert more == int(compiled(plain, {MAP: name}, 4, BOXES).options["points"]) + 1
    assert name not in HARBORMASTER.maps


@pytest.mark.parametrize("name", MAPS)
def test_it_is_told_on_any_map(name: str) -> None:
    """The card and its points can be recomputed from the events, even if seats leave."""
    is_retold(Playing(MAPS[name], BOXES, 4, 3, leaving=0.02, fixed={MAP: name}), {})


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", MAPS)
def test_everything_holds_on_any_map(name: str, seed: int) -> None:
    """Every invariant holds now and then on any map."""
    folds(played(Playing(MAPS[name], BOXES, 4, seed, fixed={MAP: name}), 10).game)
