"""The Harbormaster as a module: with which boxes it goes, its board, and how many points win."""

from __future__ import annotations

import pytest

from game import Game, Seeded
from game.base import MODULE as BASE
from game.core.codec import compiled
from game.core.rows import MAP
from game.harbormaster.module import MODULE as HARBORMASTER
from game.seafarers.module import MODULE as SEAFARERS
from game.table import maps_of

BOXES = (BASE, HARBORMASTER, SEAFARERS)


@pytest.mark.rule("6-4", "8.1")
def test_its_own_scenario_is_the_base_island_without_ships() -> None:
    """Eleven points, by the base game alone."""
    game = Game.new(3, Seeded(b"quay"), modules=("base", "harbormaster"), boxes=BOXES)
    rules = game.state.rules

    assert rules.options[MAP] == "harbormaster"
    assert rules.options["points"] == 11
    assert {award.name for award in rules.awards} == {
        "longest_road",
        "largest_army",
        "harbormaster",
    }
    assert {piece.name for piece in rules.pieces} == {"", "road", "settlement", "city"}
    assert len(game.state.land_hexes) == 19
    assert len(game.state.harbours) == 9


@pytest.mark.rule("6-4")
def test_any_map_may_have_it_for_a_point_more() -> None:
    """Those of the base game, and those of any box."""
    for names in (("base",), ("base", "seafarers")):
        with_it = ("base", "harbormaster", *names[1:])
        for name in maps_of(names, BOXES):
            plain = compiled(names, {MAP: name}, 3, BOXES).options["points"]
            more = compiled(with_it, {MAP: name}, 3, BOXES).options["points"]
            assert more == int(plain) + 1, name


@pytest.mark.rule("6-4")
def test_its_board_is_not_among_those_of_other_boxes() -> None:
    """Seafarers has maps of its own; with the base game there are three."""
    assert {*maps_of(("base", "harbormaster"), BOXES)} == {"variable", "beginner", "harbormaster"}
    assert "harbormaster" not in maps_of(("base", "harbormaster", "seafarers"), BOXES)


def test_a_table_may_set_another_target() -> None:
    """What is chosen stands."""
    rules = compiled(("base", "harbormaster"), {"points": 9}, 4, BOXES)

    assert rules.options["points"] == 9
