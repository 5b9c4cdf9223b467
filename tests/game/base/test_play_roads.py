"""Playing road building, and laying its roads."""

from __future__ import annotations

import pytest

from game.base.build_road import No as RoadNo
from game.base.build_road import RoadBuilt
from game.base.dev_cards import CardPlayed
from game.base.free_road import FreeRoadSkipped, LayFreeRoad, No, SkipFreeRoad
from game.base.play_roads import No as CardNo
from game.base.play_roads import PlayRoads
from game.base.refusals import No as Base
from game.base.roll import RollDice
from game.core.points import GameEnded
from tests.game.tables import A, Table

LAND = r"""
        .       .
      /   b   +   \
    .       a       .
    |  F6   +  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


def roads(drawing: str = LAND, stage: str = "turn", left: int = 15) -> Table:
    """A table where a may play road building and has *left* roads."""
    return Table(drawing, held={"a": "road_building"}, stage=stage, supply={"a": {"road": left}})


@pytest.mark.rule("12.C5")
def test_two_roads_one_after_another() -> None:
    """The card is played, then two free roads are laid, and the second may continue the first."""
    table = roads()
    first, second = table.edges

    assert table.play(PlayRoads()) == [CardPlayed(seat=A, card="road_building")]
    assert table.play(LayFreeRoad(first)) == [RoadBuilt(seat=A, edge=first)]
    assert table.play(LayFreeRoad(second)) == [RoadBuilt(seat=A, edge=second)]
    assert (table.owes(), table.left("road")) == ([("a", "turn")], 13)


@pytest.mark.rule("12.C5")
def test_free_roads_lie_where_roads_may_be_built() -> None:
    """A free road needs a free edge that joins your own roads or buildings."""
    table = roads()

    table.play(PlayRoads())

    table.offers(LayFreeRoad)


@pytest.mark.rule("12.C5")
def test_the_second_may_begin_at_the_first() -> None:
    """The second free road can continue the first."""
    table = roads(
        r"""
        .       .
      /   +   a   +
    .       a       .
    |  F6   +  D*   |
    .       .       .
      \   /   \   /
        .       .
        """
    )

    table.play(PlayRoads())

    table.offers(LayFreeRoad)


@pytest.mark.rule("12.C5")
def test_a_place_that_breaks_a_rule_is_refused() -> None:
    """A free road in a forbidden place is refused like any road."""
    table = roads(LAND.replace("      \\   /   \\   /", "      +   /   \\   /"))
    table.play(PlayRoads())

    reason = table.why_not(LayFreeRoad(table.edges[2]))

    assert reason is RoadNo.NOT_JOINED


@pytest.mark.rule("12.C5")
def test_with_one_road_left_one_is_laid() -> None:
    """With one road left, one is laid and no second is asked for."""
    table = roads(left=1)
    table.play(PlayRoads())

    table.play(LayFreeRoad(table.edges[0]))

    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("12.C5")
def test_without_a_road_left_it_cannot_be_played() -> None:
    """With no road left the card cannot be played."""
    table = roads(left=0)

    reason = table.why_not(PlayRoads())

    assert reason is Base.NO_PIECE_LEFT
    assert table.options(PlayRoads) == []


ENCLOSED = r"""
        .       .
      /   b   b   \
    .       a       .
    |  F6   +  D*   |
    b       b       .
      b   b   \   /
        .       .
"""


@pytest.mark.rule("12.C5")
def test_without_a_place_it_cannot_be_played() -> None:
    """With no open edge the card cannot be played."""
    table = roads(ENCLOSED.replace("F6   +", "F6   b"))

    reason = table.why_not(PlayRoads())

    assert reason is CardNo.NO_PLACE
    assert table.options(PlayRoads) == []


@pytest.mark.rule("12.C5")
def test_with_one_place_one_is_laid() -> None:
    """If the first road leaves no place for a second, none is asked for."""
    table = roads(ENCLOSED)
    table.play(PlayRoads())
    table.offers(LayFreeRoad)

    table.play(LayFreeRoad(table.edge))

    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("12.C5")
def test_the_second_may_be_declined() -> None:
    """The second road can be skipped."""
    table = roads()
    table.play(PlayRoads())
    table.play(LayFreeRoad(table.edges[0]))

    events = table.play(SkipFreeRoad())

    assert events == [FreeRoadSkipped(seat=A)]
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("12.C5")
def test_the_first_is_owed() -> None:
    """Playing the card obliges you to lay at least one road."""
    table = roads()
    table.play(PlayRoads())

    reason = table.why_not(SkipFreeRoad())

    assert reason is No.FIRST_IS_OWED
    assert table.options(SkipFreeRoad) == []


@pytest.mark.rule("12.C5")
def test_nothing_comes_between_the_two() -> None:
    """Between the two roads you can only lay or skip the second."""
    table = Table(
        LAND,
        "lumber brick ore wool grain 4 ore",
        held={"a": "road_building"},
        bought={"a": "knight"},
    )
    table.play(PlayRoads())

    table.play(LayFreeRoad(table.edges[0]))

    assert table.verbs() == {LayFreeRoad, SkipFreeRoad}
    assert table.everything(by="b") == []


@pytest.mark.rule("12.C5", "12.H5", "12.J2")
def test_victory_is_looked_for_after_each_road() -> None:
    """If the first road wins the game by the longest road, the second is not asked for."""
    table = Table(
        r"""
        .       .
      a   a   a   +
    .       a       .
    a  F6   |  D*   |
    .       .       .
      \   /   \   /
        .       .
        """,
        held={"a": "road_building"},
        options={"points": 3},
    )
    table.play(PlayRoads())

    events = table.play(LayFreeRoad(table.edge))

    assert isinstance(events[-1], GameEnded)
    assert events[-1].winners == (A,)


def test_before_the_roll_the_dice_follow() -> None:
    """After free roads played before the roll, the player still rolls."""
    table = roads(stage="roll")
    table.play(PlayRoads())
    table.play(LayFreeRoad(table.edges[0]))

    table.play(SkipFreeRoad())

    assert table.everything() == [RollDice()]


def test_the_default_lays_one_road() -> None:
    """By default the first road goes to the first place and the second is skipped."""
    table = roads()
    table.play(PlayRoads())

    defaults = [table.default()]
    table.play(defaults[0])

    assert [*defaults, table.default()] == [LayFreeRoad(table.edges[0]), SkipFreeRoad()]
