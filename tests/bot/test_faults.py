"""What people are told when something does not work."""

from __future__ import annotations

import pytest

from bot import faults
from game import EdgeId, Game, Illegal, Seat
from game.base.build_road import BuildRoad
from game.base.refusals import No
from tests.words.tables import Dice
from words import Words


@pytest.mark.parametrize(("language", "price"), [("en", "1 brick"), ("es", "1 de arcilla")])
def test_a_price_that_is_not_covered_is_named(language: str, price: str) -> None:
    """Who cannot pay for a road is told what a road costs."""
    game = Game.new(3, Dice(1))
    refused = Illegal(No.CANNOT_PAY, BuildRoad(EdgeId(0)), game.state.rules)

    assert price in faults.sentence(refused, Words(language))


def test_a_refusal_carries_the_rules_it_was_given_under() -> None:
    """What the engine refuses says under which rules, so that a sentence can name prices."""
    game = Game.new(3, Dice(1))

    with pytest.raises(Illegal) as refused:
        game.play(Seat(0), BuildRoad(EdgeId(0)), Dice(1))

    assert refused.value.rules is game.state.rules
