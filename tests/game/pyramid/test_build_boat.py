"""Papyrus boats: places, price, and how they extend routes and settlements."""

from __future__ import annotations

import pytest

from game import Action
from game.base.bank_trade import TradeWithBank
from game.base.build_road import BuildRoad
from game.base.build_road import No as RoadNo
from game.base.build_settlement import BuildSettlement
from game.base.free_road import LayFreeRoad
from game.base.play_roads import PlayRoads
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.core.awards import AwardPassed
from game.core.stack import NOBODY
from game.pyramid.build_boat import BoatBuilt, BuildBoat
from game.pyramid.nile import No
from tests.game.pyramid.tables import River
from tests.game.tables import A, cards

BOAT = "2 wool lumber"
ROAD = "brick lumber"

BANK = r"""
        .       .
      /   \   /   \
    .       a       .
    |  F6   n+ D*   |
    .       .       .
      \   n   \   /
        .       .
"""


OPEN: dict[str, tuple[str, str, type[Action]]] = {
    "Beside your building, a boat can go on paths of the Nile alone": (BANK, BOAT, BuildBoat),
    "A path of the Nile takes no road": (
        r"""
            .       .
          /   +   +   \
        .       a       .
        |  F6   n  D*   |
        .       .       .
          \   n   \   /
            .       .
        """,
        ROAD,
        BuildRoad,
    ),
    "A boat may continue your road, with or without a building between them": (
        r"""
            .       .
          n+  a   /   \
        .       .       .
        |  F6   n+ D*   n
        .       .       .
          \   /   \   /
            .       .
        """,
        BOAT,
        BuildBoat,
    ),
    "A road on the land's paths may continue your boat": (
        r"""
            .       .
          /   +   +   \
        .       .       .
        |  F6   A  D*   |
        .       .       .
          \   n   +   /
            .       .
        """,
        ROAD,
        BuildRoad,
    ),
    "A boat may continue a boat where paths of the Nile meet": (
        r"""
            .       .
          /   n+  n+  \
        .       .       .
        |  F6   A  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
        BOAT,
        BuildBoat,
    ),
}


@pytest.mark.rule("3.3", "4.3")
@pytest.mark.parametrize(("drawing", "hand", "verb"), OPEN.values(), ids=OPEN)
def test_where_boats_and_roads_lie(drawing: str, hand: str, verb: type[Action]) -> None:
    """They can lie at the marked paths, and nowhere else."""
    River(drawing, hand).offers(verb)


@pytest.mark.rule("3.3")
def test_an_enemy_building_ends_the_way() -> None:
    """A boat can lead up to b's settlement, but neither boat nor road can go past it."""
    table = River(
        r"""
        .       .
      /   n   /   \
    .       b       .
    |  F6   A  D*   |
    .       .       .
      \   n+  \   /
        .       .
        """,
        BOAT + " brick",
    )

    table.offers(BuildBoat)
    south = table.state.topology.edge((1, 0), (0, 1))
    assert table.options(BuildRoad) == [BuildRoad(south)]


@pytest.mark.rule("3.3")
def test_one_path_carries_one_piece() -> None:
    """No second piece can go on a path with b's boat."""
    table = River(BANK.replace("n+", "B+"), BOAT)

    assert table.why_not(BuildBoat(table.edge)) is RoadNo.EDGE_IS_TAKEN


@pytest.mark.rule("3.3")
def test_a_boat_is_paid_for() -> None:
    """Two wool and a lumber go to the bank, and one of three boats to the river."""
    table = River(BANK, BOAT + " ore")

    events = table.play(BuildBoat(table.edge))

    assert events == [Paid(seat=A, cards=cards(BOAT)), BoatBuilt(seat=A, edge=table.edge)]
    table.shows(BANK.replace("n+", "A "))
    assert (table.hand(), table.left("boat")) == ({"ore": 1}, 2)


@pytest.mark.rule("3.3")
def test_without_cards_there_is_no_boat() -> None:
    """Two wool alone are not enough."""
    table = River(BANK, "2 wool")

    assert table.why_not(BuildBoat(table.edge)) is Base.CANNOT_PAY


def test_building_a_boat_ends_trading_where_phases_are_apart() -> None:
    """With separate phases building a boat ends trading."""
    table = River(BANK, BOAT + " 4 ore", options={"phases": "separate"})
    assert TradeWithBank in table.verbs()

    table.play(BuildBoat(table.edge))

    assert TradeWithBank not in table.verbs()


@pytest.mark.rule("3.3", "5.21")
def test_a_seat_has_three_boats() -> None:
    """With no boat left, none can be built, whatever the hand."""
    table = River(BANK, BOAT, supply={"a": {"boat": 0}})

    assert table.why_not(BuildBoat(table.edge)) is Base.NO_PIECE_LEFT
    assert table.options(BuildBoat) == []


def test_each_broken_rule_of_place_has_its_name() -> None:
    """Off the river, on the river unconnected, and no path at all have different refusals."""
    table = River(
        r"""
        .       .
      /   +   /   \
    .       a       .
    n+ F6   n  D*   |
    .       .       .
      \   /   \   /
        .       .
        """,
        BOAT,
    )
    north, west = table.edges

    assert table.why_not(BuildBoat(north)) is No.OFF_THE_NILE
    assert table.why_not(BuildBoat(west)) is RoadNo.NOT_JOINED
    assert table.why_not(BuildBoat(table.nowhere)) is Base.NO_SUCH_PLACE


@pytest.mark.rule("3.3")
def test_a_road_on_the_nile_has_its_own_refusal() -> None:
    """A road on a path of the Nile is refused because of the river."""
    table = River(BANK, ROAD)

    assert table.why_not(BuildRoad(table.edge)) is No.ON_THE_NILE


@pytest.mark.rule("3.3", "5.11")
def test_free_roads_are_no_boats() -> None:
    """Road building lays roads on land paths, and no boats."""
    table = River(
        r"""
        .       .
      /   +   +   \
    .       a       .
    |  F6   n  D*   |
    .       .       .
      \   n   \   /
        .       .
        """,
        held={"a": "road_building"},
    )
    table.play(PlayRoads())

    assert BuildBoat not in table.verbs()
    table.offers(LayFreeRoad)


@pytest.mark.rule("5.11")
def test_free_roads_are_not_asked_for_where_only_the_river_is_open() -> None:
    """With only Nile paths open the card cannot be played."""
    table = River(
        r"""
        .       .
      /   b   b   \
    .       a       .
    |  F6   n  D*   |
    .       .       .
      \   /   \   /
        .       .
        """,
        held={"a": "road_building"},
    )

    assert PlayRoads not in table.verbs()


@pytest.mark.rule("3.3", "5.22")
def test_a_boat_alone_carries_a_settlement() -> None:
    """A settlement can be built at the end of a boat, without any road."""
    table = River(
        r"""
        .       .
      /   \   /   \
    .       a       .
    |  F6   A  D*   |
    .       .       .
      \   A   \   /
        +       .
        """,
        "brick lumber wool grain",
    )

    table.offers(BuildSettlement)


@pytest.mark.rule("3.3")
def test_boats_count_for_the_longest_route() -> None:
    """Roads and boats in a line are one route."""
    table = River(
        r"""
        a       .
      /   a   A   a
    .       .       a
    |  F6   |  D*   A
    .       .       .
      \   /   \   a
        .       .
        """
    )

    assert table.road() == 5


@pytest.mark.rule("3.3")
def test_a_boat_takes_the_longest_route() -> None:
    """The fifth piece of a route can be a boat."""
    table = River(
        r"""
        .       .
      /   a   a   a
    .       .       a
    |  F6   |  D*   n+
    .       .       .
      \   /   \   a
        .       .
        """,
        BOAT,
    )

    events = table.play(BuildBoat(table.edge))

    assert events[-1] == AwardPassed(award="longest_road", seat=A, before=NOBODY)


@pytest.mark.rule("3.3", "1.3")
def test_a_route_is_cut_while_its_owner_holds_the_card() -> None:
    """A settlement of b between boat and road cuts the route, and the card is set aside."""
    table = River(
        r"""
        .       .
      /   a   A   a
    .       +       a
    |  F6   b  D*   A
    .       .       .
      \   b   \   a
        .       .
        """,
        b="brick lumber wool grain",
        turn="b",
        longest_road="a",
    )
    assert table.road() == 5

    events = table.play(BuildSettlement(table.corner), by="b")

    assert events[-1] == AwardPassed(award="longest_road", seat=NOBODY, before=A)
    assert (table.road(), table.road("b")) == (4, 2)
