"""The cards that a roll produces."""

from __future__ import annotations

from typing import Any

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


BROUGHT: dict[str, tuple[str, dict[str, Any], int, int, Produced]] = {
    "A settlement at a hex with the number gets one card, and a city two": (
        PLAIN.replace("b ", "B "),
        {},
        3,
        3,
        produced("lumber", "2 lumber"),
    ),
    "A hex with another number produces nothing": (PLAIN, {}, 3, 2, produced()),
    "Two hexes with the number and two buildings at one of them give three cards": (
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
        {},
        1,
        5,
        produced("lumber 2 ore"),
    ),
    "The robber's hex produces nothing; another hex with the same number still pays": (
        r"""
            .       .
          /   \   /   \
        a       a       .
        |  F6*  |  M6   |
        .       .       .
          \   /   \   /
            .       .
        """,
        {},
        1,
        5,
        produced("ore"),
    ),
    "If one seat is owed two lumber and one is left, it gets that one": (
        PLAIN.replace("b ", ". ").replace("a ", "A "),
        {"bank": "1 lumber"},
        2,
        4,
        produced("lumber", short="lumber"),
    ),
    "If the bank has none left, even a sole claimant gets nothing, and the event says so": (
        PLAIN.replace("b ", ". "),
        {"bank": ""},
        2,
        4,
        produced(short="lumber"),
    ),
    "If the bank holds exactly the cards owed, everybody is paid": (
        PLAIN,
        {"bank": "2 lumber"},
        2,
        4,
        produced("lumber", "lumber"),
    ),
    "A shortage of lumber does not affect payment in ore": (
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
        {"bank": "1 lumber 5 ore"},
        2,
        4,
        produced(b="ore", short="lumber"),
    ),
    "Buildings of a seat that left get nothing and claim nothing": (
        PLAIN,
        {"bank": "1 lumber", "gone": "b"},
        2,
        4,
        produced("lumber"),
    ),
}


@pytest.mark.rule("4", "12.D2", "12.D1")
@pytest.mark.parametrize(
    ("drawing", "more", "one", "two", "expected"), BROUGHT.values(), ids=BROUGHT
)
def test_what_a_roll_brings(
    drawing: str, more: dict[str, Any], one: int, two: int, expected: Produced
) -> None:
    """Hexes with the number pay each building beside them, as far as the bank has cards."""
    table = Table(drawing, stage="roll", **more)

    event = rolled(table, one, two)

    assert event == expected


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


@pytest.mark.rule("12.D2")
def test_nobody_is_asked_whether_to_take_cards() -> None:
    """Production cannot be declined: after the roll the turn goes on."""
    table = Table(PLAIN, stage="roll")

    table.play(RollDice(), die=[2, 4])

    assert table.owes() == [("a", "turn")]
