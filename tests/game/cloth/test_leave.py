"""Leaving for good: the leaver's cloth."""

from __future__ import annotations

from game.base.end_turn import EndTurn
from game.base.roll import RollDice
from game.cloth.leave import ClothReturned
from game.cloth.villages import TradeCut
from game.core.points import points
from tests.game.cloth.tables import ELEVEN, Trading
from tests.game.tables import B


def test_its_cloth_goes_to_the_general_supply() -> None:
    """The seat trades with no village anymore; its ships and settlements stay."""
    table = Trading(trade="ab").put(held=(1, 5, 0))

    events = table.leave("b")

    assert ClothReturned(seat=B, count=5) in events
    assert TradeCut(seat=B, village=table.corner_at(ELEVEN)) in events
    assert (table.cloth.stock, table.held, table.traders()) == (15, (1, 0, 0), "a")
    assert points(table.state, B) == 1


def test_numbers_bring_it_nothing() -> None:
    """A village's number pays only the seats that are left."""
    table = Trading(trade="ab", turn="a")
    table.leave("b")
    table.play(EndTurn())

    table.play(RollDice(), "c", die=[5, 6])

    assert table.held == (2, 0, 0)
