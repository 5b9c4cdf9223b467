"""Beginning a wonder: conditions, one for each player, and the ship that marks it."""

from __future__ import annotations

import pytest

from game.base.build_settlement import BuildSettlement
from game.base.refusals import No as Base
from game.base.routes import longest_route
from game.seafarers.build_ship import BuildShip
from game.wonders.begin_wonder import BeginWonder, No, WonderBegun
from tests.game.tables import A
from tests.game.taking_back import comes_back
from tests.game.wonders.tables import Sites
from tests.house import needs

CITIES = {"a": "2,3 N; 2,3 S"}
RING = "3,3 NE; 3,3 E; 3,3 SE; 3,3 SW; 3,3 W"
"""Five roads around a hex with a harbor."""


def wonders(table: Sites, by: str = "a") -> set[str]:
    """The wonders that *by* may begin."""
    return {action.wonder for action in table.options(BeginWonder, by)}


@pytest.mark.rule("8.13-2")
def test_a_wonder_is_begun_for_nothing() -> None:
    """No card is paid, and the wonder belongs to its owner from then on."""
    table = Sites("ore", cities=CITIES)

    events = table.play(BeginWonder("theatre"))

    assert events == [WonderBegun(seat=A, wonder="theatre")]
    assert (table.wonders.begun, table.wonders.levels) == (("theatre", "", ""), (0, 0, 0))
    assert table.hand() == {"ore": 1}


@pytest.mark.rule("8.13-2")
def test_the_theatre_asks_for_two_cities() -> None:
    """One city is not enough, and settlements do not count."""
    two = Sites(cities=CITIES)
    one = Sites(cities={"a": "2,3 N"}, settlements={"a": "2,3 S", "b": "1,3 N"})

    assert wonders(two) == {"theatre"}
    assert wonders(one) == set()
    assert one.why_not(BeginWonder("theatre")) is No.NO_CITIES


@pytest.mark.rule("8.13-2")
@pytest.mark.parametrize(
    ("wonder", "corners", "reason"),
    [
        ("great_bridge", "0,7 N; 1,6 S", No.NOT_AT_BRIDGE),
        ("great_wall", "4,5 N; 5,3 S; 5,3 N; 5,4 N; 6,2 S", No.NOT_AT_WALL),
    ],
)
def test_bridge_and_wall_ask_for_a_building_there(wonder: str, corners: str, reason: No) -> None:
    """Any own settlement or city on one of their corners is enough."""
    for corner in corners.split(";"):
        assert wonders(Sites(settlements={"a": corner})) == {wonder}
        assert wonders(Sites(cities={"a": corner})) == {wonder}
        other = Sites(settlements={"b": corner})
        assert other.why_not(BeginWonder(wonder)) is reason
        assert wonders(other) == set()


@pytest.mark.rule("8.13-2")
def test_the_monument_asks_for_a_port_and_a_route() -> None:
    """It needs a city at a harbor and a route of five, counting roads and ships."""
    city = {"a": "3,3 N"}
    both = Sites(cities=city, roads={"a": RING})
    short = Sites(cities=city, roads={"a": RING.removesuffix("; 3,3 W")})
    inland = Sites(cities={"a": "3,3 S"}, roads={"a": RING})
    small = Sites(settlements=city, roads={"a": RING})
    sea = Sites(cities=city, roads={"a": "3,3 NE; 3,3 E; 3,3 SE"}, ships={"a": "3,2 E; 4,2 NW"})

    assert wonders(both) == wonders(sea) == {"monument"}
    assert short.why_not(BeginWonder("monument")) is No.NO_ROUTE
    assert inland.why_not(BeginWonder("monument")) is No.NO_PORT
    assert small.why_not(BeginWonder("monument")) is No.NO_PORT


@pytest.mark.rule("8.13-2")
def test_the_cathedral_asks_for_a_city_and_six_points() -> None:
    """The points must be visible; otherwise beginning it would reveal a hidden card."""
    six = Sites(cities={"a": "2,3 N"}, settlements={"a": "2,3 S; 1,3 N; 1,4 S; 0,5 S"})
    five = {"a": "2,3 S; 1,3 N; 1,4 S"}
    hidden = Sites(cities={"a": "2,3 N"}, settlements=five, held={"a": "2 victory_point"})
    none = Sites(settlements={"a": "2,3 N; 2,3 S; 1,3 N; 1,4 S; 0,5 S; 4,3 N"})

    assert wonders(six) == {"cathedral"}
    assert hidden.points() == 7
    assert hidden.why_not(BeginWonder("cathedral")) is No.TOO_FEW_POINTS
    assert none.why_not(BeginWonder("cathedral")) is No.NO_CITY


@pytest.mark.rule("8.13-2")
def test_each_seat_has_one_wonder() -> None:
    """A seat that has begun a wonder cannot begin another."""
    table = Sites(cities={"a": "2,3 N; 0,7 N"})
    assert wonders(table) == {"theatre", "great_bridge"}

    table.play(BeginWonder("theatre"))

    assert wonders(table) == set()
    assert table.why_not(BeginWonder("great_bridge")) is No.HAS_ONE


@pytest.mark.rule("8.13-2")
def test_each_wonder_is_one_seats() -> None:
    """A wonder that was begun stays taken, even after its owner has left."""
    table = Sites(wonders={"b": "theatre"}, cities=CITIES)

    assert table.why_not(BeginWonder("theatre")) is No.TAKEN
    table.leave("b")
    assert table.why_not(BeginWonder("theatre")) is No.TAKEN


@pytest.mark.rule("8.13-2")
def test_a_wonders_ship() -> None:
    """It leaves the supply, is on no edge and joins no route; with none left you must wait."""
    homes, ships = {"a": "2,3 N; 0,7 N"}, {"a": "2,2 E"}
    table = Sites("2 lumber 2 wool", cities=homes, ships=ships)
    table.state.supply[A][table.state.rules.piece("ship")] = 2
    laid, length = bytes(table.state.edge_piece), longest_route(table.state, A)

    table.play(BeginWonder("theatre"))

    assert (bytes(table.state.edge_piece), longest_route(table.state, A)) == (laid, length)
    table.play(BuildShip(table.edge_at("2,2 NE")))
    assert table.options(BuildShip) == []
    assert table.why_not(BuildShip(table.edge_at("2,2 NW"))) is Base.NO_PIECE_LEFT
    none = Sites(cities=homes)
    none.state.supply[A][none.state.rules.piece("ship")] = 0
    assert none.why_not(BeginWonder("theatre")) is Base.NO_PIECE_LEFT


def test_no_other_wonder_is_known() -> None:
    """An unknown name is refused."""
    assert Sites(cities=CITIES).why_not(BeginWonder("lighthouse")) is No.NO_SUCH_WONDER


def test_what_is_begun_may_be_taken_back() -> None:
    """It reveals nothing, so it can be undone."""
    comes_back(Sites(cities=CITIES), BeginWonder("theatre"))


def test_a_settlement_may_open_a_wonder_at_once() -> None:
    """A settlement built this turn can meet a wonder's condition."""
    table = Sites(
        "lumber brick wool grain", settlements={"a": "3,4 N"}, roads={"a": "4,4 NW; 4,4 NE"}
    )
    assert wonders(table) == set()

    table.play(BuildSettlement(table.corner_at("5,3 S")))

    assert wonders(table) == {"great_wall"}


@needs("five_six")
@pytest.mark.rule("8.13-5")
def test_the_lighthouse_asks_for_a_building_on_a_small_island() -> None:
    """A settlement on one island is enough, and it needs no city."""
    table = Sites(
        "lumber brick wool grain",
        seats=6,
        settlements={"a": "4,1 N"},
        ships={"a": "4,1 NW; 3,1 NE; 3,1 NW"},
    )
    assert table.why_not(BeginWonder("lighthouse")) is No.NOT_ON_ISLAND

    table.play(BuildSettlement(table.corner_at("3,0 S")))

    assert wonders(table) == {"lighthouse"}


@needs("five_six")
@pytest.mark.rule("8.13-5")
def test_the_colossus_asks_for_buildings_at_two_harbors() -> None:
    """One building at a harbor and another inland aren't enough."""
    two = Sites(seats=6, settlements={"a": "1,3 N; 5,1 N"})
    one = Sites(seats=6, settlements={"a": "1,3 N"}, cities={"a": "0,4 N"})

    assert wonders(two) == {"colossus"}
    assert one.why_not(BeginWonder("colossus")) is No.TOO_FEW_PORTS
