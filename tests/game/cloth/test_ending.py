"""Both ends: by points on the own turn, or with five empty villages when a turn ends."""

from __future__ import annotations

import pytest

from game import Event
from game.base.end_turn import EndTurn
from game.base.roll import RollDice
from game.core.points import GameEnded
from tests.game.cloth.tables import ELEVEN, HOMES, Trading
from tests.game.tables import Table

EMPTY = dict.fromkeys(("1,4 S", "1,4 N", "2,5 S", "2,5 N"), 0)
"""Four villages without cloth."""


def won(events: list[Event]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The winners and points of each ending among these events."""
    return [(e.winners, e.points) for e in events if isinstance(e, GameEnded)]


def ended(table: Table) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The same when a ends the turn."""
    return won(table.play(EndTurn()))


@pytest.mark.rule("8.11-6")
def test_the_points_win_on_the_own_turn() -> None:
    """A cloth by number may bring the last one."""
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
    """The next seat is on turn."""
    assert ended(Trading(trade="ab").put(left=EMPTY)) == []


@pytest.mark.rule("8.11-6")
def test_five_empty_villages_end_the_game_with_the_turn() -> None:
    """Not before; the most points win, whoever's turn it is."""
    table = Trading(trade="ab", stage="roll").put(left={**EMPTY, ELEVEN: 1}, held=(1, 6, 0))
    assert won(table.play(RollDice(), die=[5, 6])) == []
    assert table.in_village() == 0

    assert ended(table) == [((1,), (2, 4, 1))]


@pytest.mark.rule("8.11-6")
def test_hidden_points_count_at_the_end() -> None:
    """A victory point card in hand decides, and is shown."""
    table = Trading(trade="ab", held={"c": "4 victory_point"})
    table.put(left={**EMPTY, ELEVEN: 0}, held=(1, 6, 0))

    assert ended(table) == [((2,), (1, 4, 5))]


@pytest.mark.rule("8.11-6")
def test_of_equal_points_the_most_cloth_wins() -> None:
    """An odd cloth, worth no point, decides."""
    table = Trading(trade="ab").put(left={**EMPTY, ELEVEN: 0}, held=(6, 7, 0))

    assert ended(table) == [((1,), (4, 4, 1))]


@pytest.mark.rule("8.11-6")
def test_who_is_equal_in_both_wins_together() -> None:
    """Equal points and cloth: they share."""
    table = Trading(trade="ab").put(left={**EMPTY, ELEVEN: 0}, held=(6, 6, 0))

    assert ended(table) == [((0, 1), (4, 4, 1))]


@pytest.mark.rule("8.11-6")
def test_the_points_on_the_own_turn_come_first() -> None:
    """With five villages empty too, who has the target at the end of the own turn wins alone."""
    table = Trading(trade="ab", stage="roll", options={"points": 4})
    table.put(left={**EMPTY, ELEVEN: 1}, held=(5, 8, 0))

    assert won(table.play(RollDice(), die=[5, 6])) == [((0,), (4, 5, 1))]


@pytest.mark.rule("8.11-6")
def test_it_ends_before_the_next_turn_begins() -> None:
    """The next seat has the target; another has more points and wins."""
    table = Trading(trade="bc", options={"points": 4}).put(held=(0, 6, 8))

    assert ended(table.put(left={**EMPTY, ELEVEN: 0})) == [((2,), (1, 4, 5))]


@pytest.mark.rule("8.11-6")
def test_the_end_comes_though_the_seat_on_turn_has_left() -> None:
    """Its turn ends with its leaving, and it does not win with all its settlements."""
    homes = {**HOMES, "a": "4,1 S; 5,1 N; 1,2 N"}
    table = Trading(trade="ab", settlements=homes).put(left={**EMPTY, ELEVEN: 0}, held=(9, 2, 0))

    assert won(table.leave("a")) == [((1,), (3, 2, 1))]
