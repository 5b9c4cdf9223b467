"""Rules for every god: the seats they help, when, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from game.base.end_turn import EndTurn
from game.base.families import BUILD
from game.base.play_knight import PlayKnight
from game.base.roll import RollDice
from game.core.refusals import No as Core
from game.gods.after_use import ExchangeGod, FlipGod, GodExchanged, GodFlipped
from game.gods.after_use import No as After
from game.gods.amun import UseAmun
from game.gods.bastet import UseBastet
from game.gods.horus import UseHorus
from game.gods.maat import UseMaat
from game.gods.ptah import UsePtah
from game.gods.refusals import No
from tests.game.gods.tables import LAND, GodsTable
from tests.game.tables import A, B, C, cards, kind

ORE = kind("ore")
ASK = UseHorus(ORE, (B, C))


def horus(**rest: Any) -> GodsTable:
    """A table where a has Horus and a card."""
    return GodsTable(LAND, "wool", gods="horus", **rest)


@pytest.mark.rule("2.2.1")
def test_nobody_has_to_use_a_god() -> None:
    """A turn can end without using the god."""
    table = horus()

    assert {UseHorus, EndTurn} <= table.verbs()
    table.play(EndTurn())
    assert table.owes() == [("b", "roll")]


@pytest.mark.rule("2.2.2")
def test_a_god_helps_in_the_own_turn() -> None:
    """Horus cannot be used off turn or before the roll."""
    assert horus(turn="b").why_not(ASK) is Core.NOT_YOUR_TURN
    assert horus(stage="roll").why_not(ASK) is Core.NOT_NOW


@pytest.mark.rule("2.2.2")
def test_a_god_helps_whom_it_lies_before() -> None:
    """A player cannot use another's god."""
    table = GodsTable(LAND, "wool", gods="ptah horus")

    assert table.why_not(ASK) is No.NOT_YOURS


@pytest.mark.rule("2.2.3")
def test_a_god_does_not_help_in_the_turn_it_came() -> None:
    """A card taken this turn helps from a later turn on."""
    table = horus(fresh="a")

    assert table.why_not(ASK) is No.NOT_THIS_TURN
    assert table.turn_to("a").options(UseHorus)


@pytest.mark.rule("2.2.4")
def test_a_god_helps_once_a_turn() -> None:
    """Neither the turned card nor the one taken for it helps again this turn."""
    turned, exchanged = horus(), horus()
    for table, choice in ((turned, FlipGod()), (exchanged, ExchangeGod("amun"))):
        table.helped(ASK)
        table.play(choice)

    assert turned.why_not(ASK) is No.NOT_THIS_TURN
    exchanged.state.give(A, cards("2 ore"))
    assert exchanged.why_not(UseAmun(ORE, kind("wool"))) is No.NOT_THIS_TURN


@pytest.mark.rule("2.2.6")
def test_a_card_on_a_may_be_turned() -> None:
    """The card is kept, shows B, and helps once more on a later turn."""
    table = horus()
    table.helped(ASK)
    table.settles()

    assert table.play(FlipGod()) == [GodFlipped(seat=A, god="horus")]
    assert (table.gods.held[A], table.gods.turned[A]) == ("horus", True)
    assert table.turn_to("a").options(UseHorus)


@pytest.mark.rule("2.2.6")
def test_a_card_on_a_may_be_exchanged() -> None:
    """It goes to the display, and any other card of the display is taken, A side up."""
    table = horus()
    table.helped(ASK)

    events = table.play(ExchangeGod("isis"))

    assert events == [GodExchanged(seat=A, given="horus", god="isis")]
    assert (table.gods.held[A], table.gods.turned[A]) == ("isis", False)
    assert "horus" in table.gods.display


@pytest.mark.rule("2.2.6")
def test_a_card_on_b_must_be_exchanged() -> None:
    """After its second use it is exchanged, and the new card shows A."""
    table = horus(turned="a")
    table.helped(ASK)

    assert table.why_not(FlipGod()) is After.SECOND_USE
    table.play(ExchangeGod("thoth"))
    assert (table.gods.held[A], table.gods.turned[A]) == ("thoth", False)


@pytest.mark.rule("2.2.6")
@pytest.mark.parametrize("god", ["horus", "osiris", "zeus"])
def test_only_another_card_of_the_display_can_be_taken(god: str) -> None:
    """The card just returned, one of another seat and an unknown one are refused."""
    table = horus()
    table.helped(ASK)

    assert table.why_not(ExchangeGod(god)) is After.NOT_ON_DISPLAY


@pytest.mark.rule("2.2.6")
def test_who_does_not_come_keeps_the_card_if_possible() -> None:
    """By default the card is turned; from B it is exchanged for the first on display."""
    first, second = horus(), horus(turned="a")
    first.helped(ASK)
    second.helped(ASK)

    assert first.default() == FlipGod()
    assert second.default() == ExchangeGod("ptah")


@pytest.mark.rule("2.2.7")
@pytest.mark.parametrize("turned", ["", "a"])
def test_no_unused_card_goes_back(turned: str) -> None:
    """Without a use nothing can be turned or exchanged."""
    table = horus(turned=turned)

    assert table.why_not(ExchangeGod("isis")) is Core.NOT_NOW
    assert table.why_not(FlipGod()) is Core.NOT_NOW


@pytest.mark.rule("2.2.8")
def test_a_god_is_no_development_card() -> None:
    """A development card can be played on the same turn, in either order."""
    table = horus(held={"a": "knight"})
    table.helped(ASK)
    table.play(FlipGod())

    assert table.options(PlayKnight)


@pytest.mark.rule("2.2.5")
def test_a_god_that_cannot_do_its_work_is_not_offered() -> None:
    """Amun and Ptah need cards, Maat a player ahead, and Bastet a robber away from home."""
    for god, verb in (
        ("amun", UseAmun),
        ("maat", UseMaat),
        ("bastet", UseBastet),
        ("ptah", UsePtah),
    ):
        assert verb not in GodsTable(LAND, gods=god).verbs()


@pytest.mark.rule("2.2.5")
def test_what_is_used_is_settled_before_anything_else() -> None:
    """After a use only turning or exchanging is open, until it is done."""
    table = horus()
    table.helped(ASK)

    assert table.verbs() == {FlipGod, ExchangeGod}
    assert BUILD not in {debt.duty for debt in table.state.debts()}
    table.play(FlipGod())
    assert table.owes() == [("a", "turn")]


def test_rolling_is_not_using() -> None:
    """A roll leaves the cards unchanged."""
    table = horus(stage="roll")
    before = table.gods

    table.play(RollDice(), die=[1, 1])

    assert table.gods == before
