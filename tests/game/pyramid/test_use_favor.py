"""The Vizier's Favor: one card exchanged for another, once a turn."""

from __future__ import annotations

import pytest

from game.base.bank_trade import No as Bank
from game.base.bank_trade import TradeWithBank
from game.base.end_turn import EndTurn
from game.base.refusals import No as Base
from game.core.refusals import No as Core
from game.pyramid.build_block import BuildBlock
from game.pyramid.use_favor import FavorUsed, No, UseFavor
from tests.game.pyramid.tables import BANK, River
from tests.game.tables import A, cards, kind


def use(give: str, get: str) -> UseFavor:
    """The exchange of a card named *give* for one named *get*."""
    return UseFavor(kind(give), kind(get))


@pytest.mark.rule("3.4")
def test_a_card_is_exchanged_for_a_card() -> None:
    """An ore goes to the bank and a grain comes back."""
    table = River(BANK, "2 ore", laid="a")

    events = table.play(use("ore", "grain"))

    assert events == [FavorUsed(seat=A, give=cards("ore"), get=cards("grain"))]
    assert (table.hand(), table.bank()["grain"]) == ({"ore": 1, "grain": 1}, 18)


@pytest.mark.rule("3.4", "5.12")
def test_it_is_used_once_a_turn() -> None:
    """A second exchange must wait for the next own turn."""
    table = River(BANK, "3 ore", laid="a")
    table.play(use("ore", "grain"))

    assert table.why_not(use("ore", "grain")) is No.ONCE_A_TURN
    assert table.options(UseFavor) == []
    table.turn_to("a")
    assert use("ore", "grain") in table.options(UseFavor)


@pytest.mark.rule("3.4", "5.12")
def test_gaining_it_anew_gives_no_second_use() -> None:
    """A block that keeps the Favor does not allow a second use this turn."""
    table = River(BANK, "3 ore lumber", laid="a")
    table.play(use("ore", "grain"))
    table.play(BuildBlock())

    assert table.why_not(use("ore", "grain")) is No.ONCE_A_TURN


@pytest.mark.rule("3.4")
def test_it_may_be_used_on_the_turn_it_came() -> None:
    """It can be used after the block that brought it."""
    table = River(BANK, "2 ore lumber", laid="b")
    table.play(BuildBlock())

    assert use("ore", "grain") in table.options(UseFavor)


@pytest.mark.rule("3.4")
def test_it_is_open_after_building_where_trading_is_not() -> None:
    """With separate phases a block ends trading, but the Favor is not a trade."""
    table = River(BANK, "6 ore lumber", options={"phases": "separate"})
    table.play(BuildBlock())

    assert TradeWithBank not in table.verbs()
    assert use("ore", "grain") in table.options(UseFavor)


@pytest.mark.rule("3.4")
def test_only_its_owner_uses_it() -> None:
    """A player on turn without the favor has no such exchange."""
    table = River(BANK, "3 ore", laid="b")

    assert table.why_not(use("ore", "grain")) is No.NOT_YOURS
    assert table.options(UseFavor) == []


@pytest.mark.rule("3.4")
def test_it_serves_the_own_turn_alone() -> None:
    """Its holder cannot use it on another's turn."""
    table = River(BANK, b="3 ore", laid="b")

    assert table.why_not(use("ore", "grain"), by="b") is Core.NOT_YOUR_TURN
    assert table.options(UseFavor, "b") == []


@pytest.mark.rule("3.4", "5.12")
def test_it_waits_for_the_roll() -> None:
    """It cannot be used before the roll."""
    table = River(BANK, "3 ore", laid="a", stage="roll")

    assert table.why_not(use("ore", "grain")) is Core.NOT_NOW
    assert table.options(UseFavor) == []


def test_each_broken_rule_has_its_name() -> None:
    """The same kind, no card, an empty bank and an unknown kind have different refusals."""
    table = River(BANK, "2 ore", laid="a", bank="9 wool")

    assert table.why_not(use("ore", "ore")) is Bank.SAME_KIND
    assert table.why_not(use("wool", "ore")) is No.NOT_IN_HAND
    assert table.why_not(use("ore", "grain")) is Bank.BANK_LACKS
    assert table.why_not(UseFavor(0, 9)) is Base.NO_SUCH_KIND


def test_refuse_and_options_agree() -> None:
    """Exactly the listed exchanges are allowed."""
    table = River(BANK, "2 ore wool", laid="a", bank="lumber ore")

    table.agrees(UseFavor(give, get) for give in range(-1, 6) for get in range(-1, 6))


def test_the_turn_ends_without_it() -> None:
    """A turn can end without using it."""
    table = River(BANK, "2 ore", laid="a")

    table.play(EndTurn())

    assert table.hand() == {"ore": 2}
