"""The computer and its fortress: it sails west, arms ships first, and wins more by it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.base import MODULE as BASE
from game.base.end_turn import EndTurn
from game.computer.standing import led
from game.pirate_islands.module import MODULE as PIRATES
from game.seafarers.build_ship import BuildShip
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.computer.duels import won
from tests.game.computer.players import chosen
from tests.game.pirate_islands.tables import LANDING, WHOLE, Raiding
from tests.game.tables import A

SHIP = "lumber wool"


def test_it_goes_on_with_its_line() -> None:
    """Its next ship continues the line."""
    table = Raiding(SHIP)
    action = chosen(table)

    assert isinstance(action, BuildShip)
    table.play(action)
    assert action.edge in table.line()


def test_it_comes_to_the_fortress_in_force_alone() -> None:
    """It values the last ship only with enough warships."""
    before = led(Raiding(ships={"a": f"{LANDING}; 0,7 SE; 0,7 SW"}).state, A)

    assert led(Raiding(ships={"a": WHOLE}).state, A) < before
    assert led(Raiding(ships={"a": WHOLE}, warships=4).state, A) > before


def test_close_to_the_goal_it_sails_on() -> None:
    """With nine points it builds a ship for the line, which it may keep for a settlement before."""
    hand, ships = f"{SHIP} brick", {"a": LANDING}
    assert chosen(Raiding(hand, ships=ships)) == EndTurn()

    table = Raiding(hand, ships=ships, cities={"a": "5,4 N; 5,5 N; 6,3 N; 7,2 N"})
    action = chosen(table)

    assert isinstance(action, BuildShip)
    table.play(action)
    assert action.edge in table.line()


@pytest.mark.soak
def test_it_beats_its_copies_that_stay_at_home() -> None:
    """With two seats against two, it wins more than half of two hundred games."""
    found = Counter(won((BASE, SEAFARERS, PIRATES), "pirate_islands", seed) for seed in range(200))
    print(found)

    assert found[True] > found[False]
