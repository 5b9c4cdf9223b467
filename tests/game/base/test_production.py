"""The cards that a roll produces."""

from __future__ import annotations

import pytest

from game import Event
from game.base.parts import Turn
from game.base.production import Produced
from game.base.roll import DiceRolled, RollDice
from tests.game.tables import A, Table, cards, kind

PLAIN = r"""
        .       .
      /   \   /   \
    a       b       .
    |  F6   |  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


def produced(a: str = "", b: str = "", c: str = "", short: str = "") -> Produced:
    """The event of a roll that brought these cards."""
    return Produced(
        got=(cards(a), cards(b), cards(c)), short=tuple(map(kind, sorted(short.split())))
    )


def rolled(table: Table, one: int, two: int) -> Event:
    """The event after a roll of *one* and *two*."""
    return table.play(RollDice(), die=[one, two])[1]


def test_the_roll_is_told_before_what_it_brings() -> None:
    """The dice are reported first, then the cards."""
    table = Table(PLAIN, stage="roll")

    events = table.play(RollDice(), die=[2, 4])

    assert events == [DiceRolled(seat=A, dice=(2, 4)), produced("lumber", "lumber")]


@pytest.mark.rule("4")
def test_a_settlement_brings_one_card_and_a_city_two() -> None:
    """A settlement at a hex with the number gets one card, and a city two."""
    table = Table(PLAIN.replace("b ", "B "), stage="roll")

    event = rolled(table, 3, 3)

    assert event == produced("lumber", "2 lumber")


@pytest.mark.rule("4")
def test_only_the_number_rolled_pays() -> None:
    """A hex with another number produces nothing."""
    table = Table(PLAIN, stage="roll")

    event = rolled(table, 3, 2)

    assert event == produced()


@pytest.mark.rule("12.D2")
def test_buildings_and_hexes_add_up() -> None:
    """Two hexes with the number and two buildings at one of them give three cards."""
    table = Table(
        r"""
            .       .
          /   \   /   \
        .       .       .
        |  F6   |  P5   |
        a       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  M6   |  D*   |  F8   |
    .       a       .       .
      \   /   \   /   \   /
        .       .       .
        """,
        stage="roll",
    )

    event = rolled(table, 1, 5)

    assert event == produced("lumber 2 ore")


@pytest.mark.rule("12.D2", "4")
def test_the_robber_blocks_its_hex_alone() -> None:
    """The robber's hex produces nothing; another hex with the same number still pays."""
    table = Table(
        r"""
        .       .
      /   \   /   \
    a       a       .
    |  F6*  |  M6   |
    .       .       .
      \   /   \   /
        .       .
        """,
        stage="roll",
    )

    event = rolled(table, 1, 5)

    assert event == produced("ore")


def test_the_desert_brings_nothing() -> None:
    """A building gets nothing from a desert."""
    table = Table(
        r"""
        .       .
      /   \   /   \
    .       a       .
    |  D*   |  D    |
    .       .       .
      \   /   \   /
        .       .
        """,
        stage="roll",
    )

    events = [rolled(table, 6, 6)]

    assert events == [produced()]


def test_how_much_a_roll_brought_is_remembered() -> None:
    """The number of cards each seat got is kept for later questions."""
    table = Table(PLAIN.replace("b ", "B "), stage="roll")

    rolled(table, 3, 3)

    assert (table.state.part(Turn).got, table.state.part(Turn).dice) == ((1, 2, 0), (3, 3))


def test_cards_come_from_the_bank() -> None:
    """The bank loses the cards that hands gain."""
    table = Table(PLAIN, stage="roll")

    table.play(RollDice(), die=[2, 4])

    assert (table.hand("a"), table.hand("b"), table.bank()["lumber"]) == (
        {"lumber": 1},
        {"lumber": 1},
        17,
    )


@pytest.mark.rule("12.D1")
def test_when_two_are_owed_too_much_nobody_gets_any() -> None:
    """If two seats are owed two lumber and one is left, neither gets any."""
    table = Table(PLAIN, bank="1 lumber", stage="roll")

    event = rolled(table, 2, 4)

    assert event == produced(short="lumber")
    assert table.bank() == {"lumber": 1}


@pytest.mark.rule("12.D1")
def test_a_sole_claimant_gets_what_is_left() -> None:
    """If one seat is owed two lumber and one is left, it gets that one."""
    table = Table(PLAIN.replace("b ", ". ").replace("a ", "A "), bank="1 lumber", stage="roll")

    event = rolled(table, 2, 4)

    assert event == produced("lumber", short="lumber")


@pytest.mark.rule("12.D1")
def test_an_empty_bank_pays_nobody() -> None:
    """If the bank has none left, even a sole claimant gets nothing, and the event says so."""
    table = Table(PLAIN.replace("b ", ". "), bank="", stage="roll")

    event = rolled(table, 2, 4)

    assert event == produced(short="lumber")


@pytest.mark.rule("12.D1")
def test_the_last_cards_are_paid_in_full() -> None:
    """If the bank holds exactly the cards owed, everybody is paid."""
    table = Table(PLAIN, bank="2 lumber", stage="roll")

    event = rolled(table, 2, 4)

    assert event == produced("lumber", "lumber")


@pytest.mark.rule("12.D1")
def test_other_kinds_are_not_affected() -> None:
    """A shortage of lumber does not affect payment in ore."""
    table = Table(
        r"""
            .       .
          /   \   /   \
        a       b       .
        |  F6   |  M6   |
        .       .       .
      /   \   /   \   /
    .       .       .
    |  D*   |  P5   |
    .       .       .
      \   /   \   /
        .       .
        """,
        bank="1 lumber 5 ore",
        stage="roll",
    )

    event = rolled(table, 2, 4)

    assert event == produced(b="ore", short="lumber")


@pytest.mark.rule("12.D2", "4")
def test_a_seat_that_is_gone_produces_nothing() -> None:
    """Buildings of a seat that left get nothing and claim nothing."""
    table = Table(PLAIN, bank="1 lumber", gone="b", stage="roll")

    event = rolled(table, 2, 4)

    assert event == produced("lumber")


@pytest.mark.rule("12.D2")
def test_nobody_is_asked_whether_to_take_cards() -> None:
    """Production cannot be declined: after the roll the turn goes on."""
    table = Table(PLAIN, stage="roll")

    table.play(RollDice(), die=[2, 4])

    assert table.owes() == [("a", "turn")]
