"""Osiris: an open road moves."""

from __future__ import annotations

from typing import Any

import pytest

from game.base.build_road import No as Road
from game.base.build_road import RoadBuilt
from game.base.play_roads import No as Roads
from game.base.refusals import No as Base
from game.core.awards import AwardPassed
from game.core.stack import NOBODY
from game.gods.osiris import LayRoadAgain, No, RoadTakenUp, UseOsiris
from tests.game.gods.tables import GodsTable
from tests.game.tables import A

OPEN = r"""
        .       .       b
      a   \   a+  \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       .       b       .
      \   a+  \   /   \   /
        .       .       .
        |  D*   |  P9   |
        .       .       .
          \   /   \   /
            .       .
"""
"""A board where a has a road between settlement and road, two open roads, and one apart."""

AGAIN = r"""
    .       .       b
  a   +   a   +   /   \
.       a       .       .
+  F6   a  H8   |  M4   |
.       .       b       .
  \   a   +   /   \   /
    .       .       .
    |  D*   |  P9   |
    .       .       .
      \   /   \   /
        .       .
"""
"""The same with the lower open road taken up and its new places marked."""

FIVE = r"""
    .       .       .
  a   a   a   a   /   \
a       .       a       .
|  F6   |  H8   |  M4   |
.       .       .       .
  \   /   \   /   \   /
    .       .       .
    |  D*   |  P9   |
    .       .       .
      \   /   \   /
        .       .
"""
"""A board with a road of four between two settlements of a."""


def osiris(drawing: str, **rest: Any) -> GodsTable:
    """A table where a has Osiris."""
    return GodsTable(drawing, gods="osiris", **rest)


@pytest.mark.rule("2.3 Osiris", "2.4 Osiris")
def test_a_road_with_one_free_end_is_open() -> None:
    """A road is open if exactly one end touches something of a's."""
    osiris(OPEN).offers(UseOsiris)


@pytest.mark.rule("2.4 Osiris")
def test_what_others_have_does_not_matter() -> None:
    """The road on the right is open although it leads up to b's settlement."""
    without = osiris(OPEN.replace("b", "."))

    without.offers(UseOsiris)


@pytest.mark.rule("2.4 Osiris")
def test_why_a_road_stays() -> None:
    """Another's road, a bare edge, a closed road and an unknown edge have different refusals."""
    table = osiris(OPEN.replace("H8   |", "H8   b"))

    assert table.why_not(UseOsiris(table.at("1,0/2,0"))) is No.NOT_YOUR_ROAD
    assert table.why_not(UseOsiris(table.at("0,0/1,-1"))) is No.NOT_YOUR_ROAD
    assert table.why_not(UseOsiris(table.at("0,0/1,0"))) is No.NOT_OPEN
    assert table.why_not(UseOsiris(table.nowhere)) is Base.NO_SUCH_PLACE


@pytest.mark.rule("2.4 Osiris")
def test_a_building_may_be_left_without_a_road() -> None:
    """The only road of a settlement is open."""
    osiris(
        OPEN.replace("a   \\   a+", "/   \\   a+")
        .replace("a  H8", "|  H8")
        .replace("a+  \\   /   \\   /", "/   \\   /   \\   /")
    ).offers(UseOsiris)


@pytest.mark.rule("2.3 Osiris", "2.4 Osiris")
def test_the_road_is_laid_again_elsewhere() -> None:
    """The new road may go anywhere a road can once the old one is lifted, except its old place."""
    table = osiris(AGAIN)
    origin = table.options(UseOsiris)[1].edge

    assert table.helped(UseOsiris(origin)) == [RoadTakenUp(seat=A, edge=origin)]
    table.offers(LayRoadAgain)
    assert table.why_not(LayRoadAgain(origin)) is No.SAME_EDGE
    assert table.why_not(LayRoadAgain(table.at("0,0/1,0"))) is Road.EDGE_IS_TAKEN


@pytest.mark.rule("2.3 Osiris")
def test_it_costs_nothing() -> None:
    """It needs no card and no other road, and then Osiris's help is over."""
    table = osiris(AGAIN, supply={"a": {"road": 0}})
    table.helped(UseOsiris(table.options(UseOsiris)[0].edge))
    edge = table.options(LayRoadAgain)[0].edge

    assert table.play(LayRoadAgain(edge)) == [RoadBuilt(seat=A, edge=edge)]
    assert table.left("road") == 0
    table.settles()


@pytest.mark.rule("2.4 Osiris")
def test_the_longest_road_is_judged_when_the_road_lies_again() -> None:
    """The award is judged after the road is laid: moved into a branch, a road of five loses it."""
    table = osiris(FIVE.replace("a  F6", "a  F6").replace("|  F6", "a  F6"), longest_road="a")
    assert table.road() == 5
    end = table.at("-1,0/0,0")

    taken = table.play(UseOsiris(end))
    assert not [event for event in taken if isinstance(event, AwardPassed)]
    laid = table.play(LayRoadAgain(table.at("0,0/1,0")))

    assert AwardPassed(award="longest_road", seat=NOBODY, before=A) in laid


@pytest.mark.rule("2.4 Osiris")
def test_a_road_that_stays_long_keeps_the_card() -> None:
    """Moving a road from one end to the other leaves the card where it is."""
    table = osiris(FIVE.replace("|  F6", "a  F6"), longest_road="a")

    table.play(UseOsiris(table.at("-1,0/0,0")))
    laid = table.play(LayRoadAgain(table.at("1,0/2,0")))

    assert laid == [RoadBuilt(seat=A, edge=table.at("1,0/2,0"))]
    assert table.holder("longest_road") == "a"


@pytest.mark.rule("2.2.5", "2.4 Osiris")
@pytest.mark.parametrize("right", ["b", "|"], ids=["all is taken", "free at its own far end"])
def test_a_road_that_fits_nowhere_else_stays(right: str) -> None:
    """The road needs a new place, and one that only it connects does not count."""
    table = osiris(
        r"""
        a
      b   a
    .       .
    b  D*   b
    .       .
      b   b
        .
    """.replace("D*   b", f"D*   {right}")
    )

    (edge,) = table.state.edges_of(A)
    assert table.why_not(UseOsiris(edge)) is Roads.NO_PLACE


def test_who_does_not_come_lays_it_in_the_first_place() -> None:
    """By default it goes to the first place in reading order."""
    table = osiris(AGAIN)
    table.play(table.options(UseOsiris)[1])

    assert table.default() == LayRoadAgain(table.edges[0])
