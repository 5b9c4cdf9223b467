"""The fleet: its course, its targets, losses and gains; and sevens without a robber."""

from __future__ import annotations

import pytest

from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.production import Produced
from game.base.rob import Rob, Robbed
from game.base.roll import RollDice
from game.pirate_islands.fleet import FleetBeaten, FleetGone, FleetSailed, Raided
from game.pirate_islands.parts import Raid
from game.seafarers.choose_gold import ChooseGold, GoldChosen
from tests.game.pirate_islands.tables import LANDING, Raiding
from tests.game.tables import A, B, C, cards

NEAR_A = "3,4"
"""A hex from which the fleet reaches a's first settlement, beside 3,6, in two steps."""
TWO = [2, 4]


@pytest.mark.rule("8.12-3")
@pytest.mark.parametrize(
    ("dice", "to"), [([3, 5], "1,5"), ([5, 3], "1,5"), ([4, 4], "2,4"), ([1, 6], "1,7")]
)
def test_it_sails_by_the_lower_die(dice: list[int], to: str) -> None:
    """The lower die is its move and its strength; equal dice count, too."""
    table = Raiding(stage="roll")
    start = table.hex_at("2,7")

    events = table.play(RollDice(), die=dice)

    assert events[1] == FleetSailed(origin=start, to=table.hex_at(to), strength=min(dice))
    assert table.fleet == to


@pytest.mark.rule("8.12-3")
def test_its_course_is_a_ring() -> None:
    """After the last hex of its course comes the first."""
    table = Raiding(fleet="3,6", stage="roll")

    table.play(RollDice(), die=[2, 3])

    assert table.fleet == "1,7"


@pytest.mark.rule("8.12-3")
def test_with_fewer_warships_a_card_is_lost() -> None:
    """The card is drawn by chance, before the roll pays."""
    table = Raiding("ore wool", warships=1, fleet=NEAR_A, stage="roll")

    events = table.play(RollDice(), die=TWO, raid=[4])

    assert events[2] == Raided(seat=A, cards=cards("ore"))
    assert isinstance(events[3], Produced)
    assert table.hand() == {"wool": 1}


@pytest.mark.rule("8.12-3")
def test_each_own_city_costs_a_card_more() -> None:
    """Each city costs a card more, wherever it stands, as far as the hand goes."""
    cities = {"a": "5,4 N; 5,5 N", "b": "6,3 N"}
    table = Raiding("3 ore wool", "ore", cities=cities, fleet=NEAR_A, stage="roll")
    poor = Raiding("ore", cities=cities, fleet=NEAR_A, stage="roll")
    none = Raiding(cities=cities, fleet=NEAR_A, stage="roll")

    assert table.play(RollDice(), die=TWO, raid=[4, 4, 2])[2] == Raided(
        seat=A, cards=cards("2 ore wool")
    )
    assert poor.play(RollDice(), die=TWO, raid=[4])[2] == Raided(seat=A, cards=cards("ore"))
    assert isinstance(none.play(RollDice(), die=TWO)[2], Produced)


@pytest.mark.rule("8.12-3")
def test_with_as_many_warships_nothing_happens() -> None:
    """An equal count of warships loses and gains nothing."""
    table = Raiding("ore", warships=2, ships={"a": LANDING}, fleet=NEAR_A, stage="roll")

    events = table.play(RollDice(), die=TWO)

    assert isinstance(events[2], Produced)
    assert table.hand() == {"ore": 1}


@pytest.mark.rule("8.12-3")
def test_with_more_warships_one_chooses_a_card() -> None:
    """The player chooses before the roll pays, on anyone's turn."""
    table = Raiding(warships=3, ships={"a": LANDING}, fleet=NEAR_A, stage="roll", turn="b")

    events = table.play(RollDice(), "b", die=TWO)
    assert events[2:] == [FleetBeaten(seat=A)]
    assert table.owes() == [("a", "gold")]
    events = table.play(ChooseGold(cards("ore")))

    assert events[0] == GoldChosen(seat=A, cards=cards("ore"), why="gift")
    assert isinstance(events[1], Produced)
    assert table.owes() == [("b", "turn")]


@pytest.mark.rule("8.12-3")
def test_all_who_build_there_are_met() -> None:
    """Each is compared by their own warships, in turn order, and once even with two buildings."""
    houses = {"a": "3,6 S", "b": "3,5 S", "c": "3,6 N"}
    table = Raiding("2 ore", "2 wool", "2 lumber", settlements=houses, fleet=NEAR_A, stage="roll")

    events = table.play(RollDice(), die=TWO, raid=[4, 2, 0])

    assert [e for e in events if isinstance(e, Raided)] == [
        Raided(seat=A, cards=cards("ore")),
        Raided(seat=B, cards=cards("wool")),
        Raided(seat=C, cards=cards("lumber")),
    ]


@pytest.mark.rule("8.12-3")
def test_each_counts_the_own_warships() -> None:
    """Winners choose one after another from the seat on turn; c has no warship and loses."""
    table = Raiding(
        *("", "", "2 lumber"),
        settlements={"b": "3,5 S", "c": "3,6 N"},
        ships={"a": LANDING, "b": "3,4 SE; 3,4 SW; 2,4 SE"},
        fleet=NEAR_A,
        stage="roll",
        turn="b",
    )
    table.state.change(Raid, warships=tuple(sorted(table.line()[:3] + table.line("b")[:3])))

    events = table.play(RollDice(), "b", die=TWO, raid=[0])

    assert events[2:] == [
        FleetBeaten(seat=B),
        Raided(seat=C, cards=cards("lumber")),
        FleetBeaten(seat=A),
    ]
    assert table.owes() == [("b", "gold")]
    table.play(ChooseGold(cards("ore")), "b")
    assert table.owes() == [("a", "gold")]


@pytest.mark.rule("8.12-3")
def test_who_has_left_is_not_met() -> None:
    """The settlement of a seat that left is not attacked."""
    table = Raiding(warships=3, ships={"a": LANDING}, fleet=NEAR_A, turn="a")
    table.leave("a")

    events = table.play(RollDice(), "b", die=TWO)

    assert FleetBeaten(seat=A) not in events
    assert table.owes() == [("b", "turn")]


@pytest.mark.rule("8.12-4")
def test_a_seven_robs_anybody() -> None:
    """It comes after discards and fleet; with several victims the roller chooses."""
    table = Raiding("9 ore", "wool", "lumber", stage="roll")

    events = table.play(RollDice(), die=[2, 5])
    assert isinstance(events[1], FleetSailed)
    assert table.owes() == [("a", "discard")]
    table.play(Discard(cards("4 ore")))

    assert table.options(Rob) == [Rob(B), Rob(C)]
    assert table.play(Rob(C), theft=[0])[0] == Robbed(seat=A, victim=C, card=0)
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("8.12-4")
def test_a_seven_with_one_victim_robs_it_at_once() -> None:
    """Without a victim nobody is robbed."""
    table = Raiding("", "wool", stage="roll")
    none = Raiding(stage="roll")

    assert table.play(RollDice(), die=[2, 5], theft=[2])[2:] == [Robbed(seat=A, victim=B, card=2)]
    assert none.play(RollDice(), die=[2, 5])[2:] == []
    assert none.owes() == [("a", "turn")]


@pytest.mark.rule("8.12-9")
def test_it_goes_when_those_who_are_left_have_their_fortresses() -> None:
    """The fleet goes once the last player without a captured fortress has left."""
    table = Raiding(lairs=(0, 0, 1))
    assert table.fleet == "2,7"

    assert FleetGone(origin=table.hex_at("2,7")) in table.leave("c")

    assert table.fleet == ""
    table.play(EndTurn())
    assert not [
        e for e in table.play(RollDice(), "b", die=TWO) if isinstance(e, FleetSailed | Raided)
    ]
