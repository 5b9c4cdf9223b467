"""Ptah: a road with one card of its price replaced."""

from __future__ import annotations

import pytest

from game.base.build_road import RoadBuilt
from game.base.free_road import LayFreeRoad
from game.base.play_roads import No as Roads
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.gods.ptah import UsePtah
from game.gods.refusals import No
from tests.game.gods.tables import GodsTable
from tests.game.tables import A, cards

LAND = r"""
        .       .
      /   a   +   \
    .       a       .
    |  F6   +  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


def ptah(hand: str, drawing: str = LAND, left: int = 15) -> GodsTable:
    """A table where a has Ptah and *left* roads."""
    return GodsTable(drawing, hand, gods="ptah", supply={"a": {"road": left}})


@pytest.mark.rule("2.3 Ptah")
def test_one_card_of_the_price_is_replaced() -> None:
    """Brick and wool are paid, and a road is laid at once in any allowed place."""
    table = ptah("brick wool")

    assert table.helped(UsePtah(cards("brick wool"))) == [Paid(seat=A, cards=cards("brick wool"))]
    assert (table.hand(), table.owes()) == ({}, [("a", "free road")])


@pytest.mark.rule("2.3 Ptah")
def test_the_road_is_laid_like_any_other() -> None:
    """The usual rules decide where the road goes, and then Ptah's help is over."""
    table = GodsTable(LAND.replace("a   +   \\", "a   /   \\"), "brick wool", gods="ptah")
    table.helped(UsePtah(cards("brick wool")))
    edge = table.options(LayFreeRoad)[0].edge

    assert table.play(LayFreeRoad(edge)) == [RoadBuilt(seat=A, edge=edge)]
    assert table.left("road") == 13
    table.settles()


@pytest.mark.rule("2.3 Ptah", "2.2.5")
def test_the_plain_price_needs_no_god() -> None:
    """Exactly one card of the price must be replaced."""
    table = ptah("2 brick 2 lumber 2 wool")

    for paid in ("brick lumber", "2 wool", "brick", "brick lumber wool", ""):
        assert table.why_not(UsePtah(cards(paid))) is No.NOT_ONE_SWAP


@pytest.mark.rule("2.4 Ptah", "5.7")
def test_the_other_kind_may_be_of_the_price_too() -> None:
    """Two brick will do, and so will two lumber."""
    table = ptah("2 brick")

    assert table.options(UsePtah) == [UsePtah(cards("2 brick"))]


def test_who_can_pay_nothing_is_told_so() -> None:
    """If you cannot pay for any exchange, the refusal says that, whatever you asked for."""
    assert ptah("brick").why_not(UsePtah(cards(""))) is Base.CANNOT_PAY


@pytest.mark.rule("2.3 Ptah")
def test_every_payment_that_the_hand_covers_is_offered() -> None:
    """Each card of the price can go with any one other card in the hand."""
    table = ptah("brick ore grain")

    assert {option.cards for option in table.options(UsePtah)} == {
        cards("brick ore"),
        cards("brick grain"),
    }
    assert table.why_not(UsePtah(cards("lumber ore"))) is Base.CANNOT_PAY


@pytest.mark.rule("2.4 Ptah", "5.7")
def test_it_is_for_roads_alone_and_once() -> None:
    """Each use lays one road and nothing else."""
    table = ptah("2 brick 2 wool")
    table.helped(UsePtah(cards("brick wool")))
    table.play(LayFreeRoad(table.options(LayFreeRoad)[0].edge))

    table.settles()
    assert table.hand() == {"brick": 1, "wool": 1}


@pytest.mark.rule("2.2.5")
def test_without_a_road_or_a_place_ptah_does_not_help() -> None:
    """He needs a road in the supply and a place for it."""
    full = r"""
        .
      b   b
    .       .
    b  D*   b
    .       .
      b   b
        .
    """

    assert ptah("2 brick", left=0).why_not(UsePtah(cards("2 brick"))) is Base.NO_PIECE_LEFT
    assert ptah("2 brick", full).why_not(UsePtah(cards("2 brick"))) is Roads.NO_PLACE
