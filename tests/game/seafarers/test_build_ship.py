"""Ships: their price, places and connections; at set-up, and for free."""

from __future__ import annotations

import pytest

from game import Action
from game.base.build_road import BuildRoad
from game.base.build_road import No as RoadNo
from game.base.build_settlement import BuildSettlement
from game.base.build_settlement import No as SettlementNo
from game.base.found import FoundSettlement, LayFirstRoad
from game.base.found import No as FirstNo
from game.base.free_road import LayFreeRoad
from game.base.play_roads import No as CardNo
from game.base.play_roads import PlayRoads
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.base.rows import SETTLEMENT as SETTLEMENT_PIECE
from game.seafarers.build_ship import BuildShip, ShipBuilt
from game.seafarers.free_ship import LayFirstShip, LayFreeShip
from game.seafarers.waters import No
from tests.game.seafarers.tables import COAST, Waters
from tests.game.tables import A, cards

SHIP = "lumber wool"
ROAD = "lumber brick"
SETTLEMENT = "lumber brick wool grain"

BAY = r"""
        .       .       .
      /   +   +   \   /   \
    .       a       .       .
    |  F6   +  ~    |  ~    |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       .       .       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board on a coast where ships can be between land and frame, land and sea, or sea and frame."""


@pytest.mark.rule("1-1")
def test_a_ship_costs_lumber_and_wool() -> None:
    """It leaves the supply and goes on the board, and is worth no points."""
    table = Waters(BAY, "lumber wool ore")
    edge = table.edges[0]

    events = table.play(BuildShip(edge))

    assert events == [Paid(seat=A, cards=cards("lumber wool")), ShipBuilt(seat=A, edge=edge)]
    assert (table.hand(), table.left("ship"), table.points()) == ({"ore": 1}, 14, 1)


@pytest.mark.rule("1-1")
@pytest.mark.parametrize(
    ("hand", "left", "why"), [("lumber brick", 15, Base.CANNOT_PAY), (SHIP, 0, Base.NO_PIECE_LEFT)]
)
def test_a_ship_needs_cards_and_a_piece(hand: str, left: int, why: Base) -> None:
    """Each seat has fifteen ships."""
    table = Waters(BAY, hand, supply={"a": {"ship": left}})

    assert table.why_not(BuildShip(table.edges[0])) is why
    assert BuildShip not in table.verbs()


OPEN: dict[str, tuple[str, str, type[Action]]] = {
    "Beside a building a ship can go between sea hexes, at a coast, or at the frame": (
        BAY,
        SHIP,
        BuildShip,
    ),
    "A line of ships can go from a river's mouth to the open sea": (
        r"""
                .       .       .
              /   \   /   \   /   \
            .       .       .       .
            |  F6   |  ~    |  ~    |
            .       .       .       .
          /   \   /   +   +   \   /   \
        .       .       A       .       .
        |  D*   |  P9   +  ~    |  G5   |
        .       .       .       .       .
          \   /   \   /   \   /   \   /
            .       .       .       .
            |  M10  |  H11  |  P12  |
            .       .       .       .
              \   /   \   /   \   /
                .       .       .
        """,
        SHIP,
        BuildShip,
    ),
    "The end of a line of ships takes a settlement like a road's end, if it is on land": (
        r"""
                .       .       .
              /   \   /   \   /   \
            .       a       .       .
            |  F6   A  ~    |  ~    |
            .       .       .       .
          /   \   /   A   A   \   /   \
        .       .       +       +       .
        |  D*   |  P9   |  ~    A  G5   |
        .       .       .       +       .
          \   /   \   /   \   /   \   /
            .       .       .       .
            |  M10  |  H11  |  P12  |
            .       .       .       .
              \   /   \   /   \   /
                .       .       .
        """,
        SETTLEMENT,
        BuildSettlement,
    ),
}


@pytest.mark.rule("1-2", "1-3", "1-5")
@pytest.mark.parametrize(("drawing", "hand", "verb"), OPEN.values(), ids=OPEN)
def test_where_ships_and_settlements_may_go(drawing: str, hand: str, verb: type[Action]) -> None:
    """They can go to the marked places, and nowhere else."""
    Waters(drawing, hand).offers(verb)


@pytest.mark.rule("1-2")
def test_inland_there_is_no_ship_and_at_sea_no_road() -> None:
    """Each has its own refusal."""
    table = Waters(COAST, "2 lumber wool brick", pirate="2,0")

    assert table.why_not(BuildShip(table.named("-1,2/0,1"))) is No.NOT_AT_SEA
    assert table.why_not(BuildRoad(table.named("1,0/2,0"))) is RoadNo.NOT_ON_LAND


@pytest.mark.rule("1-2")
def test_a_coast_has_a_road_or_a_ship() -> None:
    """A coast can take either, and whichever is laid first, the other is refused."""
    table = Waters(BAY, "2 lumber wool brick")
    frame, _, coast = table.edges
    road = BuildRoad(coast)
    assert road in table.options(BuildRoad)
    assert BuildRoad(frame) in table.options(BuildRoad)

    table.play(BuildShip(coast))

    assert table.why_not(road) is RoadNo.EDGE_IS_TAKEN
    other = Waters(BAY, "2 lumber wool brick")
    other.play(road)
    assert other.why_not(BuildShip(coast)) is RoadNo.EDGE_IS_TAKEN


@pytest.mark.rule("1-3")
def test_a_ship_goes_on_from_a_ship_and_no_road_does() -> None:
    """The end of a line of ships takes another ship; a road needs a building there."""
    line = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   A  ~    |  ~    |
    .       .       .       .
  /   \   /   A   +   \   /   \
.       .       .       .       .
|  D*   |  P9   +  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
    """
    table = Waters(line, "4 lumber 2 brick 4 wool grain")
    at_end, coast = table.edges

    assert {at_end, coast} < {option.edge for option in table.options(BuildShip)}
    assert table.why_not(BuildRoad(coast)) is RoadNo.NOT_JOINED
    table.play(BuildSettlement(table.named("0,1/1,0/1,1")))
    assert BuildRoad(coast) in table.options(BuildRoad)


@pytest.mark.rule("1-3")
def test_a_ship_goes_on_from_a_road_at_a_building_only() -> None:
    """A road's end takes no ship, unless there is a building of yours."""
    line = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  ~    |  ~    |
    .       .       .       .
  /   \   /   +   /   \   /   \
.       .       .       .       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
    """
    bare, settled = Waters(line, SHIP), Waters(line, SHIP)
    settled.state.lay(A, settled.named("0,0/0,1/1,0"), SETTLEMENT_PIECE)

    assert bare.why_not(BuildShip(bare.edge)) is RoadNo.NOT_JOINED
    assert BuildShip(settled.edge) in settled.options(BuildShip)


@pytest.mark.rule("1-3")
def test_an_enemy_building_ends_a_line_of_ships() -> None:
    """A ship can lead up to b's settlement, but not past it."""
    table = Waters(
        r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   A  ~    |  ~    |
    .       .       .       .
  /   \   /   A   +   \   /   \
.       .       b       .       .
|  D*   |  P9   +  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """,
        SHIP,
    )

    assert {table.why_not(BuildShip(edge)) for edge in table.edges} == {RoadNo.NOT_JOINED}


@pytest.mark.rule("1-4", "2-4")
def test_no_ship_is_built_beside_the_pirate() -> None:
    """Edges of the pirate's hex take no ships; roads on its coast are allowed."""
    table = Waters(BAY, "lumber wool brick lumber", pirate="1,0")
    frame, at_sea, coast = table.edges

    assert [option.edge for option in table.options(BuildShip)] == [frame]
    assert {table.why_not(BuildShip(edge)) for edge in (at_sea, coast)} == {No.PIRATE}
    assert BuildRoad(coast) in table.options(BuildRoad)


@pytest.mark.rule("12.1")
def test_the_pirate_bars_ships_from_the_frame_too() -> None:
    """On the frame, the pirate also closes the edges of its hex."""
    table = Waters(BAY, SHIP, pirate="1,-1")
    frame, at_sea, coast = table.edges

    assert [option.edge for option in table.options(BuildShip)] == [coast]
    assert {table.why_not(BuildShip(edge)) for edge in (frame, at_sea)} == {No.PIRATE}


@pytest.mark.rule("1-2")
def test_the_coast_of_a_desert_is_a_coast() -> None:
    """It takes roads and ships; a pirate beside it only keeps ships away."""
    desert = BAY.replace("F6 ", "D  ")
    for pirate, ships in ((None, 3), ("1,0", 1)):
        table = Waters(desert, "2 lumber wool brick", pirate=pirate)

        assert len(table.options(BuildShip)) == ships
        roads = {option.edge for option in table.options(BuildRoad)}
        assert roads == {table.edges[0], table.edges[2]}


@pytest.mark.rule("1-5")
def test_nobody_settles_on_the_open_sea() -> None:
    """A corner between three sea hexes takes no settlement."""
    table = Waters(
        r"""
        .       .
      /   A   A   \
    .       a       .
    |  F6*  |  ~    |
    .       .       .
      \   /   \   /
        .       .
        """,
        SETTLEMENT,
    )

    corner = table.named("1,-1/1,0/2,-1")
    assert table.why_not(BuildSettlement(corner)) is SettlementNo.NOT_ON_LAND


@pytest.mark.rule("1-6")
def test_in_set_up_a_ship_may_take_the_roads_place() -> None:
    """It goes beside the new settlement, on water, and not beside the pirate."""
    table = Waters(BAY.replace("a", "."), stage="found", pirate="1,-1")
    corner = table.named("0,0/1,-1/1,0")
    frame, at_sea, coast = table.edges

    table.play(FoundSettlement(corner))

    assert table.owes() == [("a", "first road")]
    assert [option.edge for option in table.options(LayFirstShip)] == [coast]
    assert {option.edge for option in table.options(LayFirstRoad)} == {frame, coast}
    assert table.why_not(LayFirstShip(at_sea)) is No.PIRATE
    assert table.play(LayFirstShip(coast)) == [ShipBuilt(seat=A, edge=coast)]


@pytest.mark.rule("1-6")
def test_a_first_ship_touches_its_settlement() -> None:
    """Away from the settlement, or inland, it is refused."""
    table = Waters(BAY, stage="found")
    table.play(FoundSettlement(table.named("-1,2/0,1/0,2")))

    assert LayFirstShip not in table.verbs()
    assert table.why_not(LayFirstShip(table.edges[0])) is FirstNo.NOT_AT_SETTLEMENT


@pytest.mark.rule("1-7")
@pytest.mark.parametrize(
    "kinds", [(LayFreeShip, LayFreeShip), (LayFreeShip, LayFreeRoad), (LayFreeRoad, LayFreeShip)]
)
def test_road_building_lays_ships_too(
    kinds: tuple[type[LayFreeShip | LayFreeRoad], type[LayFreeShip | LayFreeRoad]],
) -> None:
    """It lays two ships, or a road and a ship in either order, for free."""
    table = Waters(BAY, held={"a": "road_building"})
    table.play(PlayRoads())

    for kind in kinds:
        table.play(table.options(kind)[0])

    laid = [kind is LayFreeShip for kind in kinds].count(True)
    assert (table.left("ship"), table.left("road")) == (15 - laid, 13 + laid)
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("1-7")
def test_road_building_lays_one_if_one_is_possible() -> None:
    """With one ship left and no road, one ship is laid; with neither the card is refused."""
    table = Waters(BAY, held={"a": "road_building"}, supply={"a": {"road": 0, "ship": 1}})
    table.play(PlayRoads())
    table.play(table.options(LayFreeShip)[0])

    assert (table.owes(), table.left("ship")) == ([("a", "turn")], 0)

    roads = Waters(BAY, held={"a": "road_building"}, supply={"a": {"ship": 0}})
    roads.play(PlayRoads())
    assert roads.why_not(LayFreeShip(roads.edges[1])) is Base.NO_PIECE_LEFT
    bare = Waters(BAY, held={"a": "road_building"}, supply={"a": {"road": 0, "ship": 0}})
    assert bare.why_not(PlayRoads()) is Base.NO_PIECE_LEFT
    watched = Waters(
        BAY.replace("+", "b"),
        held={"a": "road_building"},
    )
    assert watched.why_not(PlayRoads()) is CardNo.NO_PLACE
