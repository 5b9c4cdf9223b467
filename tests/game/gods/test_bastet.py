"""Bastet: the robber returns to the desert."""

from __future__ import annotations

from typing import Any

import pytest

from game.base.bank_gift import CardsTaken
from game.base.move_robber import RobberMoved
from game.base.refusals import No as Base
from game.base.roll import RollDice
from game.core.refusals import No as Core
from game.gods.after_use import FlipGod
from game.gods.bastet import No, UseBastet
from game.gods.refusals import No as Gods
from tests.game.gods.tables import LAND, GodsTable
from tests.game.tables import A, cards

ROBBED = LAND.replace("F6   a", "F6*  a").replace("D*  ", "D+  ")
"""A board where the robber keeps lumber from a."""


def bastet(drawing: str = ROBBED, **rest: Any) -> GodsTable:
    """A table where a has Bastet."""
    return GodsTable(drawing, "", "ore", gods="bastet", **rest)


@pytest.mark.rule("2.3 Bastet", "5.2")
def test_the_robber_goes_home_and_leaves_a_card() -> None:
    """It moves to the desert and a takes a card of its old hex; nobody is robbed."""
    table = bastet()
    origin = table.state.topology.hex((0, 0))

    assert table.helped(UseBastet(table.hex)) == [
        RobberMoved(seat=A, origin=origin, to=table.hex),
        CardsTaken(seat=A, cards=cards("lumber")),
    ]
    table.settles()


@pytest.mark.rule("2.3 Bastet", "5.2")
def test_before_the_roll_as_well() -> None:
    """Before the roll it also works, and then the freed hex pays."""
    table = bastet(stage="roll")

    table.helped(UseBastet(table.hex))
    table.play(FlipGod())
    table.play(RollDice(), die=[3, 3])

    assert table.hand() == {"lumber": 2}


@pytest.mark.rule("2.3 Bastet", "2.4 Bastet")
def test_not_in_the_middle_of_a_seven() -> None:
    """Discards and robber come first."""
    table = bastet(stage="roll")
    table.play(RollDice(), die=[3, 4])

    assert table.owes() == [("a", "robber")]
    assert table.why_not(UseBastet(table.hex)) is Core.NOT_NOW


@pytest.mark.rule("2.3 Bastet")
def test_only_to_a_desert_and_only_from_elsewhere() -> None:
    """The robber must be on a hex that yields, and there must be a desert."""
    table, at_home = bastet(), bastet(LAND)

    table.offers(UseBastet)
    hexes = table.state.topology
    assert table.why_not(UseBastet(hexes.hex((1, 0)))) is No.NO_DESERT
    assert table.why_not(UseBastet(hexes.hex((0, -1)))) is Base.NO_SUCH_PLACE
    assert at_home.why_not(UseBastet(hexes.hex((-1, 1)))) is No.KEEPS_NOTHING


@pytest.mark.rule("2.4 Bastet", "2.4 supply")
def test_without_such_a_card_in_the_bank_there_is_none() -> None:
    """If the bank lacks the card, the robber still goes home and the use counts."""
    table = bastet(bank="5 ore")

    (moved,) = table.helped(UseBastet(table.hex))

    assert isinstance(moved, RobberMoved)
    table.settles()


@pytest.mark.rule("2.2.4", "2.3 Bastet")
def test_used_before_the_roll_she_is_used_for_this_turn() -> None:
    """Used before the roll, she cannot be used again after it."""
    table = bastet(stage="roll")
    table.helped(UseBastet(table.hex))
    table.play(FlipGod())
    table.play(RollDice(), die=[1, 1])

    assert table.why_not(UseBastet(table.hex)) is Gods.NOT_THIS_TURN
