"""The computer and cloth: it heads for villages, and wins more by it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.base import MODULE as BASE
from game.cloth.module import MODULE as CLOTH
from game.computer.standing import led, reach
from game.seafarers.build_ship import BuildShip
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.cloth.tables import HOMES, ROUTES, Trading, routes
from tests.game.computer.duels import won
from tests.game.computer.players import chosen
from tests.game.tables import A

VILLAGES = ("1,4 S", "1,4 N", "2,5 S", "2,5 N", "3,3 S", "3,3 N", "4,4 S", "4,4 N")


def test_it_builds_the_ship_that_reaches_a_village() -> None:
    """It builds the ship that reaches a village, and values the result higher than before."""
    table = Trading("lumber wool", settlements=HOMES)
    before = led(table.state, A)

    assert chosen(table) == BuildShip(table.edge_at(ROUTES["a"]))
    table.play(chosen(table))
    assert led(table.state, A) > before


def test_a_village_is_worth_what_it_has_left() -> None:
    """An empty village is only worth the first trade."""
    table = Trading(settlements=HOMES, ships=routes("a"))
    full = led(table.state, A)
    table.put(left={"3,3 N": 1})
    assert led(table.state, A) < full

    apart = Trading(settlements=HOMES)
    before = reach(apart.state, A)
    apart.put(left=dict.fromkeys(VILLAGES, 0))
    assert reach(apart.state, A) < before


@pytest.mark.soak
def test_it_beats_its_copies_that_do_not_trade() -> None:
    """With two seats against two, it wins more than half of two hundred games."""
    found = Counter(won((BASE, SEAFARERS, CLOTH), "cloth", seed) for seed in range(200))
    print(found)

    assert found[True] > found[False]
