"""The Harbormaster as a module: its combinations, its board, and its target."""

from __future__ import annotations

import pytest

from game import Game, Seeded
from game.base import MODULE as BASE
from game.boxes import maps_of
from game.core.codec import compiled
from game.core.rows import MAP
from game.harbormaster.module import MODULE as HARBORMASTER

BOXES = (BASE, HARBORMASTER)
NAMES = ("base", "harbormaster")


@pytest.mark.rule("6-4", "8.1")
def test_its_own_scenario_is_the_base_island_without_ships() -> None:
    """Its target is eleven points, and it only needs the base game."""
    game = Game.new(3, Seeded(b"quay"), modules=NAMES, boxes=BOXES)
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
def test_the_maps_of_the_base_game_may_have_it_for_a_point_more() -> None:
    """Three boards can add it."""
    maps = maps_of(NAMES, BOXES)
    points = {name: compiled(NAMES, {MAP: name}, 3, BOXES).options["points"] for name in maps}

    assert points == {"variable": 11, "beginner": 11, "harbormaster": 11}


def test_a_table_may_set_another_target() -> None:
    """The table's own target is used."""
    rules = compiled(NAMES, {"points": 9}, 4, BOXES)

    assert rules.options["points"] == 9
