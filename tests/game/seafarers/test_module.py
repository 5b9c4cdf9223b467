"""The manifest: the box's additions, and that a game without it has none of them."""

from __future__ import annotations

import pytest

from game.base import MODULE as BASE
from game.core.codec import compiled
from game.core.ruleset import Ruleset
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.seafarers.tables import ISLES

BOXES = (BASE, SEAFARERS, ISLES)


@pytest.fixture
def rules() -> Ruleset:
    """The rules of base game and ships."""
    return compiled(("base", "seafarers"), {}, 4, (BASE, SEAFARERS))


@pytest.mark.rule("1-1")
def test_what_everybody_has(rules: Ruleset) -> None:
    """Each player has fifteen ships, which count for routes and give no points."""
    ship = rules.pieces[rules.piece("ship")]

    assert (ship.on, ship.supply, ship.points, ship.is_route) == ("edge", 15, 0, True)


@pytest.mark.rule("3-2", "3-3")
def test_where_gold_is_asked_for(rules: Ruleset) -> None:
    """It comes after production, and between first cards and their road."""
    assert rules.plans["production"] == ("produce", "ask all gold")
    assert rules.plans["founding"] == ("first cards", "first gold", "first road")


@pytest.mark.rule("2-1")
def test_a_seven_asks_as_in_the_base_game(rules: Ruleset) -> None:
    """Robber or pirate is one question after the discards."""
    plain = compiled(("base",), {}, 4, (BASE,)).plans

    assert rules.plans["seven"] == plain["seven"]
    assert rules.plans["knight"] == plain["knight"]
