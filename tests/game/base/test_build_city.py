"""Building cities on settlements."""

from __future__ import annotations

import pytest

from game.base.build_city import BuildCity, CityBuilt, No
from game.base.refusals import No as Base
from game.base.refusals import Paid
from tests.game.tables import A, Table, cards

TOWN = r"""
        a+      .
      /   a   /   \
    .       .       b
    |  F6   |  D*   |
    A       .       .
      \   /   \   /
        .       a+
"""


@pytest.mark.rule("12.G1")
def test_own_settlements_may_be_raised() -> None:
    """A city can be built on your own settlements, and nowhere else."""
    Table(TOWN, "3 ore 2 grain").offers(BuildCity)


def test_a_city_is_paid_for() -> None:
    """The price and the city are both reported."""
    table = Table(TOWN, "3 ore 2 grain")

    events = table.play(BuildCity(table.corners[0]))

    assert events == [
        Paid(seat=A, cards=cards("3 ore 2 grain")),
        CityBuilt(seat=A, corner=table.corners[0]),
    ]


@pytest.mark.rule("12.G1")
def test_the_settlement_goes_back_to_the_supply() -> None:
    """After raising one of two settlements, one stands on the board and four are left."""
    table = Table(TOWN, "3 ore 2 grain lumber")

    table.play(BuildCity(table.corners[0]))

    assert (table.left("settlement"), table.left("city")) == (4, 2)
    assert (table.hand(), table.points()) == ({"lumber": 1}, 5)
    table.shows(TOWN.replace("a+      .", "A       ."))


def test_without_cards_there_is_no_city() -> None:
    """A city costs three ore and two grain."""
    table = Table(TOWN, "2 ore 5 grain")

    reason = table.why_not(BuildCity(table.corners[0]))

    assert reason is Base.CANNOT_PAY
    assert table.options(BuildCity) == []


@pytest.mark.rule("12.G1")
def test_without_a_piece_there_is_no_city() -> None:
    """With all four cities on the board, no more can be built."""
    table = Table(TOWN, "3 ore 2 grain", supply={"a": {"city": 0}}, options={"points": 20})

    reason = table.why_not(BuildCity(table.corners[0]))

    assert reason is Base.NO_PIECE_LEFT
    assert table.options(BuildCity) == []


def test_only_an_own_settlement_is_raised() -> None:
    """A bare corner, another's settlement and a city are refused."""
    table = Table(
        r"""
        A+      .
      /   \   /   \
    .       .       .
    |  F6   |  D*   |
    +       .       .
      \   /   \   /
        .       b+
        """,
        "3 ore 2 grain",
    )

    reasons = [table.why_not(BuildCity(corner)) for corner in table.corners]

    assert reasons == [No.NO_SETTLEMENT] * 3


def test_there_is_no_city_beside_the_board() -> None:
    """A place that is not on the board is refused as unknown."""
    table = Table(TOWN, "3 ore 2 grain")

    reason = table.why_not(BuildCity(table.nowhere))

    assert reason is Base.NO_SUCH_PLACE
