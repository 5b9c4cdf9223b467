"""Playing a knight."""

from __future__ import annotations

import pytest

from game.base.dev_cards import CardPlayed
from game.base.move_robber import MoveRobber
from game.base.play_knight import PlayKnight
from game.base.rob import Robbed
from game.base.roll import RollDice
from tests.game.tables import A, B, Table, kind

LAND = r"""
        .       .
      /   \   /   \
    .       b       .
    |  F6+  |  D*+  |
    .       .       .
      \   /   \   /
        .       .
"""


@pytest.mark.rule("12.C4")
def test_a_knight_moves_the_robber_and_steals() -> None:
    """The knight is played, the robber is moved and a card is stolen."""
    table = Table(LAND, b="ore", held={"a": "knight"})

    events = table.play(PlayKnight())

    assert events == [CardPlayed(seat=A, card="knight")]
    assert table.owes() == [("a", "robber")]
    assert table.play(MoveRobber(table.hexes[0]), theft=[kind("ore")])[1:] == [
        Robbed(seat=A, victim=B, card=kind("ore"))
    ]


@pytest.mark.rule("12.C4")
def test_a_knight_makes_nobody_discard() -> None:
    """After a knight, hands above the limit do not discard."""
    table = Table(LAND, "9 ore", "9 wool", held={"a": "knight"})

    table.play(PlayKnight())

    assert table.owes() == [("a", "robber")]


@pytest.mark.rule("12.C4")
def test_a_knight_may_be_played_without_need() -> None:
    """A knight can be played even if the robber harms nobody."""
    table = Table(LAND, held={"a": "knight"})

    assert table.options(PlayKnight) == [PlayKnight()]


@pytest.mark.rule("12.C4")
def test_a_knight_and_a_seven_both_move_it() -> None:
    """After a knight before the roll, a seven moves the robber again."""
    table = Table(LAND, held={"a": "knight"}, stage="roll")
    forest, desert = table.hexes
    table.play(PlayKnight())
    table.play(MoveRobber(forest))

    table.play(RollDice(), die=[3, 4])

    assert table.play(MoveRobber(desert))
    assert table.owes() == [("a", "turn")]


def test_after_a_knight_before_the_roll_comes_the_roll() -> None:
    """After a knight played before the roll, the player still rolls."""
    table = Table(LAND, held={"a": "knight"}, stage="roll")
    table.play(PlayKnight())

    table.play(MoveRobber(table.hexes[0]))

    assert table.owes() == [("a", "roll")]
