"""Set-up placements: a settlement, its road, the first cards."""

from __future__ import annotations

import pytest

from game.base.build_road import No as RoadNo
from game.base.build_road import RoadBuilt
from game.base.build_settlement import No as CornerNo
from game.base.build_settlement import SettlementBuilt
from game.base.found import FirstCards, FoundSettlement, LayFirstRoad, No
from game.base.refusals import No as Base
from game.core.refusals import No as NotNow
from tests.game.tables import A, B, Table, bank_trade, cards

SHORE = r"""
            .       .
          /   \   /   \
        .       .       .
      ? |  F6   +  H8   |
        .       +       .
      /   \   +   +   /   \
    .       .       .       .
    |  M4   |  D*   |  G12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""


OPEN = {
    "The first settlement can go on any free corner, also at harbors and the desert": r"""
              +       +
            /   \   /   \
          +       +       +
        ? |  F6   |  D*   |
          +       +       +
            \   /   \   /
              +       +
        """,
    "In set-up a settlement must touch land, too": r"""
            .       .
          /   \   /   \
        .       .       .
        |  ~    |  ~    |
        .       +       .
          \   /   \   /
            +       +
            |  D*   |
            +       +
              \   /
                +
        """,
}


@pytest.mark.rule("12.A2", "3")
@pytest.mark.parametrize("drawing", OPEN.values(), ids=OPEN)
def test_where_a_first_settlement_stands(drawing: str) -> None:
    """A first settlement can stand at the marked corners, and nowhere else."""
    table = Table(
        drawing,
        stage="found",
    )

    table.offers(FoundSettlement)


@pytest.mark.rule("12.A2", "4")
@pytest.mark.parametrize("stage", ["found", "found again"])
def test_distance_holds_in_set_up(stage: str) -> None:
    """A corner next to any building is refused, also to your own; no road is needed."""
    table = Table(
        r"""
        +       .
      /   \   /   \
    .       +       b
    |  F6   |  D*   |
    a       +       .
      \   /   \   /
        .       +
        """,
        stage=stage,
    )

    table.offers(FoundSettlement)


@pytest.mark.rule("12.A2", "12.A3")
def test_the_first_settlement_brings_nothing() -> None:
    """The first settlement brings no cards, and its road is owed."""
    table = Table(SHORE, stage="found")

    events = table.play(FoundSettlement(table.corner))

    assert events == [SettlementBuilt(seat=A, corner=table.corner)]
    assert (table.owes(), table.hand()) == ([("a", "first road")], {})


@pytest.mark.rule("12.A3", "3", "4")
def test_the_second_settlement_pays_before_its_road() -> None:
    """The second settlement pays one card for each adjacent hex at once; the desert pays none."""
    table = Table(SHORE, stage="found again")

    events = table.play(FoundSettlement(table.corner))

    assert events == [
        SettlementBuilt(seat=A, corner=table.corner),
        FirstCards(seat=A, cards=cards("lumber brick")),
    ]
    assert table.hand() == {"lumber": 1, "brick": 1}
    assert table.owes() == [("a", "first road")]


FIRST = {
    "A coastal settlement pays one card for each land hex that yields something": (
        r"""
            .       .
          /   \   /   \
        +       .       .
        |  F6   |  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
        "lumber",
    ),
    "Two hexes of a kind pay two cards, even with the robber on one": (
        r"""
            .       .
          /   \   /   \
        .       +       .
        |  F6*  |  F8   |
        .       .       .
          \   /   \   /
            .       .
        """,
        "2 lumber",
    ),
}


@pytest.mark.rule("12.A3")
@pytest.mark.parametrize(("drawing", "got"), FIRST.values(), ids=FIRST)
def test_what_the_second_settlement_brings(drawing: str, got: str) -> None:
    """The second settlement brings a card for each hex that yields one."""
    table = Table(
        drawing,
        stage="found again",
    )

    events = table.play(FoundSettlement(table.corner))

    assert events[1:] == [FirstCards(seat=A, cards=cards(got))]


@pytest.mark.rule("12.A2", "3")
def test_the_road_touches_its_settlement() -> None:
    """The first road can go on any of the three edges at the settlement, and on no other."""
    table = Table(
        r"""
            .       .
          /   \   /   \
        .       .       a
        |  F6   +  H8   a
        .       .       .
      /   \   +   +   /   \
    .       .       .       .
    |  M4   |  D*   |  G12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """,
        stage="found again",
    )
    spot = next(
        option.corner for option in table.options(FoundSettlement) if _is_centre(table, option)
    )

    table.play(FoundSettlement(spot))

    table.offers(LayFirstRoad)


def _is_centre(table: Table, action: FoundSettlement) -> bool:
    """True if the three marked edges meet at the action's corner."""
    return set(table.state.topology.corner_edges[action.corner]) == set(table.edges)


@pytest.mark.rule("12.A2")
def test_a_road_elsewhere_is_refused() -> None:
    """Edges at the first settlement, taken, unconnected or unknown are all refused."""
    table = Table(
        r"""
            .       .
          +   \   /   \
        .       .       a
        |  F6   |  H8   a+
        .       +       .
      /   \   /   \   +   \
    .       .       .       .
    |  M4   |  D*   |  G12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """,
        stage="found again",
    )
    table.play(FoundSettlement(table.corner))

    reasons = [table.why_not(LayFirstRoad(edge)) for edge in (*table.edges, table.nowhere)]

    assert reasons == [
        No.NOT_AT_SETTLEMENT,
        RoadNo.EDGE_IS_TAKEN,
        No.NOT_AT_SETTLEMENT,
        Base.NO_SUCH_PLACE,
    ]


def test_the_road_is_told_and_free() -> None:
    """The first roads cost nothing."""
    table = Table(SHORE, stage="found")
    table.play(FoundSettlement(table.corner))

    events = table.play(LayFirstRoad(table.edges[0]))

    assert events == [RoadBuilt(seat=A, edge=table.edges[0])]
    assert (table.left("settlement"), table.left("road")) == (4, 14)


def test_the_first_road_needs_a_free_edge_on_land() -> None:
    """Edges that are taken or between two sea hexes are not listed for the first road."""
    table = Table(
        r"""
        .       .
      /   \   /   \
    .       .       .
    |  ~    |  ~    |
    .       .       .
      \   /   +   /   \
        .       .       .
        |  D*   b  ~    |
        .       .       .
          \   /   \   /
            .       .
        """,
        stage="found",
    )
    topology = table.state.topology
    (spot,) = set(topology.edge_corners[table.edge]) & {
        end for edge in table.state.edges_of(B) for end in topology.edge_corners[edge]
    }

    table.play(FoundSettlement(spot))

    table.offers(LayFirstRoad)


def test_taken_or_too_close_is_refused() -> None:
    """A corner with a building and a corner next to one have different refusals."""
    table = Table(
        r"""
        +       .
      /   \   /   \
    b+      .       .
    |  F6   |  D*   |
    .       .       .
      \   /   \   /
        .       .
        """,
        stage="found",
    )
    close, taken = table.corners

    reasons = [table.why_not(FoundSettlement(corner)) for corner in (close, taken, table.nowhere)]

    assert reasons == [CornerNo.TOO_CLOSE, CornerNo.CORNER_IS_TAKEN, Base.NO_SUCH_PLACE]


@pytest.mark.rule("12.B3")
def test_set_up_is_no_turn() -> None:
    """During set-up nobody trades, and only the seat whose turn it is places."""
    table = Table(SHORE, "4 ore", stage="found")

    assert table.why_not(bank_trade("ore", "wool")) is NotNow.NOT_NOW
    assert table.why_not(FoundSettlement(table.corner), by="b") is NotNow.NOT_YOUR_TURN


def test_the_default_takes_the_most_pips() -> None:
    """By default the settlement goes where production is highest."""
    rich = SHORE.replace("D*   |", "P5   |").replace("M4   |", "M4*  |")
    table = Table(rich, stage="found")

    default = table.default()

    assert default == FoundSettlement(table.corner)
    table.play(default)
    assert table.default() == LayFirstRoad(table.edges[0])


def test_lands_without_a_number_count_nothing() -> None:
    """Hexes without a number do not count: a single five beats two, twelve and two."""
    table = Table(
        r"""
            .       .       +
          /   \   /   \   /   \
        .       .       .       .
        |  F2   |  D*   |  F5   |
        .       .       .       .
      /   \   /   \   /   \   /
    .       .       .       .
    |  M2   |  M12  |  D    |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """,
        stage="found",
    )

    default = table.default()

    assert default == FoundSettlement(table.corner)


def test_of_equal_places_the_default_takes_the_first() -> None:
    """Of places with equal pips, such as five and nine, the first in reading order is chosen."""
    table = Table(
        r"""
        +       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  F5   |  D*   |  F9   |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """,
        stage="found",
    )

    assert table.default() == FoundSettlement(table.corner)
