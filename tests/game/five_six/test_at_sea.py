"""Five and six players at sea: ships in both kinds of turn, and the maps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from game import BOXES as FOUND
from game.base.end_turn import EndTurn
from game.boxes import maps_of, offered, seats_for
from game.core.module import Module
from game.five_six.building import PHASE
from game.five_six.module import MODULE as FIVE_SIX
from game.five_six.paired import PART
from game.five_six.pass_building import PassBuilding
from game.seafarers.build_ship import BuildShip
from game.seafarers.families import SAIL
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.move_ship import MoveShip, No
from tests.game.five_six.tables import BOXES, D, Six
from tests.game.sketch import TERRAINS, Place
from tests.game.tables import Table

SHIP = "lumber wool"

BAY = r"""
        .       .       .
      /   \   /   \   /   \
    .       d       .       .
    |  F6   D  ~    |  ~    |
    .       .       .       .
  /   \   /   D   /   \   /   \
.       .       .       .       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with a line of two ships from d's settlement."""

FOR_FOUR = {"greater_catan_classic"}
"""The maps of Seafarers without a version for five and six."""


class Fleet(Six):
    """Six players on a drawn board with sea; a capital on an edge is a ship."""

    boxes: ClassVar[tuple[Module, ...]] = (FIVE_SIX, SEAFARERS)
    letters: ClassVar[Mapping[str, str]] = {**TERRAINS, "$": "gold"}

    def piece(self, place: Place, letter: str) -> str:
        """A ship or a road on an edge."""
        if len(place) == 2 and letter.isupper():
            return "ship"
        return Table.piece(self, place, letter)


def moves(table: Fleet) -> list[Any]:
    """The ship moves open to d."""
    return table.options(MoveShip, "d")


@pytest.mark.rule("13.8", "13.7-3")
def test_the_second_of_a_pair_moves_one_ship() -> None:
    """It moves one ship once, but not a ship it has just built."""
    table = Fleet(BAY, d=SHIP)
    assert moves(table) == []
    table.play(EndTurn())
    assert table.at() == ("d", PART)
    built = table.options(BuildShip, "d")[0].edge
    table.play(BuildShip(built), "d")

    assert moves(table)
    assert all(move.origin != built for move in moves(table))
    table.play(moves(table)[0], "d")

    assert moves(table) == []


@pytest.mark.rule("13.7-6")
def test_a_ship_is_moved_once_in_each_part() -> None:
    """With five players, a ship that d moved in a's pair can move again on d's own turn."""
    table = Fleet(BAY, seats=5)
    table.play(EndTurn())
    table.play(moves(table)[0], "d")
    table.play(EndTurn(), "d")

    table.turn_to("d")

    assert moves(table)


@pytest.mark.rule("13.8", "13.6-2")
def test_ships_are_built_in_the_building_phase_and_not_moved() -> None:
    """Ships can be built in the phase, but not moved."""
    table = Fleet(BAY, d=SHIP, options={"turns": "building"})
    table.play(EndTurn())

    assert table.at() == ("a", PHASE)
    assert table.verbs("d") == {BuildShip, PassBuilding}
    table.play(table.options(BuildShip, "d")[0], "d")
    assert SAIL not in {
        verb.family for verb in map(table.state.rules.verbs.get, table.verbs("d")) if verb
    }
    assert len(table.state.edges_of(D)) == 3


@pytest.mark.rule("13.8")
def test_a_ship_is_all_that_somebody_could_build() -> None:
    """A seat that could only build a ship is asked."""
    table = Fleet(BAY, d=SHIP, options={"turns": "building"})
    table.play(EndTurn())
    table.play(PassBuilding(), "d")

    assert table.at()[0] == "b"


@pytest.mark.rule("13.8")
def test_every_scenario_has_a_map() -> None:
    """Each map of Seafarers for four has one for five and six, but for a printed second one."""
    from game.discovery.module import MODULE as DISCOVERY
    from game.new_world.module import MODULE as NEW_WORLD

    boxes = (*BOXES, SEAFARERS, DISCOVERY, NEW_WORLD)
    names = ("base", "five_six", "seafarers")

    assert names in offered(boxes)
    assert seats_for(names, boxes) == {5, 6}
    few = maps_of(("base", "seafarers"), boxes).keys()
    assert maps_of(names, boxes).keys() == few - FOR_FOUR
    assert few > FOR_FOUR
    assert No.__members__


def test_no_box_but_these_knows_of_more_seats() -> None:
    """All other boxes play with three or four, or with two."""
    known = {"five_six", "cities_knights", "knights_at_sea", "seafarers", "discovery", "new_world"}

    assert not [box.name for box in FOUND if box.name not in known and box.seats - {2, 3, 4}]
