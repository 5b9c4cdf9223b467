"""Playing monopoly."""

from __future__ import annotations

import pytest

from game.base.dev_cards import CardPlayed
from game.base.play_monopoly import CardsCalledIn, PlayMonopoly
from game.base.refusals import No as Base
from tests.game.tables import A, Table, bank_trade, kind

LAND = r"""
        .
      /   \
    .       .
    |  D*   |
    .       .
      \   /
        .
"""
ORE = kind("ore")


@pytest.mark.rule("12.C7")
def test_everybody_hands_over_all_of_a_kind() -> None:
    """All others hand over every ore, and everyone sees how many each gave."""
    table = Table(LAND, "ore", "2 ore wool", "3 ore", "wool", seats=4, held={"a": "monopoly"})

    events = table.play(PlayMonopoly(ORE))

    assert events == [
        CardPlayed(seat=A, card="monopoly"),
        CardsCalledIn(seat=A, card=ORE, given=(0, 2, 3, 0)),
    ]
    assert [table.hand(seat) for seat in "abcd"] == [{"ore": 6}, {"wool": 1}, {}, {"wool": 1}]


@pytest.mark.rule("12.C7")
def test_monopoly_may_come_to_nothing() -> None:
    """Monopoly can be played even if nobody has the named card."""
    table = Table(LAND, b="wool", held={"a": "monopoly"})

    events = table.play(PlayMonopoly(ORE))

    assert events[1:] == [CardsCalledIn(seat=A, card=ORE, given=(0, 0, 0))]


@pytest.mark.rule("12.C7")
def test_the_bank_is_not_called_in() -> None:
    """Monopoly takes nothing from the bank."""
    table = Table(LAND, held={"a": "monopoly"})

    table.play(PlayMonopoly(ORE))

    assert table.bank()["ore"] == 19


def test_any_kind_may_be_named_and_no_other() -> None:
    """All five kinds can be named, and a number that is no kind is refused."""
    table = Table(LAND, held={"a": "monopoly"})

    table.agrees([PlayMonopoly(number) for number in range(-1, 7)])

    assert table.why_not(PlayMonopoly(5)) is Base.NO_SUCH_KIND


@pytest.mark.rule("12.C7")
def test_one_may_trade_first() -> None:
    """You can trade with the bank and then play monopoly."""
    table = Table(LAND, "4 wool", "2 ore", held={"a": "monopoly"})
    table.play(bank_trade("wool", "ore"))

    table.play(PlayMonopoly(ORE))

    assert table.hand() == {"ore": 3}
