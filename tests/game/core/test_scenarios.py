"""Scenarios: modules that come with a map rather than by choice."""

from __future__ import annotations

import pytest

from game import BOXES, BadSetup, Game, Seeded, boxes_of, maps_of, offered
from game.base.maps import variable
from game.core.codec import compiled
from game.core.module import Module
from game.core.rows import Option

SEA = Module(name="sea", seats=frozenset({3, 4}), needs=("base",))
ISLES = Module(
    name="isles",
    seats=frozenset({3}),
    scenario_of="sea",
    needs=("base", "sea"),
    excludes=("gods",),
    options=(Option("map", ("isles",), "isles"),),
    maps={"isles": variable},
)
HERE = (next(box for box in BOXES if box.name == "base"), SEA, ISLES)


def test_a_scenario_is_never_chosen_itself() -> None:
    """Boxes are offered for choice, and scenarios are not."""
    assert offered(HERE) == (("base",), ("base", "sea"))
    assert boxes_of(("base", "sea", "isles"), HERE) == ("base", "sea")


def test_a_scenario_comes_with_its_map() -> None:
    """The scenario's map is listed under its box, with everything played on it."""
    base, both = ("base",), ("base", "sea")

    assert maps_of(base, HERE) == {"beginner": base, "variable": base}
    assert maps_of(both, HERE) == {"beginner": both, "variable": both, "isles": (*both, "isles")}


def test_a_map_is_played_with_what_it_comes_with() -> None:
    """A game on the map starts with everything that comes with it."""
    modules = maps_of(("base", "sea"), HERE)["isles"]

    game = Game.new(3, Seeded(b"any"), modules=modules, settings={"map": "isles"}, boxes=HERE)

    assert [*game.state.rules.modules] == ["base", "sea", "isles"]


def test_a_scenario_keeps_out_of_what_it_excludes() -> None:
    """The map is not offered with a box that the scenario excludes."""
    gods = Module(name="gods", seats=frozenset({3, 4}), needs=("base",))
    here = (*HERE[:2], gods, ISLES)

    assert "isles" in maps_of(("base", "sea"), here)
    assert "isles" not in maps_of(("base", "sea", "gods"), here)


def test_a_map_may_be_for_some_numbers_of_seats() -> None:
    """The map is not a value of the option for other numbers of seats."""
    isles = Module(
        name="isles",
        seats=frozenset({3, 4}),
        needs=("base",),
        options=(Option("map", ("isles",), "variable"),),
        maps={"isles": variable},
        seats_on={"isles": frozenset({3})},
    )
    here, names = (HERE[0], isles), ("base", "isles")

    maps = [
        next(row.values for row in compiled(names, {}, seats, here).rows if row.name == "map")
        for seats in (3, 4)
    ]

    assert maps == [("beginner", "variable", "isles"), ("beginner", "variable")]
    with pytest.raises(BadSetup, match="option 'map' cannot be 'isles'"):
        compiled(names, {"map": "isles"}, 4, here)


def test_boxes_that_leave_no_number_of_seats_are_not_offered_together() -> None:
    """Boxes with no common number of seats are not offered together."""
    duel = Module(name="duel", seats=frozenset({2}), opens={"base": frozenset({2})})

    assert offered((*HERE[:2], duel)) == (("base",), ("base", "sea"), ("base", "duel"))
