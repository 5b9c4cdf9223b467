"""Resource monopoly and trade monopoly."""

from __future__ import annotations

import pytest

from game.base.refusals import No as Base
from game.cities_knights.play_monopolies import (
    CardsDemanded,
    PlayResourceMonopoly,
    PlayTradeMonopoly,
)
from game.cities_knights.progress import No
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_harvest import ROUND
from tests.game.tables import A

CARD = {"a": "resource_monopoly trade_monopoly"}


@pytest.mark.rule("8.3 Resource Monopoly")
def test_two_of_a_resource_from_each() -> None:
    """Each other player gives two, or their only one."""
    table = Isle(ROUND, b="3 ore coin", c="ore wool", held=CARD)
    ore = table.kind("ore")

    events = table.play(PlayResourceMonopoly(ore))

    assert events[1:] == [CardsDemanded(seat=A, card=ore, given=(0, 2, 1))]
    assert table.hand() == {"ore": 3}
    assert table.hand("b") == {"ore": 1, "coin": 1}


@pytest.mark.rule("8.3 Trade Monopoly")
def test_one_of_a_commodity_from_each() -> None:
    """A player without the commodity gives none."""
    table = Isle(ROUND, b="3 coin", c="wool", held=CARD)
    coin = table.kind("coin")

    events = table.play(PlayTradeMonopoly(coin))

    assert events[1:] == [CardsDemanded(seat=A, card=coin, given=(0, 1, 0))]
    assert table.hand() == {"coin": 1}


@pytest.mark.rule("8.3 Resource Monopoly", "8.3 Trade Monopoly")
def test_each_names_its_own_kinds() -> None:
    """A resource monopoly names no commodity, and a trade monopoly no resource."""
    table = Isle(ROUND, b="ore coin cloth paper lumber brick wool grain", held=CARD)

    assert [one.card for one in table.options(PlayResourceMonopoly)] == [0, 1, 2, 3, 4]
    assert [one.card for one in table.options(PlayTradeMonopoly)] == [5, 6, 7]
    assert table.why_not(PlayResourceMonopoly(5)) is Base.NO_SUCH_KIND
    assert table.why_not(PlayTradeMonopoly(4)) is Base.NO_SUCH_KIND


@pytest.mark.rule("8.3 Resource Monopoly", "8.3 Trade Monopoly", "2.5")
def test_hidden_hands_are_not_asked() -> None:
    """It can be spent for nothing, unless everyone sees that nobody can have the card."""
    table = Isle(ROUND, "ore", b="wool", held=CARD)
    table.play(PlayResourceMonopoly(4))
    assert (table.hand(), table.held()) == ({"ore": 1}, ["trade_monopoly"])

    open_bank = Isle(ROUND, b="wool", held=CARD)
    assert open_bank.why_not(PlayResourceMonopoly(4)) is No.NO_EFFECT
    hidden = Isle(ROUND, b="wool", held=CARD, options={"bank": "hidden"})
    hidden.play(PlayResourceMonopoly(4))
    nobody = Isle(ROUND, "ore coin", held=CARD)
    assert nobody.options(PlayTradeMonopoly) == []
    assert nobody.options(PlayResourceMonopoly) == []
