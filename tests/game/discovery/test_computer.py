"""The computer and finds: it heads for them, and wins more by it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.base import MODULE as BASE
from game.discovery.finds import draws
from game.discovery.module import MODULE as DISCOVERY
from game.discovery.parts import Treasures
from game.seafarers.build_ship import BuildShip
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.computer.duels import won
from tests.game.computer.players import chosen
from tests.game.discovery.tables import SHOAL, Depths
from tests.game.tables import A, B

NEAR = "1,0/1,1/2,0"
"""The corner that the next ship reaches."""


def test_it_sails_to_hidden_land() -> None:
    """It builds a ship toward hidden land, and none toward open sea."""
    table = Depths(SHOAL, "lumber wool", hidden="hills fields", tokens="4 10")

    assert chosen(table) == BuildShip(table.edge)
    assert not isinstance(chosen(Depths(SHOAL.replace("?", "~"), "lumber wool")), BuildShip)


def test_it_takes_a_treasure() -> None:
    """It builds a ship toward a treasure that it would not build otherwise."""
    table = Depths(SHOAL.replace("?", "~"), "lumber wool", treasures=NEAR)

    assert chosen(table) == BuildShip(table.edge)


def test_a_treasure_is_worth_something_until_it_is_taken() -> None:
    """Until it is taken, a treasure in reach has the same value for every seat."""
    table = Depths(SHOAL.replace("?", "~"), treasures=NEAR)
    (corner,) = table.state.part(Treasures).places
    assert draws(table.state, A, corner, 0.0) == draws(table.state, B, corner, 0.0) > 0

    table.state.change(Treasures, takers=(B,), kinds=("gold",))
    assert draws(table.state, A, corner, 0.0) == 0


@pytest.mark.soak
@pytest.mark.parametrize("where", ["fog_islands", "treasure_islands"])
def test_it_beats_its_copies_that_do_not_look_for_it(where: str) -> None:
    """With two seats against two, it wins more than half of two hundred games."""
    found = Counter(won((BASE, SEAFARERS, DISCOVERY), where, seed) for seed in range(200))
    print(where, found)

    assert found[True] > found[False]
