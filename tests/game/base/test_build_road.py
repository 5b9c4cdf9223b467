"""Building roads: allowed places, price, and events."""

from __future__ import annotations

import pytest

from game.base.build_road import BuildRoad, No, RoadBuilt
from game.base.refusals import No as Base
from game.base.refusals import Paid
from tests.game.tables import A, Table, cards

FORD = r"""
        .       .
      /   b   +   \
    .       a       .
    |  F6   +  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


OPEN = {
    "A road can start on any free edge beside your building, and on no other": r"""
            .       .
          /   +   +   \
        .       a       .
        |  F6   +  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
    "A road can start at a city just as at a settlement": r"""
            .       .
          /   b   +   \
        .       A       .
        |  F6   +  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
    "A road can continue either end of a road, with or without a building there": r"""
            .       .
          +   a   +   \
        .       .       .
        |  F6   +  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
    "A road can lead up to b's settlement but not past it; the other end stays open": r"""
            .       .
          +   a   /   \
        .       b       .
        |  F6   |  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
    "Roads of a that lie beyond b's settlement can be continued there": r"""
            .       .
          +   a   a   +
        .       b       .
        |  F6   |  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
    "An edge with b's building at one end is allowed if a's road reaches the other": r"""
            b       .
          /   a   +   b
        .       .       .
        |  F6   +  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
    "Roads and buildings of others give no place to start": r"""
            .       .
          /   b   /   \
        .       b       .
        +  F6   b  D*   |
        a       .       .
          +   /   \   /
            .       .
        """,
    "An edge between two sea hexes takes no road, even beside your own building": r"""
            .       .
          /   \   /   \
        .       .       .
        |  ~    |  ~    |
        .       .       .
          \   /   +   /   \
            .       a       .
            |  D*   +  ~    |
            .       .       .
              \   /   \   /
                .       .
        """,
}


@pytest.mark.rule("12.G2")
@pytest.mark.parametrize("drawing", OPEN.values(), ids=OPEN)
def test_where_a_road_may_lie(drawing: str) -> None:
    """A road can lie at the marked edges, and nowhere else."""
    table = Table(
        drawing,
        a="brick lumber",
    )

    table.offers(BuildRoad)


def test_a_road_is_paid_for() -> None:
    """The price and the road are both reported."""
    table = Table(FORD, a="brick lumber")
    north, _ = table.edges

    events = table.play(BuildRoad(north))

    assert events == [Paid(seat=A, cards=cards("lumber brick")), RoadBuilt(seat=A, edge=north)]


def test_a_road_lies_where_it_was_asked_for() -> None:
    """The road is on the board, the cards are in the bank, and the supply has one piece less."""
    table = Table(FORD, a="2 brick lumber")

    table.play(BuildRoad(table.edges[1]))

    table.shows(
        r"""
        .       .
      /   b   /   \
    .       a       .
    |  F6   a  D*   |
    .       .       .
      \   /   \   /
        .       .
        """
    )
    assert (table.hand(), table.left("road")) == ({"brick": 1}, 14)
    assert table.bank() == {"lumber": 19, "brick": 18, "wool": 19, "grain": 19, "ore": 19}


def test_without_cards_there_is_no_road() -> None:
    """A road costs lumber and brick."""
    table = Table(FORD, a="5 brick")

    reason = table.why_not(BuildRoad(table.edges[0]))

    assert reason is Base.CANNOT_PAY
    assert table.options(BuildRoad) == []


@pytest.mark.rule("12.G1")
def test_the_last_road_may_be_built() -> None:
    """With one piece left, one road can be built."""
    table = Table(FORD, a="brick lumber", supply={"a": {"road": 1}})

    table.offers(BuildRoad)


@pytest.mark.rule("12.G1")
def test_without_a_piece_there_is_no_road() -> None:
    """After fifteen roads a seat cannot build another."""
    table = Table(FORD, a="brick lumber", supply={"a": {"road": 0}})

    reason = table.why_not(BuildRoad(table.edges[0]))

    assert reason is Base.NO_PIECE_LEFT
    assert table.options(BuildRoad) == []


@pytest.mark.rule("12.G2")
def test_a_taken_edge_takes_no_second_road() -> None:
    """No edge carries two roads."""
    table = Table(FORD, a="2 brick 2 lumber")
    table.play(BuildRoad(table.edges[0]))

    reason = table.why_not(BuildRoad(table.edges[0]))

    assert reason is No.EDGE_IS_TAKEN


def test_each_broken_rule_of_place_has_its_name() -> None:
    """A path at sea and a path without a connection have different refusals."""
    table = Table(
        r"""
        .       .
      /   \   /   \
    .       .       .
    |  ~    +  ~    |
    .       .       .
      \   /   \   +   \
        .       a       .
        |  D*   |  ~    |
        .       .       .
          \   +   \   /
            .       .
        """,
        a="brick lumber",
    )

    reasons = [table.why_not(BuildRoad(edge)) for edge in table.edges]

    assert reasons == [No.NOT_ON_LAND, No.NOT_ON_LAND, No.NOT_JOINED]


def test_there_is_no_road_beside_the_board() -> None:
    """A place that is not on the board is refused as unknown."""
    table = Table(FORD, a="brick lumber")

    reason = table.why_not(BuildRoad(table.nowhere))

    assert reason is Base.NO_SUCH_PLACE
