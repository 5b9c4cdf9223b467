"""Discarding at a seven."""

from __future__ import annotations

import pytest

from game.base.discard import Discard, Discarded, No
from game.base.move_robber import MoveRobber
from game.base.roll import DiceRolled, RollDice
from game.core.refusals import No as NotNow
from tests.game.tables import A, B, Table, cards, vectors

LAND = r"""
        .       .
      /   \   /   \
    .       .       .
    |  F6+  |  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


def seven(table: Table) -> Table:
    """The table after a rolls a seven."""
    table.play(RollDice(), die=[3, 4])
    return table


@pytest.mark.rule("12.E1", "4")
def test_hands_above_the_limit_owe_half_rounded_down() -> None:
    """Nine cards owe four, eight owe four, seven owe none; the seat on turn owes like the rest."""
    table = Table(LAND, "9 ore", "8 ore", "7 wool", stage="roll")

    events = table.play(RollDice(), die=[3, 4])

    assert events == [DiceRolled(seat=A, dice=(3, 4))]
    assert [(debt.seat, debt.args) for debt in table.state.debts()] == [(A, (4,)), (B, (4,))]


@pytest.mark.rule("12.E1")
def test_everybody_discards_before_the_robber_moves() -> None:
    """The first to discard waits; the robber moves once the last player has discarded."""
    table = seven(Table(LAND, "8 ore", "9 wool", stage="roll"))

    table.play(Discard(cards("4 wool")), by="b")

    assert table.owes() == [("a", "discard")]
    assert table.why_not(MoveRobber(table.hex)) is NotNow.NOT_NOW
    table.play(Discard(cards("4 ore")))
    assert table.owes() == [("a", "robber")]


@pytest.mark.rule("12.E1")
def test_one_discards_once() -> None:
    """Sixteen cards become eight and nothing more is owed, although eight is above the limit."""
    table = seven(Table(LAND, "16 ore", stage="roll"))

    table.play(Discard(cards("8 ore")))

    assert table.owes() == [("a", "robber")]


@pytest.mark.rule("12.E1")
def test_without_full_hands_the_robber_moves_at_once() -> None:
    """If nobody has more than seven cards, nobody discards."""
    table = seven(Table(LAND, "7 ore", "7 wool", stage="roll"))

    assert table.owes() == [("a", "robber")]


@pytest.mark.rule("4")
def test_a_seven_produces_nothing() -> None:
    """A seven reports no production."""
    table = Table(LAND.replace(".       .\n      /", "a       .\n      /", 1), stage="roll")

    events = table.play(RollDice(), die=[1, 6])

    assert events == [DiceRolled(seat=A, dice=(1, 6))]


def test_which_cards_go_is_told() -> None:
    """Discarded cards go to the bank, and everyone sees which."""
    table = seven(Table(LAND, "5 ore 4 wool", stage="roll"))

    events = table.play(Discard(cards("3 ore wool")))

    assert events == [Discarded(seat=A, cards=cards("3 ore wool"))]
    assert table.hand() == {"ore": 2, "wool": 3}
    assert (table.bank()["ore"], table.bank()["wool"]) == (17, 16)


@pytest.mark.parametrize("count", [3, 5])
def test_exactly_what_is_owed_must_go(count: int) -> None:
    """A discard of one card more or less than owed is refused."""
    table = seven(Table(LAND, "9 ore", stage="roll"))

    reason = table.why_not(Discard(cards(f"{count} ore")))

    assert reason is No.WRONG_NUMBER


def test_only_cards_in_the_hand_can_go() -> None:
    """A discard of cards that the hand does not have is refused."""
    table = seven(Table(LAND, "9 ore", stage="roll"))

    reason = table.why_not(Discard(cards("3 ore wool")))

    assert reason is No.NOT_IN_HAND


def test_who_owes_nothing_cannot_discard() -> None:
    """A seat that owes nothing cannot discard while others do."""
    table = seven(Table(LAND, "9 ore", "2 wool", stage="roll"))

    reason = table.why_not(Discard(cards("wool")), by="b")

    assert reason is NotNow.NOT_YOUR_TURN


def test_refuse_and_options_agree() -> None:
    """Exactly the described sets of cards can be discarded."""
    table = seven(Table(LAND, "5 ore 2 wool 1 grain", stage="roll"))

    table.agrees([Discard(vector) for vector in vectors(3)])


@pytest.mark.rule("12.E1")
@pytest.mark.parametrize(("limit", "owes"), [(5, "discard"), (6, "robber"), (15, "robber")])
def test_the_limit_is_an_option(limit: int, owes: str) -> None:
    """The table can choose another limit than seven."""
    table = seven(Table(LAND, "6 ore", stage="roll", options={"hand_limit": limit}))

    assert table.owes() == [("a", owes)]


def test_the_default_keeps_variety() -> None:
    """By default the kinds with the most cards are discarded first."""
    table = seven(Table(LAND, "5 ore 3 wool grain", stage="roll"))

    default = table.default()

    assert default == Discard(cards("3 ore wool"))
    assert table.play(default)


@pytest.mark.rule("12.C3")
def test_development_cards_do_not_count() -> None:
    """Development cards do not count toward the limit of seven."""
    table = seven(Table(LAND, "7 ore", held={"a": "3 knight"}, stage="roll"))

    assert table.owes() == [("a", "robber")]
