"""Both endings: by points on your own turn, or at a turn's end with five empty villages."""

from __future__ import annotations

import pytest

from game import Event
from game.base.end_turn import EndTurn
from game.base.roll import RollDice
from game.cloth.parts import Cloth
from game.core.points import GameEnded
from tests.game.cloth.tables import ELEVEN, HOMES, Trading
from tests.game.tables import Table
from tests.house import needs

EMPTY = dict.fromkeys(("1,4 S", "1,4 N", "2,5 S", "2,5 N"), 0)
"""The villages that are emptied, four of them."""


def won(events: list[Event]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The winners and points of each ending among these events."""
    return [(e.winners, e.points) for e in events if isinstance(e, GameEnded)]


def ended(table: Table) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The same, after a ends the turn."""
    return won(table.play(EndTurn()))


@pytest.mark.rule("8.11-6")
def test_the_points_win_on_the_own_turn() -> None:
    """A cloth from a roll can bring the winning point."""
    table = Trading(trade="ab", stage="roll", options={"points": 4}).put(held=(5, 5, 0))

    assert won(table.play(RollDice(), die=[5, 6])) == [((0,), (4, 4, 1))]


@pytest.mark.rule("8.11-6")
def test_nobody_wins_by_points_on_anothers_turn() -> None:
    """A player who reaches the goal on another's roll wins when their own turn comes."""
    table = Trading(trade="b", stage="roll", options={"points": 4}).put(held=(0, 5, 0))

    assert won(table.play(RollDice(), die=[5, 6])) == []
    assert ended(table) == [((1,), (1, 4, 1))]


@pytest.mark.rule("8.11-6")
def test_four_empty_villages_end_nothing() -> None:
    """With four empty villages the next seat is on turn."""
    assert ended(Trading(trade="ab").put(left=EMPTY)) == []


@pytest.mark.rule("8.11-6")
def test_five_empty_villages_end_the_game_with_the_turn() -> None:
    """The game ends with the turn, and the most points win on whoever's turn it is."""
    table = Trading(trade="ab", stage="roll").put(left={**EMPTY, ELEVEN: 1}, held=(1, 6, 0))
    assert won(table.play(RollDice(), die=[5, 6])) == []
    assert table.in_village() == 0

    assert ended(table) == [((1,), (2, 4, 1))]


@pytest.mark.rule("8.11-6")
def test_hidden_points_count_at_the_end() -> None:
    """A victory point card in hand counts, and is shown."""
    table = Trading(trade="ab", held={"c": "4 victory_point"})
    table.put(left={**EMPTY, ELEVEN: 0}, held=(1, 6, 0))

    assert ended(table) == [((2,), (1, 4, 5))]


@pytest.mark.rule("8.11-6")
def test_of_equal_points_the_most_cloth_wins() -> None:
    """A single cloth, worth no point, breaks a tie."""
    table = Trading(trade="ab").put(left={**EMPTY, ELEVEN: 0}, held=(6, 7, 0))

    assert ended(table) == [((1,), (4, 4, 1))]


@pytest.mark.rule("8.11-6")
def test_who_is_equal_in_both_wins_together() -> None:
    """Players equal in points and cloth share the victory."""
    table = Trading(trade="ab").put(left={**EMPTY, ELEVEN: 0}, held=(6, 6, 0))

    assert ended(table) == [((0, 1), (4, 4, 1))]


@pytest.mark.rule("8.11-6")
def test_the_points_on_the_own_turn_come_first() -> None:
    """A player at the target at the end of their own turn wins alone, even then."""
    table = Trading(trade="ab", stage="roll", options={"points": 4})
    table.put(left={**EMPTY, ELEVEN: 1}, held=(5, 8, 0))

    assert won(table.play(RollDice(), die=[5, 6])) == [((0,), (4, 5, 1))]


@pytest.mark.rule("8.11-6")
def test_it_ends_before_the_next_turn_begins() -> None:
    """The next seat has the target, but another has more points and wins."""
    table = Trading(trade="bc", options={"points": 4}).put(held=(0, 6, 8))

    assert ended(table.put(left={**EMPTY, ELEVEN: 0})) == [((2,), (1, 4, 5))]


@pytest.mark.rule("8.11-6")
def test_the_end_comes_though_the_seat_on_turn_has_left() -> None:
    """Its leaving ends its turn, and it cannot win with its settlements."""
    homes = {**HOMES, "a": "4,1 S; 5,1 N; 1,2 N"}
    table = Trading(trade="ab", settlements=homes).put(left={**EMPTY, ELEVEN: 0}, held=(9, 2, 0))

    assert won(table.leave("a")) == [((1,), (3, 2, 1))]


@needs("five_six")
@pytest.mark.rule("8.11-8", "12.15")
@pytest.mark.parametrize("by", ["a", "d"])
def test_with_six_the_game_ends_with_seven_of_twelve_villages_empty(by: str) -> None:
    """It ends with either part of a pair; six empty villages end nothing."""
    table = Trading(seats=6)
    assert (len(table.cloth.villages), table.cloth.stock) == (12, 15)
    table.state.change(Cloth, left=(0,) * 6 + (5,) * 6, held=(0, 0, 4, 0, 0, 0))
    if by == "d":
        assert ended(table) == []
    table.state.change(Cloth, left=(0,) * 7 + (5,) * 5)

    assert won(table.play(EndTurn(), by)) == [((2,), (0, 0, 2, 0, 0, 0))]
