"""Cloth by number: the seats that get it, and villages with too little."""

from __future__ import annotations

import pytest

from game import Event
from game.base.roll import RollDice
from game.cloth.villages import ClothTaken
from game.core.points import points
from tests.game.cloth.tables import ELEVEN, HOMES, Trading
from tests.game.tables import A, B, C

DICE = [5, 6]


def got(events: list[Event]) -> list[tuple[int, bool]]:
    """Each seat that got a cloth, and whether it came from the general supply."""
    return [(e.seat, e.from_stock) for e in events if isinstance(e, ClothTaken)]


@pytest.mark.rule("8.11-3")
def test_a_number_brings_a_cloth_to_all_who_trade_there() -> None:
    """The cloth comes from the village, in turn order from the seat on turn."""
    table = Trading(trade="abc", stage="roll", turn="b").put(left={ELEVEN: 4})

    assert got(table.play(RollDice(), "b", die=DICE)) == [(B, False), (C, False), (A, False)]
    assert (table.in_village(), table.cloth.stock, table.held) == (1, 10, (2, 2, 2))


@pytest.mark.rule("8.11-3")
def test_other_numbers_bring_none() -> None:
    """Other numbers pay nothing, and this one pays nobody who trades elsewhere."""
    table = Trading(trade="ab", stage="roll")

    assert got(table.play(RollDice(), die=[4, 6])) == []


@pytest.mark.rule("8.11-3")
def test_what_a_village_lacks_comes_from_the_general_supply() -> None:
    """With one of three cloth left, the other two come from the supply."""
    table = Trading(trade="abc", stage="roll").put(left={ELEVEN: 1})

    assert got(table.play(RollDice(), die=DICE)) == [(A, False), (B, True), (C, True)]
    assert (table.in_village(), table.cloth.stock) == (0, 8)


@pytest.mark.rule("8.11-3")
def test_the_last_cloth_with_two_claimants() -> None:
    """The seat that comes first in turn order gets the last cloth."""
    table = Trading(trade="ab", stage="roll", turn="c").put(left={ELEVEN: 1}, stock=0)
    other = Trading(trade="ab", stage="roll", turn="b").put(left={ELEVEN: 1}, stock=0)

    assert got(table.play(RollDice(), "c", die=DICE)) == [(A, False)]
    assert got(other.play(RollDice(), "b", die=DICE)) == [(B, False)]
    assert (table.in_village(), table.cloth.stock, table.held) == (0, 0, (2, 1, 0))


@pytest.mark.rule("8.11-3")
def test_the_supply_goes_as_far_as_it_goes() -> None:
    """With one cloth in the village and one in the supply, the third seat gets none."""
    table = Trading(trade="abc", stage="roll", turn="c").put(left={ELEVEN: 1}, stock=1)

    assert got(table.play(RollDice(), "c", die=DICE)) == [(C, False), (A, True)]


@pytest.mark.rule("8.11-3")
def test_an_empty_village_gives_nothing() -> None:
    """An empty village gives nothing, even if the general supply has cloth."""
    table = Trading(trade="ab", stage="roll").put(left={ELEVEN: 0})

    assert got(table.play(RollDice(), die=DICE)) == []
    assert table.cloth.stock == 10


@pytest.mark.rule("8.11-3")
def test_numbers_work_on_land_too() -> None:
    """The same roll also produces cards."""
    table = Trading(settlements={**HOMES, "a": "4,1 S; 5,1 N"}, stage="roll")

    table.play(RollDice(), die=DICE)

    assert table.hand() == {"wool": 1}


@pytest.mark.rule("8.11-4")
def test_two_cloth_are_a_point() -> None:
    """A single cloth is worth nothing yet."""
    table = Trading()

    assert [points(table.put(held=(count, 0, 0)).state, A) for count in (0, 1, 2, 3, 4, 19)] == [
        0,
        0,
        1,
        1,
        2,
        9,
    ]
