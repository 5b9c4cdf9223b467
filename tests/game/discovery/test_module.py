"""The manifest: settings of this box's maps, and that other maps have none of it."""

from __future__ import annotations

import pytest

from game import BOXES as FOUND
from game import Game, Seeded, maps_of
from game.base import MODULE as BASE
from game.base.build_road import BuildRoad
from game.core.codec import compiled
from game.core.rows import Value
from game.core.ruleset import Ruleset
from game.discovery.maps import MAPS
from game.discovery.module import MODULE as DISCOVERY
from game.discovery.parts import Fog, NumberSupply, Treasures
from game.seafarers.build_ship import BuildShip
from game.seafarers.free_ship import LayFirstShip, LayFreeShip
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.move_ship import MoveShip
from game.seafarers.parts import Islands, Pirate
from game.seafarers.questions import BONUS
from tests.house import needs

BOXES = (BASE, SEAFARERS, DISCOVERY)
NAMES = tuple(box.name for box in BOXES)
SHIPS = {BuildShip, LayFirstShip, LayFreeShip, MoveShip}

TARGETS = {
    "treasure_islands": 13,
    "fog_islands": 12,
    "oasis": 10,
    "greater_catan": 18,
    "greater_catan_classic": 18,
}


def rules(where: str, **options: Value) -> Ruleset:
    """The rules on a map."""
    return compiled(NAMES, {"map": where, **options}, 4, BOXES)


def begun(where: str, **options: Value) -> Game:
    """A game on a map."""
    return Game.new(4, Seeded(b"x"), modules=NAMES, settings={"map": where, **options}, boxes=BOXES)


def test_the_module_comes_with_its_maps() -> None:
    """The module is a scenario of Seafarers with five maps."""
    found = maps_of(("base", "seafarers"), BOXES)

    assert {name for name, modules in found.items() if modules == NAMES} == MAPS.keys()


@pytest.mark.rule("8.4", "8.6", "8.7", "8.9")
@pytest.mark.parametrize("where", MAPS)
def test_a_map_settles_its_target_and_that_islands_pay_nothing(where: str) -> None:
    """Islands pay nothing, and the table can change the target."""
    table = rules(where)

    assert table.options["points"] == TARGETS[where]
    assert table.answer(BONUS)(table) is None
    assert rules(where, points=11).options["points"] == 11


@pytest.mark.rule("8.7")
@pytest.mark.parametrize("where", MAPS)
def test_the_oasis_has_roads_in_place_of_ships(where: str) -> None:
    """There are thirty roads; other maps have fifteen roads and fifteen ships."""
    table = rules(where)
    roads = table.pieces[table.piece("road")].supply

    is_oasis = where == "oasis"
    assert roads == (30 if is_oasis else 15)
    assert {*table.verbs} & SHIPS == (set() if is_oasis else SHIPS)
    assert BuildRoad in table.verbs
    assert begun(where).state.part(Pirate).is_there == (not is_oasis)


@needs("five_six")
@pytest.mark.rule("7-1", "7-9")
@pytest.mark.parametrize("seats", [5, 6])
def test_many_have_eight_cities_on_greater_catan(seats: int) -> None:
    """Four is still a choice, and no other map has more than four."""
    names = ("base", "five_six", *NAMES[1:])

    def cities(where: str, **options: Value) -> int:
        table = compiled(names, {"map": where, **options}, seats, FOUND)
        return table.pieces[table.piece("city")].supply

    assert cities("greater_catan") == 8
    assert cities("greater_catan", cities=4) == cities("fog_islands") == 4


@pytest.mark.rule("7-1")
@pytest.mark.parametrize(("where", "cities"), [("greater_catan", 4), ("greater_catan_classic", 8)])
def test_what_everybody_has_on_greater_catan(where: str, cities: int) -> None:
    """There are five settlements, robber, pirate, and four cities, or eight by an option."""
    for table, count in (
        (rules(where), cities),
        (rules(where, cities=4), 4),
        (rules(where, cities=8), 8),
    ):
        found = [table.pieces[table.piece(name)].supply for name in ("settlement", "city")]
        assert found == [5, count]
    assert begun(where).state.part(Islands).points == (0, 0, 0, 0)


def test_each_map_has_what_is_to_be_found_on_it() -> None:
    """Each map has hidden hexes, treasures, or land without numbers."""
    found = {}
    for where in MAPS:
        state = begun(where).state
        parts = state.part(Fog).terrains, state.part(Treasures).places, state.part(NumberSupply).new
        found[where] = tuple(map(len, parts))

    assert found == {
        "treasure_islands": (15, 10, 0),
        "fog_islands": (12, 0, 0),
        "oasis": (15, 6, 0),
        "greater_catan": (0, 0, 19),
        "greater_catan_classic": (0, 0, 18),
    }


@pytest.mark.rule("4.1-4", "4.2-4", "7-2", "7-7")
def test_what_a_table_may_choose() -> None:
    """Each option has these values and this default."""
    usual = rules("fog_islands").options
    own = {row.name: row.values for row in DISCOVERY.options if row.name != "map"}

    assert {name: usual[name] for name in own} == {
        "fog_reward_setup": True,
        "treasure_points": False,
        "number_trigger": "ship",
        "number_touch": "corner",
        "greater_supply": "map",
        "cities": 4,
    }
    assert all(len(values) == 2 for values in own.values())


def test_on_other_maps_there_is_nothing_to_find() -> None:
    """Games on other maps of Seafarers are the same as without the module."""
    plain = Game.new(
        4, Seeded(b"x"), modules=NAMES[:2], settings={"map": "new_shores"}, boxes=BOXES
    )
    game = begun("new_shores")

    assert game.state.terrain == plain.state.terrain
    assert game.options(game.state.turn) == plain.options(plain.state.turn)
    assert not game.state.part(Fog).terrains
    assert not game.state.part(Treasures).places
    assert not game.state.part(NumberSupply).new
