"""Levels: their price, their number per turn, and how they end the game."""

from __future__ import annotations

import pytest

from game import Event
from game.base.bank_trade import TradeWithBank
from game.base.end_turn import EndTurn
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.core.points import GameEnded
from game.wonders.begin_wonder import BeginWonder
from game.wonders.build_level import BuildLevel, LevelBuilt, No
from game.wonders.rows import FOR_MANY
from tests.game.tables import A, cards
from tests.game.taking_back import comes_back
from tests.game.wonders.tables import Sites
from tests.house import needs

TEN = {"a": "2,3 N; 2,3 S; 1,3 N; 1,4 S"}
"""Cities worth eight points."""
MORE = {"a": "0,5 S; 4,3 N"}
"""Settlements worth two more points."""
THEATRE = "brick 3 wool lumber"


def won(events: list[Event]) -> list[tuple[int, ...]]:
    """The winners of each ending among these events."""
    return [event.winners for event in events if isinstance(event, GameEnded)]


@pytest.mark.rule("8.13-2")
@pytest.mark.parametrize(
    ("wonder", "cost"),
    [
        ("theatre", THEATRE),
        ("great_bridge", "wool grain 3 lumber"),
        ("monument", "2 ore 3 grain"),
        ("great_wall", "3 brick grain lumber"),
        ("cathedral", "brick 3 ore grain"),
        pytest.param("lighthouse", "2 brick 2 lumber grain", marks=needs("five_six")),
        pytest.param("colossus", "2 wool 2 ore grain", marks=needs("five_six")),
    ],
)
def test_a_level_costs_five_cards(wonder: str, cost: str) -> None:
    """Every level has the same price, and price and level are both reported."""
    seats = 6 if wonder in FOR_MANY else 3
    levels = (2, *(0,) * (seats - 1))
    table = Sites(cost, seats=seats, wonders={"a": wonder}, levels=levels)

    assert table.play(BuildLevel()) == [
        Paid(seat=A, cards=cards(cost)),
        LevelBuilt(seat=A, wonder=wonder, level=3),
    ]
    assert table.hand() == {}
    assert table.why_not(BuildLevel()) is Base.CANNOT_PAY
    assert table.options(BuildLevel) == []


@pytest.mark.rule("8.13-2")
def test_any_number_of_levels_is_built_in_a_turn() -> None:
    """Several levels can be built, even on the turn in which the wonder was begun."""
    table = Sites("3 brick 9 wool 3 lumber", cities={"a": "2,3 N; 2,3 S"})

    table.push_on(("a", BeginWonder("theatre")), *[("a", BuildLevel())] * 3)

    assert table.wonders.levels == (3, 0, 0)


@pytest.mark.rule("8.13-2")
def test_without_a_wonder_there_is_no_level() -> None:
    """A seat without a wonder cannot build a level, whatever is in its hand."""
    table = Sites("9 brick 9 wool 9 lumber 9 grain 9 ore")

    assert table.why_not(BuildLevel()) is No.NO_WONDER
    assert table.options(BuildLevel) == []


@pytest.mark.rule("8.13-2")
def test_what_a_wonder_asks_for_it_asks_once() -> None:
    """Levels can be built even if the route has become shorter."""
    table = Sites("2 ore 3 grain", wonders={"a": "monument"})

    table.play(BuildLevel())

    assert table.wonders.levels == (1, 0, 0)


@pytest.mark.rule("8.13-3")
def test_the_fourth_level_wins() -> None:
    """The fourth level wins at once, with any number of points."""
    table = Sites(THEATRE, wonders={"a": "theatre", "b": "monument"}, levels=(3, 3, 0))

    assert won(table.play(BuildLevel())) == [(0,)]


@pytest.mark.rule("8.13-3")
def test_ten_points_win_with_more_levels_than_anybody() -> None:
    """Ten points win with a level more than all others."""
    table = Sites(
        THEATRE,
        cities=TEN,
        settlements=MORE,
        wonders={"a": "theatre", "b": "monument"},
        levels=(1, 1, 0),
    )
    assert table.points() == 10
    assert not table.state.winners

    assert won(table.play(BuildLevel())) == [(0,)]


@pytest.mark.rule("8.13-3")
def test_ten_points_alone_win_nothing() -> None:
    """Ten points do not win without a level, or with only as many as another."""
    for levels in ((0, 0, 0), (2, 2, 0), (1, 0, 3)):
        wonders = {"a": "theatre", "b": "monument", "c": "great_wall"}
        table = Sites(cities=TEN, settlements=MORE, wonders=wonders, levels=levels)

        assert not table.state.winners


@pytest.mark.rule("8.13-3")
def test_more_levels_alone_win_nothing() -> None:
    """Nine points are not enough."""
    table = Sites(
        cities=TEN, settlements={"a": "0,5 S"}, wonders={"a": "theatre"}, levels=(3, 0, 0)
    )

    assert not table.state.winners


@pytest.mark.rule("8.13-3")
def test_one_wins_on_the_own_turn_alone() -> None:
    """Seat a meets both conditions on b's turn, and wins when its own begins."""
    table = Sites(
        cities=TEN, settlements=MORE, wonders={"a": "theatre"}, levels=(1, 0, 0), turn="c"
    )
    assert not table.state.winners

    assert won(table.play(EndTurn(), "c")) == [(0,)]


@pytest.mark.rule("8.13-3")
def test_levels_of_who_has_left_are_no_measure() -> None:
    """After b has left, a leads."""
    table = Sites(
        cities=TEN,
        settlements=MORE,
        wonders={"a": "theatre", "b": "monument"},
        levels=(1, 2, 0),
    )

    assert won(table.leave("b")) == [(0,)]


def test_a_level_is_something_built() -> None:
    """With separate phases a level ends trading."""
    table = Sites(f"{THEATRE} 4 ore", wonders={"a": "theatre"}, options={"phases": "separate"})
    assert table.options(TradeWithBank) != []

    table.play(BuildLevel())

    assert table.options(TradeWithBank) == []


def test_a_level_may_be_taken_back() -> None:
    """It reveals nothing, so it can be undone."""
    comes_back(Sites(THEATRE, wonders={"a": "theatre"}), BuildLevel())


@needs("five_six")
@pytest.mark.rule("8.13-3", "12.15")
def test_the_second_of_a_pair_wins_with_a_fourth_level() -> None:
    """On the turn of a, d finishes its wonder in its own part."""
    hands = ("", "", "", "2 wool 2 ore grain")
    table = Sites(*hands, seats=6, wonders={"d": "colossus"}, levels=(0, 0, 0, 3, 0, 0))
    table.play(EndTurn())

    assert won(table.play(BuildLevel(), "d")) == [(3,)]


@needs("five_six")
@pytest.mark.rule("8.13-2")
def test_a_finished_wonder_has_no_fifth_level() -> None:
    """Between turns a wonder that will win on its seat's next turn is built no further."""
    hands = ("", f"{THEATRE} ore wool grain")
    levels = (0, 4, 0, 0, 0, 0)
    table = Sites(
        *hands, seats=6, wonders={"b": "theatre"}, levels=levels, options={"turns": "building"}
    )
    table.play(EndTurn())

    assert table.why_not(BuildLevel(), "b") is No.IS_FINISHED
    assert table.options(BuildLevel, "b") == []
