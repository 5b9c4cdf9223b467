"""Amun: one kind of card goes 2:1 to the bank until the turn ends."""

from __future__ import annotations

from typing import Any

import pytest

from game.base.bank_trade import BankTraded
from game.base.bank_trade import No as Bank
from game.base.build_road import BuildRoad
from game.base.end_turn import EndTurn, TurnEnded
from game.base.refusals import No as Base
from game.base.turn import No as Turn
from game.gods.after_use import FlipGod, GodFlipped
from game.gods.amun import UseAmun
from tests.game.gods.tables import LAND, GodsTable
from tests.game.tables import A, bank_trade, cards, kind

ORE, WOOL, GRAIN = kind("ore"), kind("wool"), kind("grain")


def amun(hand: str, **rest: Any) -> GodsTable:
    """A table where a has Amun."""
    return GodsTable(LAND, hand, gods="amun", **rest)


@pytest.mark.rule("2.3 Amun", "2.4 Amun")
def test_he_is_used_by_a_first_trade() -> None:
    """Two cards of the kind buy one other."""
    table = amun("2 ore")

    assert table.helped(UseAmun(ORE, WOOL)) == [
        BankTraded(seat=A, give=cards("2 ore"), get=cards("wool"))
    ]
    assert (table.hand(), table.owes()) == ({"wool": 1}, [("a", "turn")])


@pytest.mark.rule("2.3 Amun")
def test_the_rate_holds_for_the_rest_of_the_turn() -> None:
    """Any number of trades of that kind are 2:1, and of no other."""
    table = amun("6 ore 3 wool")
    table.helped(UseAmun(ORE, GRAIN))

    assert (table.rate("ore"), table.rate("wool"), table.rate("ore", "b")) == (2, 4, 4)
    table.push_on(("a", bank_trade("ore", "grain")), ("a", bank_trade("ore", "grain")))
    assert table.hand() == {"wool": 3, "grain": 3}


@pytest.mark.rule("2.3 Amun")
def test_the_rate_ends_with_the_turn() -> None:
    """In the next turn the bank asks for four again."""
    table = amun("2 ore")
    table.helped(UseAmun(ORE, WOOL))

    table.turn_to("a")

    assert table.rate("ore") == 4


@pytest.mark.rule("2.4 Amun", "5.6")
def test_he_is_settled_at_the_end_of_the_turn() -> None:
    """The card is turned or exchanged after the turn, before the next one begins."""
    table = amun("2 ore")
    table.helped(UseAmun(ORE, WOOL))

    assert table.play(EndTurn()) == [TurnEnded(seat=A)]
    assert table.owes() == [("a", "after use")]
    assert table.play(FlipGod())[0] == GodFlipped(seat=A, god="amun")
    assert table.owes() == [("b", "roll")]


@pytest.mark.rule("2.4 Amun", "2.2.5")
def test_without_a_trade_he_does_not_help() -> None:
    """It needs two cards, another kind, and a bank that has it."""
    table = amun("2 ore wool", bank="grain")

    assert table.why_not(UseAmun(WOOL, GRAIN)) is Bank.TOO_FEW
    assert table.why_not(UseAmun(ORE, WOOL)) is Bank.BANK_LACKS
    assert table.why_not(UseAmun(ORE, ORE)) is Bank.SAME_KIND
    assert table.why_not(UseAmun(ORE, 5)) is Base.NO_SUCH_KIND
    assert table.options(UseAmun) == [UseAmun(ORE, GRAIN)]


@pytest.mark.rule("2.3 Amun")
def test_he_trades_where_trading_is_open() -> None:
    """With separate phases the first build ends his trades as well."""
    table = amun("2 ore brick lumber", options={"phases": "separate"})
    table.play(table.options(BuildRoad)[0])

    assert table.why_not(UseAmun(ORE, WOOL)) is Turn.TRADING_IS_OVER
