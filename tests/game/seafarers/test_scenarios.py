"""Settings that come with the maps: targets, points for islands, ships or none."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

import pytest

import game
from game import Game, Seeded
from game.base import MODULE as BASE
from game.core.codec import compiled
from game.core.rows import Value
from game.core.ruleset import Ruleset
from game.seafarers.bonus import Bonus
from game.seafarers.build_ship import BuildShip
from game.seafarers.maps import MAPS
from game.seafarers.module import MODULE
from game.seafarers.questions import BONUS
from game.seafarers.scenarios import SCENARIOS

BOXES = (BASE, MODULE)
NAMES = tuple(box.name for box in BOXES)

TARGETS = {
    "new_shores": 14,
    "drought": 14,
    "four_islands": 13,
    "desert": 14,
    "ore_for_wool": 10,
    "treasure_islands": 13,
    "fog_islands": 12,
    "oasis": 10,
    "greater_catan": 18,
    "greater_catan_classic": 18,
    "forgotten_tribe": 13,
    "cloth": 14,
    "pirate_islands": 10,
    "wonders": 10,
    "new_world": 12,
}

PAYS = {
    "new_shores": Bonus("fixed", 2),
    "drought": Bonus("fixed", 2),
    "four_islands": Bonus("foreign", 2),
    "desert": Bonus("fixed", 2),
    "wonders": Bonus("fixed", 1),
    "new_world": Bonus("foreign", 1),
}


def charts() -> list[ModuleType]:
    """The maps of every folder that has scenarios."""
    names = [f"game.{found.name}.maps" for found in iter_modules(game.__path__) if found.ispkg]
    found = [import_module(name) for name in names if find_spec(name)]
    return [maps for maps in found if hasattr(maps, "SCENARIOS")]


ALL = {**SCENARIOS, **{name: one for maps in charts() for name, one in maps.SCENARIOS.items()}}

EACH = pytest.mark.parametrize("name", MAPS)


def rules(name: str, **options: Value) -> Ruleset:
    """The rules on a map of this box."""
    return compiled(NAMES, {"map": name, **options}, 3, BOXES)


@pytest.mark.rule("5")
def test_targets_are_those_of_the_list() -> None:
    """Each map has the listed target."""
    assert {name: scenario.points for name, scenario in ALL.items()} == {
        name: TARGETS[name] for name in ALL
    }


@pytest.mark.rule("5")
def test_islands_pay_as_the_list_says() -> None:
    """On six maps settling in a zone, or on any foreign island, pays."""
    assert {name: scenario.bonus for name, scenario in ALL.items() if scenario.bonus} == {
        name: PAYS[name] for name in ALL if name in PAYS
    }


def test_every_map_has_its_scenario() -> None:
    """Each map has a scenario of its own, and there are no others."""
    assert SCENARIOS.keys() == MAPS.keys()
    for maps in charts():
        assert maps.SCENARIOS.keys() == maps.MAPS.keys()


@pytest.mark.rule("12.13")
@EACH
def test_a_game_begins_with_what_its_map_settles(name: str) -> None:
    """Target and island points are the map's, and the table can change the target."""
    game = Game.new(3, Seeded(b"any"), modules=NAMES, settings={"map": name}, boxes=BOXES)
    rules_of = game.state.rules

    assert rules_of.options["points"] == TARGETS[name]
    assert rules_of.answer(BONUS)(rules_of) == PAYS.get(name)
    assert rules(name, points=12).options["points"] == 12


@pytest.mark.rule("8.1")
@EACH
def test_there_are_no_ships_where_there_is_nowhere_to_sail(name: str) -> None:
    """Ore for Wool is played on the base game's island with its rules."""
    assert (BuildShip in rules(name).verbs) == (name != "ore_for_wool")


@pytest.mark.rule("8.2", "8.8")
@pytest.mark.parametrize(
    ("name", "board", "harbours"),
    [
        ("new_shores", "fixed", "printed"),
        ("new_shores", "variable", "shuffled"),
        ("desert", "variable", "shuffled"),
        ("four_islands", "variable", "printed"),
    ],
)
def test_harbours_are_shuffled_with_the_land(name: str, board: str, harbours: str) -> None:
    """Some maps shuffle harbors by default; the table may still keep them as printed."""
    assert rules(name, board=board).options["harbours"] == harbours
    assert rules(name, board=board, harbours="printed").options["harbours"] == "printed"


def test_the_usual_map_is_the_first_one() -> None:
    """Heading for New Shores, as printed, is the default."""
    options = compiled(NAMES, {}, 3, BOXES).options

    assert (options["map"], options["board"]) == ("new_shores", "fixed")
