"""Improvements and metropolises."""

from __future__ import annotations

import pytest

from game.base.refusals import Paid
from game.cities_knights.improve_city import CityImproved, ImproveCity, No
from game.cities_knights.place_metropolis import MetropolisPlaced, PlaceMetropolis
from game.cities_knights.place_metropolis import No as Metropolis
from game.core.stack import NOBODY
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A, B

TOWNS = r"""
        .       .       .
      /   \   /   \   /   \
    .       A+      .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   a   /   \   /   \
A+      .       .       B+      .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       B+
"""
"""A board with two cities each for a and b, and a settlement for c."""

ONE = TOWNS.replace("A+      .       .       B+", ".       .       .       B+")
"""The same board with one city for a."""

RICH = "5 cloth 5 coin 5 paper"


@pytest.mark.rule("5")
@pytest.mark.parametrize("level", range(5))
def test_a_level_costs_its_number(level: int) -> None:
    """A level costs as many of the track's commodity as its number, paid to the bank."""
    table = Isle(TOWNS, RICH, levels={"a": (0, 0, level)})

    events = table.play(ImproveCity("science"))

    assert events[:2] == [
        Paid(seat=A, cards=table.cards(f"{level + 1} paper")),
        CityImproved(seat=A, track="science", level=level + 1),
    ]
    assert table.cities.levels[A] == (0, 0, level + 1)


@pytest.mark.rule("5")
@pytest.mark.parametrize(
    ("track", "kind"), [("trade", "cloth"), ("politics", "coin"), ("science", "paper")]
)
def test_each_track_takes_its_commodity(track: str, kind: str) -> None:
    """No other commodity pays for a level."""
    assert Isle(TOWNS, kind).options(ImproveCity) == [ImproveCity(track)]


@pytest.mark.rule("5")
def test_one_commodity_too_few_is_too_few() -> None:
    """The first two levels cost one and two commodities."""
    table = Isle(TOWNS, "2 cloth 5 ore")
    table.play(ImproveCity("trade"))

    assert table.why_not(ImproveCity("trade")) is No.TOO_FEW


@pytest.mark.rule("5")
def test_any_number_in_a_turn() -> None:
    """Levels come in order, on any tracks, as many in a turn as you can pay."""
    table = Isle(TOWNS, RICH)
    for track in ("trade", "science", "trade"):
        table.play(ImproveCity(track))

    assert table.cities.levels[A] == (2, 0, 1)


@pytest.mark.rule("5", "3")
def test_without_a_city_nothing_is_improved() -> None:
    """Earlier improvements stay."""
    table = Isle(TOWNS, c=RICH, turn="c", levels={"c": (1, 1, 3)})

    assert table.why_not(ImproveCity("trade"), "c") is No.NO_CITY
    assert table.cities.levels[2] == (1, 1, 3)


@pytest.mark.rule("5")
def test_five_is_the_last_level() -> None:
    """There are three tracks, and each ends at level five."""
    table = Isle(TOWNS, "12 cloth", levels={"a": (5, 0, 0)}, metropolises={"trade": 0})

    assert table.why_not(ImproveCity("trade")) is No.AT_TOP
    assert table.why_not(ImproveCity("war")) is No.NO_SUCH_TRACK


@pytest.mark.rule("5")
def test_the_first_at_level_four_gets_the_metropolis() -> None:
    """It goes on a city the player chooses, for two points; with one city, nobody is asked."""
    table = Isle(TOWNS, RICH, levels={"a": (3, 0, 0)})
    before = table.points()

    table.play(ImproveCity("trade"))
    owed, chosen = table.owes(), table.corners[1]
    table_options = [action.corner for action in table.options(PlaceMetropolis)]
    events = table.play(PlaceMetropolis(chosen))

    assert owed == [("a", "metropolis")]
    assert table_options == [table.corners[0], table.corners[1]]
    assert events == [MetropolisPlaced(seat=A, track="trade", corner=chosen, before=NOBODY)]
    assert (table.points(), table.cities.metropolises) == (before + 2, (chosen, -1, -1))


@pytest.mark.rule("5", "16.6")
def test_a_metropolis_is_a_city_all_the_same() -> None:
    """A metropolis uses no additional city piece."""
    table = Isle(ONE, RICH, levels={"a": (3, 0, 0)})
    before = table.left("city")

    events = table.play(ImproveCity("trade"))

    assert isinstance(events[-1], MetropolisPlaced)
    assert table.left("city") == before


@pytest.mark.rule("5")
def test_only_own_plain_cities_become_one() -> None:
    """It can only go on your own city that is not a metropolis yet."""
    table = Isle(TOWNS, RICH, levels={"a": (3, 4, 0)}, metropolises={"politics": 0})
    levels = (*table.cities.levels[:1], (0, 0, 0), (0, 0, 0))
    assert table.cities.levels == levels

    events = table.play(ImproveCity("trade"))

    assert events[-1] == MetropolisPlaced(
        seat=A, track="trade", corner=table.corners[1], before=NOBODY
    )
    again = Isle(TOWNS, RICH, levels={"a": (3, 0, 0)})
    again.play(ImproveCity("trade"))
    assert again.why_not(PlaceMetropolis(again.corners[2])) is Metropolis.NO_PLAIN_CITY


@pytest.mark.rule("5", "15.14")
def test_level_four_takes_nothing_from_anybody() -> None:
    """The second player at level four does not take it; that needs level five."""
    table = Isle(TOWNS, RICH, levels={"a": (3, 0, 0), "b": (4, 0, 0)}, metropolises={"trade": 2})
    before = table.points()

    table.play(ImproveCity("trade"))

    assert (table.owes(), table.points()) == ([("a", "turn")], before)
    assert table.cities.metropolises[0] == table.corners[2]


@pytest.mark.rule("5", "15.14")
def test_the_first_at_level_five_takes_it() -> None:
    """The former owner loses two points and keeps the city."""
    table = Isle(ONE, RICH, levels={"a": (4, 0, 0), "b": (4, 0, 0)}, metropolises={"trade": 1})
    before = table.points("a"), table.points("b")

    events = table.play(ImproveCity("trade"))

    assert events[-1] == MetropolisPlaced(seat=A, track="trade", corner=table.corners[0], before=B)
    assert (table.points("a"), table.points("b")) == (before[0] + 2, before[1] - 2)


@pytest.mark.rule("5", "15.14")
def test_the_second_at_level_five_gets_nothing() -> None:
    """The player who first had it at level five keeps it for good."""
    table = Isle(TOWNS, RICH, levels={"a": (4, 0, 0), "b": (5, 0, 0)}, metropolises={"trade": 2})

    table.play(ImproveCity("trade"))

    assert table.cities.metropolises[0] == table.corners[2]
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("5")
def test_its_holder_stays_where_it_is_at_level_five() -> None:
    """The holder reaches level five without placing it again."""
    table = Isle(ONE, RICH, levels={"a": (4, 0, 0)}, metropolises={"trade": 0})

    events = table.play(ImproveCity("trade"))

    assert isinstance(events[-1], CityImproved)


@pytest.mark.rule("5", "15.13")
@pytest.mark.parametrize("level", [3, 4])
def test_the_last_levels_need_a_plain_city(level: int) -> None:
    """Levels four and five need a city without a metropolis, even if no metropolis can be won."""
    levels = {"a": (4, level, 2), "b": (0, 5, 0)}
    table = Isle(ONE, RICH, levels=levels, metropolises={"trade": 0, "politics": 1})

    assert table.why_not(ImproveCity("politics")) is No.NO_PLAIN_CITY
    table.play(ImproveCity("science"))


@pytest.mark.rule("5", "15.13")
def test_its_own_metropolis_is_enough() -> None:
    """Your own metropolis on a track lets you reach its last level."""
    table = Isle(ONE, RICH, levels={"a": (4, 0, 0)}, metropolises={"trade": 0})

    assert ImproveCity("trade") in table.options(ImproveCity)


@pytest.mark.rule("5")
@pytest.mark.parametrize("wall", [0, 1])
def test_by_default_the_city_that_costs_most_is_made_safe(wall: int) -> None:
    """By default it goes on a city with a wall, because barbarians take no metropolis."""
    table = Isle(TOWNS, RICH, levels={"a": (3, 0, 0)}, walls=(wall,))
    table.play(ImproveCity("trade"))

    assert table.default() == PlaceMetropolis(table.corners[wall])


@pytest.mark.rule("5")
def test_the_metropolis_of_who_has_left_can_be_taken() -> None:
    """The first at level five takes it from a seat that has left, as from any other."""
    table = Isle(
        ONE,
        RICH,
        levels={"a": (4, 0, 0), "b": (4, 0, 0)},
        metropolises={"trade": 1},
        gone="b",
    )

    table.play(ImproveCity("trade"))

    assert table.cities.metropolises[0] == table.corners[0]
