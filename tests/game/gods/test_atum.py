"""Atum: a card for a player who got nothing from a roll."""

from __future__ import annotations

from typing import Any

import pytest

from game import Choice
from game.base.bank_gift import CardsTaken
from game.base.build_road import BuildRoad
from game.base.end_turn import EndTurn
from game.base.roll import RollDice
from game.core.refusals import No as Core
from game.gods.after_use import ExchangeGod, FlipGod
from game.gods.atum import AtumPassed, PassAtum, UseAtum
from game.gods.bastet import UseBastet
from game.gods.gifts import No as Gift
from game.gods.horus import UseHorus
from game.gods.refusals import No
from tests.game.gods.tables import LAND, GodsTable, used
from tests.game.tables import A, B, C, cards, kind, vectors

TAKE = UseAtum(cards("ore"))
NOTHING = [1, 1]
"""A roll that pays nobody on this board."""


def rolled(die: list[int], **rest: Any) -> GodsTable:
    """A table where b has rolled, and a has Atum."""
    table = GodsTable(LAND, gods="atum horus", turn="b", stage="roll", **rest)
    table.play(RollDice(), "b", die=die)
    return table


@pytest.mark.rule("2.3 Atum", "2.2.2")
def test_whom_a_roll_brings_nothing_takes_a_card() -> None:
    """On anyone's turn, the player can take any card that the bank has."""
    table = rolled(NOTHING)

    assert table.owes() == [("b", "turn"), ("a", "atum")]
    assert table.play(TAKE) == [used("atum"), CardsTaken(seat=A, cards=cards("ore"))]
    assert table.hand() == {"ore": 1}


@pytest.mark.rule("2.3 Atum")
def test_in_the_own_turn_as_well() -> None:
    """It works on your own roll too, and the god is turned or exchanged at once."""
    table = GodsTable(LAND, gods="atum", stage="roll")
    table.play(RollDice(), die=NOTHING)

    table.helped(TAKE)

    assert table.owes() == [("a", "after use")]


@pytest.mark.rule("2.3 Atum")
def test_who_got_something_gets_nothing_more() -> None:
    """A six pays a, so Atum is not offered."""
    table = rolled([3, 3])

    assert table.owes() == [("b", "turn")]
    assert table.why_not(TAKE) is Core.NOT_YOUR_TURN


@pytest.mark.rule("2.4 Atum")
def test_the_robber_makes_a_roll_bring_nothing() -> None:
    """If the robber blocks the only hex, Atum is offered."""
    robbed = LAND.replace("F6   a", "F6*  a").replace("D*  ", "D   ")
    table = GodsTable(robbed, gods="atum", turn="b", stage="roll")

    table.play(RollDice(), "b", die=[3, 3])

    assert ("a", "atum") in table.owes()


@pytest.mark.rule("2.4 Atum")
def test_an_empty_bank_makes_a_roll_bring_nothing() -> None:
    """A card that the bank could not pay counts as not received."""
    table = rolled([3, 3], bank="5 ore")

    assert ("a", "atum") in table.owes()


@pytest.mark.rule("2.3 Atum", "2.4 both")
def test_a_seven_is_no_production() -> None:
    """After a seven Atum is not offered."""
    assert ("a", "atum") not in rolled([3, 4]).owes()


@pytest.mark.rule("2.3 Atum", "2.2.1")
def test_nobody_has_to_take_it() -> None:
    """It can be declined, which is the default."""
    table = rolled(NOTHING)

    assert table.default() == PassAtum()
    assert table.play(PassAtum()) == [AtumPassed(seat=A)]
    assert (table.owes(), table.hand()) == ([("b", "turn")], {})


@pytest.mark.rule("2.3 Atum")
def test_the_offer_never_blocks_the_turn() -> None:
    """The player on turn may build or end the turn, and then the offer lapses."""
    table = GodsTable(LAND, "", "brick lumber", gods="atum", turn="b", stage="roll")
    table.play(RollDice(), "b", die=NOTHING)

    assert {BuildRoad, EndTurn} <= table.verbs("b")
    table.play(EndTurn(), "b")
    assert table.owes() == [("c", "roll")]


@pytest.mark.rule("2.4 Atum")
def test_atum_comes_before_any_other_god_of_the_turn() -> None:
    """Other gods help only after the offer is answered."""
    table = rolled(NOTHING)
    table.state.give(B, cards("wool"))
    ask = UseHorus(kind("ore"), (A, C))

    assert table.why_not(ask, "b") is No.ATUM_FIRST
    table.play(PassAtum())
    assert table.helped(ask, "b")


@pytest.mark.rule("2.4 Atum", "2.2.3")
def test_dealt_in_the_set_up_atum_helps_from_the_first_roll() -> None:
    """It counts from the first roll of the game."""
    table = rolled(NOTHING)

    assert table.state.stint == 1
    assert ("a", "atum") in table.owes()


@pytest.mark.rule("2.4 Atum", "2.2.3")
def test_atum_taken_in_this_turn_waits_for_the_next_roll() -> None:
    """When Bastet is exchanged for Atum before the roll, he helps from the next roll on."""
    robbed = LAND.replace("F6   a", "F6*  a").replace("D*  ", "D+  ")
    table = GodsTable(robbed, gods="bastet", stage="roll")
    table.helped(UseBastet(table.hex))
    table.play(ExchangeGod("atum"))

    table.play(RollDice(), die=NOTHING)
    assert table.owes() == [("a", "turn")]

    table.play(EndTurn())
    table.play(RollDice(), "b", die=NOTHING)
    assert ("a", "atum") in table.owes()


@pytest.mark.rule("2.2.6")
def test_off_turn_nobody_waits_for_what_becomes_of_the_card() -> None:
    """The turn goes on while the card is turned or exchanged."""
    table = rolled(NOTHING)
    table.helped(TAKE)

    assert table.owes() == [("b", "turn"), ("a", "after use")]
    assert EndTurn in table.verbs("b")
    table.play(ExchangeGod("isis"))
    assert table.gods.held[A] == "isis"


@pytest.mark.rule("2.2.6")
def test_off_turn_it_is_settled_before_the_own_roll_at_the_latest() -> None:
    """The player's own turn starts with it at the latest, and Atum does not help before."""
    table = rolled(NOTHING)
    table.helped(TAKE)
    table.play(EndTurn(), "b")
    table.play(RollDice(), "c", die=NOTHING)
    assert ("a", "atum") not in table.owes()

    table.play(EndTurn(), "c")

    assert (table.owes(), table.verbs()) == ([("a", "after use")], {FlipGod, ExchangeGod})
    table.play(FlipGod())
    assert table.owes() == [("a", "roll")]


@pytest.mark.rule("2.2.6")
def test_turned_atum_helps_once_more_in_a_later_turn() -> None:
    """Turned on another's turn, Atum helps again at the next roll."""
    table = rolled(NOTHING)
    table.helped(TAKE)
    table.play(FlipGod())
    table.play(EndTurn(), "b")

    table.play(RollDice(), "c", die=NOTHING)

    assert ("a", "atum") in table.owes()


@pytest.mark.rule("2.4 supply")
def test_the_choice_is_among_what_the_bank_has() -> None:
    """A kind that the bank lacks cannot be taken."""
    table = rolled(NOTHING, bank="2 ore wool")

    table.agrees(map(UseAtum, vectors()))
    assert table.why_not(UseAtum(cards("grain"))) is Gift.NOT_ONE_CARD


@pytest.mark.rule("2.4 supply")
def test_with_an_empty_bank_there_is_no_card() -> None:
    """The use counts even without a card."""
    table = rolled(NOTHING, bank="")

    (option,) = [o for o in table.everything() if isinstance(o, Choice) and o.action is UseAtum]
    assert option.contains(UseAtum(cards()))
    table.helped(UseAtum(cards()))
    assert ("a", "after use") in table.owes()
