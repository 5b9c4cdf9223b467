"""Isis: she acts by herself, and protects a hand at a seven."""

from __future__ import annotations

from typing import Any

import pytest

from game.base.bank_gift import CardsTaken
from game.base.discard import Discard
from game.base.move_robber import MoveRobber
from game.base.play_knight import PlayKnight
from game.base.questions import LIMIT, SEVEN_LIMIT
from game.base.rob import Robbed
from game.base.roll import DiceRolled, RollDice
from game.core.module import Answer, Module
from game.gods.after_use import ExchangeGod, FlipGod
from game.gods.bastet import UseBastet
from game.gods.isis import TakeIsisCard
from tests.game.gods.tables import LAND, GodsTable, used
from tests.game.tables import A, B, cards, vectors

SEVEN = [3, 4]


def rolled(a: str = "", b: str = "", c: str = "", **rest: Any) -> GodsTable:
    """A table where b has rolled a seven, and a has Isis."""
    table = GodsTable(LAND, a, b, c, gods="isis", turn="b", stage="roll", **rest)
    events = table.play(RollDice(), "b", die=SEVEN)
    assert events == [DiceRolled(seat=B, dice=(3, 4)), used("isis")]
    return table


@pytest.mark.rule("2.3 Isis", "2.2.1", "2.2.2")
def test_over_the_limit_nothing_is_discarded() -> None:
    """On anyone's turn eight cards stay eight, without a question."""
    table = rolled("8 ore")

    assert table.owes() == [("a", "after use")]
    table.play(FlipGod())
    assert table.hand() == {"ore": 8}


@pytest.mark.rule("2.3 Isis")
def test_within_the_limit_a_card_is_taken() -> None:
    """A hand of seven becomes eight, and discards nothing."""
    table = rolled("7 ore")

    assert table.owes() == [("a", "isis"), ("a", "after use")]
    assert table.play(TakeIsisCard(cards("wool"))) == [CardsTaken(seat=A, cards=cards("wool"))]
    assert (table.hand(), table.owes()) == ({"ore": 7, "wool": 1}, [("a", "after use")])


@pytest.mark.rule("2.4 Isis")
def test_which_card_is_the_holders_choice() -> None:
    """It can be any card of the bank; the default is the kind the hand has fewest of."""
    table = rolled("ore lumber brick grain", bank="2 wool ore")

    table.agrees(map(TakeIsisCard, vectors()))
    assert table.default() == FlipGod()
    table.play(FlipGod())
    assert table.default() == TakeIsisCard(cards("wool"))


@pytest.mark.rule("2.3 Isis")
def test_others_discard_at_the_same_time() -> None:
    """The others discard while her card is chosen, and then the robber moves."""
    table = rolled("ore", "wool", "8 grain")
    assert table.owes() == [("c", "discard"), ("a", "isis"), ("a", "after use")]

    table.play(TakeIsisCard(cards("ore")))
    table.play(Discard(cards("4 grain")), "c")

    assert table.owes() == [("a", "after use")]


@pytest.mark.rule("2.4 Isis", "5.5")
def test_she_is_settled_before_the_robber_moves() -> None:
    """The robber waits until her card is turned or exchanged."""
    table = rolled("8 ore")
    assert table.options(MoveRobber, "b") == []

    table.play(ExchangeGod("amun"))

    assert table.owes() == [("b", "robber")]


@pytest.mark.rule("2.4 Isis")
def test_whom_she_helps_is_robbed_all_the_same() -> None:
    """The robber can still steal from that hand."""
    table = rolled("8 ore")
    table.play(FlipGod())
    beside = table.state.topology.hex((0, 0))

    events = table.play(MoveRobber(beside), "b", theft=[4])

    assert Robbed(seat=B, victim=A, card=4) in events


@pytest.mark.rule("2.4 Isis", "5.5")
def test_a_knight_does_not_wake_her() -> None:
    """Only a rolled seven triggers her."""
    table = GodsTable(LAND, "ore", gods="isis", turn="b", held={"b": "knight"})

    events = table.play(PlayKnight(), "b")

    assert used("isis") not in events
    assert table.owes() == [("b", "robber")]


@pytest.mark.rule("2.4 both")
def test_another_roll_does_not_wake_her() -> None:
    """If gods answer other rolls too, Isis does not answer one that is not a seven."""
    table = GodsTable(LAND, gods="isis atum", turn="c", stage="roll")

    assert used("isis") not in table.play(RollDice(), "c", die=[1, 1])


@pytest.mark.rule("2.4 Isis", "2.2.3")
def test_taken_in_this_turn_she_does_not_help() -> None:
    """When Bastet is exchanged for Isis before the roll, a discards at this seven."""
    robbed = LAND.replace("F6   a", "F6*  a").replace("D*  ", "D+  ")
    table = GodsTable(robbed, "8 ore", gods="bastet", stage="roll")
    table.helped(UseBastet(table.hex))
    table.play(ExchangeGod("isis"))

    events = table.play(RollDice(), die=SEVEN)

    assert events == [DiceRolled(seat=A, dice=(3, 4))]
    assert table.owes() == [("a", "discard")]


@pytest.mark.rule("2.2.6", "2.3 Isis")
def test_on_b_she_helps_a_second_time_and_goes() -> None:
    """After the second seven she must be exchanged."""
    table = rolled("8 ore", turned="a")

    assert table.verbs() == {ExchangeGod}


@pytest.mark.rule("2.4 Isis", "5.5")
def test_the_limit_is_that_of_this_table() -> None:
    """With a limit of nine, nine cards are within it."""
    assert ("a", "isis") in rolled("9 ore", options={"hand_limit": 9}).owes()


@pytest.mark.rule("2.4 supply")
def test_with_an_empty_bank_there_is_no_card() -> None:
    """The use counts even without a card."""
    table = rolled("ore", bank="")

    assert table.play(TakeIsisCard(cards())) == [CardsTaken(seat=A, cards=cards())]
    table.settles()


SIX = Module(
    name="six",
    seats=frozenset({3, 4}),
    needs=("base",),
    answers=(
        Answer(SEVEN_LIMIT, lambda state, limit: 6),
        Answer(LIMIT, lambda state, seat, limit: 9 if seat == A else limit),
    ),
)
"""A box with a limit of six at a seven, but nine for one seat."""


class SixTable(GodsTable):
    """A table with that box added."""

    boxes = (*GodsTable.boxes, SIX)


@pytest.mark.rule("2.4 Isis + Vizier's Favor")
@pytest.mark.parametrize(("count", "owed"), [(6, ["isis", "after use"]), (7, ["after use"])])
def test_a_privilege_is_not_looked_at(count: int, owed: list[str]) -> None:
    """The hand is compared with the common limit, not with the seat's own."""
    table = SixTable(LAND, f"{count} ore", gods="isis", turn="b", stage="roll")

    table.play(RollDice(), "b", die=SEVEN)

    assert table.owes() == [("a", kind) for kind in owed]


@pytest.mark.rule("2.4 Isis + Vizier's Favor")
def test_a_privilege_takes_nothing_away() -> None:
    """A player who may hold nine anyway may hold ten with Isis."""
    table = SixTable(LAND, "10 ore", gods="isis", turn="b", stage="roll")

    table.play(RollDice(), "b", die=SEVEN)

    assert ("a", "discard") not in table.owes()
