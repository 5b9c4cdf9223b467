"""Building settlements: place, distance and price."""

from __future__ import annotations

import pytest

from game.base.build_city import BuildCity, CityBuilt
from game.base.build_settlement import BuildSettlement, No, SettlementBuilt
from game.base.refusals import No as Base
from game.base.refusals import Paid
from tests.game.tables import A, Table, cards

PRICE = "lumber brick wool grain"

ROAD = r"""
        .       .
      /   a   /   \
    .       +       .
    |  F6   a  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


OPEN = {
    "A settlement needs one of your own roads; other players' roads do not count": r"""
            +       .
          /   a   b   \
        .       +       .
        |  F6   a  D*   |
        .       +       .
          \   /   \   b
            .       .
        """,
    "No corner next to anybody's settlement or city takes a settlement": r"""
            +       +
          a   a   a   a
        .       +       +
        a  F6   |  D*   a
        b       .       .
          \   /   \   /
            .       B
        """,
    "One free corner between two buildings is required, and is enough": r"""
            .       .
          a   a   /   \
        b       +       .
        |  F6   |  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
    "A settlement may split b's road if one of a's own roads reaches the corner": r"""
            .       .
          /   b   b   \
        .       +       .
        |  F6   a  D*   |
        .       +       .
          \   /   \   /
            .       .
        """,
    "You can settle at your road beyond an opponent's building": r"""
            .       .
          /   a   a   a
        .       b       +
        |  F6   |  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
    "A corner between three sea hexes takes no settlement, even if roads lead there": r"""
            .       .
          /   \   /   \
        .       .       .
        |  ~    a  ~    |
        .       +       .
          \   /   \   /
            .       .
            |  D*   |
            .       .
              \   /
                .
        """,
}


@pytest.mark.rule("12.G3", "12.G2")
@pytest.mark.parametrize("drawing", OPEN.values(), ids=OPEN)
def test_where_a_settlement_may_stand(drawing: str) -> None:
    """A settlement can stand at the marked corners, and nowhere else."""
    table = Table(
        drawing,
        PRICE,
    )

    table.offers(BuildSettlement)


def test_a_settlement_is_paid_for() -> None:
    """The price and the settlement are both reported."""
    table = Table(ROAD, PRICE)

    events = table.play(BuildSettlement(table.corner))

    assert events == [
        Paid(seat=A, cards=cards(PRICE)),
        SettlementBuilt(seat=A, corner=table.corner),
    ]


def test_a_settlement_stands_where_it_was_asked_for() -> None:
    """The settlement is on the board, the price in the bank, and the supply has one piece less."""
    table = Table(ROAD, PRICE + " ore")

    table.play(BuildSettlement(table.corner))

    table.shows(ROAD.replace("+", "a"))
    assert (table.hand(), table.left("settlement"), table.points()) == ({"ore": 1}, 4, 1)


def test_without_cards_there_is_no_settlement() -> None:
    """A settlement costs lumber, brick, wool and grain."""
    table = Table(ROAD, "lumber brick wool 5 ore")

    reason = table.why_not(BuildSettlement(table.corner))

    assert reason is Base.CANNOT_PAY
    assert table.options(BuildSettlement) == []


@pytest.mark.rule("12.G1")
def test_without_a_piece_there_is_no_settlement() -> None:
    """With all five settlements on the board, a sixth cannot be built."""
    table = Table(ROAD, PRICE, supply={"a": {"settlement": 0}})

    reason = table.why_not(BuildSettlement(table.corner))

    assert reason is Base.NO_PIECE_LEFT
    assert table.options(BuildSettlement) == []


@pytest.mark.rule("12.G1")
def test_without_a_piece_one_upgrades_first() -> None:
    """Building a city returns a settlement piece, which can then be built."""
    table = Table(
        r"""
        a+      .
      /   a   /   \
    .       .       .
    |  F6   a  D*   |
    .       +       .
      \   /   \   /
        .       .
        """,
        PRICE + " 3 ore 2 grain",
        supply={"a": {"settlement": 0}},
    )
    old, new = table.corners

    table.play(BuildCity(old))

    assert table.play(BuildSettlement(new))[1:] == [SettlementBuilt(seat=A, corner=new)]


@pytest.mark.rule("12.G1")
def test_settlement_and_city_in_one_turn() -> None:
    """A settlement built this turn can become a city at once; both are paid for."""
    table = Table(ROAD, PRICE + " 3 ore 2 grain")
    table.play(BuildSettlement(table.corner))

    events = table.play(BuildCity(table.corner))

    assert events == [
        Paid(seat=A, cards=cards("3 ore 2 grain")),
        CityBuilt(seat=A, corner=table.corner),
    ]
    assert table.hand() == {}


def test_each_broken_rule_of_place_has_its_name() -> None:
    """Too close, taken and without a road have different refusals."""
    table = Table(
        r"""
        +       b+
      /   a   /   \
    .       +       .
    |  F6   |  D*   |
    .       .       +
      \   /   \   /
        .       .
        """,
        PRICE,
    )
    free, taken, close, far = table.corners

    reasons = [table.why_not(BuildSettlement(corner)) for corner in (taken, close, far)]

    assert reasons == [No.CORNER_IS_TAKEN, No.TOO_CLOSE, No.NO_ROAD]
    assert table.play(BuildSettlement(free))


def test_the_sea_is_refused_as_such() -> None:
    """A corner between three sea hexes is refused for touching no land."""
    table = Table(
        r"""
        .       .
      /   \   /   \
    .       +       .
    |  ~    |  ~    |
    .       .       .
      \   /   \   /
        .       .
        |  D*   |
        .       .
          \   /
            .
        """,
        PRICE,
    )

    reason = table.why_not(BuildSettlement(table.corner))

    assert reason is No.NOT_ON_LAND


def test_there_is_no_settlement_beside_the_board() -> None:
    """A place that is not on the board is refused as unknown."""
    table = Table(ROAD, PRICE)

    reason = table.why_not(BuildSettlement(table.nowhere))

    assert reason is Base.NO_SUCH_PLACE
