"""The line to the west: places for ships and settlements, and closed ones."""

from __future__ import annotations

import pytest

from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_road import No as Road
from game.base.build_settlement import BuildSettlement
from game.base.found import FoundSettlement
from game.base.play_roads import PlayRoads
from game.base.rows import SETTLEMENT
from game.pirate_islands.lines import No
from game.seafarers.build_ship import BuildShip
from game.seafarers.closed import No as Closed
from game.seafarers.free_ship import LayFirstShip, LayFreeShip
from game.seafarers.move_ship import MoveShip
from tests.game.pirate_islands.tables import ASSAULT, BEACHHEAD, FIRST, LANDING, Raiding
from tests.game.tables import B

SHIP = "lumber wool"
HOUSE = "lumber brick wool grain"
COAST = "3,6 E"
"""An edge of the main island beside a's first settlement."""


def ships(table: Raiding, by: str = "a") -> set[int]:
    """The edges where *by* may build ships."""
    return {action.edge for action in table.options(BuildShip, by)}


@pytest.mark.rule("8.12-5")
def test_the_line_goes_on_by_a_shortest_way() -> None:
    """Two ways to the beachhead are equally short; ships along the main coast are allowed, too."""
    table = Raiding(SHIP)

    assert table.line() == [table.edge_at(FIRST)]
    assert ships(table) == {*table.edges_at("2,7 NE; 2,7 E"), table.edge_at(COAST)}


@pytest.mark.rule("8.12-5")
def test_no_ship_leads_away() -> None:
    """Each new ship must be a step nearer."""
    table = Raiding(SHIP, ships={"a": "2,7 NE"})

    assert ships(table) - {*table.edges_at(f"{COAST}; 2,7 E")} == {table.edge_at("2,7 NW")}
    assert table.why_not(BuildShip(table.edge_at("3,6 W"))) is No.OFF_THE_LINE


@pytest.mark.rule("8.12-5")
def test_the_line_does_not_branch() -> None:
    """Another shortest way cannot start in the middle of the line."""
    table = Raiding(SHIP, ships={"a": "2,7 NE; 2,7 NW; 1,7 E"})
    assert len(table.line()) == 4

    assert table.why_not(BuildShip(table.edge_at("1,7 NE"))) is No.OFF_THE_LINE
    assert ships(table) == {*table.edges_at(f"{COAST}; 2,7 E; 1,7 SE")}


@pytest.mark.rule("8.12-5")
def test_the_line_passes_the_beachhead() -> None:
    """It must pass the beachhead even if b's fortress is as near another way."""
    table = Raiding("", SHIP, ships={"b": "3,4 SE; 3,4 SW; 2,4 SE"}, turn="b")
    on, past = table.edges_at("2,4 SW; 1,5 E")

    assert on in ships(table, "b")
    assert table.why_not(BuildShip(past), "b") is No.OFF_THE_LINE


@pytest.mark.rule("8.12-5")
def test_past_the_beachhead_it_leads_to_the_fortress() -> None:
    """At the fortress the line ends."""
    landed = Raiding(SHIP, ships={"a": LANDING})
    arrived = Raiding(SHIP, ships={"a": f"{LANDING}; {ASSAULT}"})

    assert ships(landed) == {*landed.edges_at(f"{COAST}; 2,7 E; 0,7 SE")}
    assert ships(arrived) == {*landed.edges_at(f"{COAST}; 2,7 E")}
    assert len(arrived.line()) == 9


@pytest.mark.rule("8.12-5")
def test_a_way_that_is_taken_is_gone_round() -> None:
    """If others' ships block every short way, the shortest free one counts."""
    table = Raiding(SHIP, ships={"b": "2,7 NW; 2,7 SE"})

    assert ships(table) == {*table.edges_at(f"2,7 NE; {COAST}; 2,7 E")}
    table.play(BuildShip(table.edge_at("2,7 NE")))
    assert table.line() == table.edges_at(f"{FIRST}; 2,7 NE")


@pytest.mark.rule("8.12-5")
def test_free_ships_keep_to_it() -> None:
    """The free ships of a card follow the same rule."""
    table = Raiding(held={"a": "road_building"})
    table.play(PlayRoads())
    first = {action.edge for action in table.options(LayFreeShip)}
    table.play(LayFreeShip(table.edge_at("2,7 NE")))
    second = {action.edge for action in table.options(LayFreeShip)}

    assert first == {*table.edges_at(f"2,7 NE; 2,7 E; {COAST}")}
    assert second == {*table.edges_at(f"2,7 NW; 2,7 E; {COAST}")}
    assert table.why_not(LayFreeShip(table.edge_at("3,6 W"))) is No.OFF_THE_LINE


@pytest.mark.rule("8.12-2", "8.12-5")
def test_the_ship_of_a_new_settlement_keeps_to_the_coast() -> None:
    """A new settlement's ship stays along the coast, without a second line."""
    table = Raiding(stage="found")
    table.play(FoundSettlement(table.corner_at("4,3 S")))
    *coast, sea = table.edges_at("4,4 NW; 4,4 W; 4,3 SW")

    assert [ship.edge for ship in table.options(LayFirstShip)] == coast
    assert table.why_not(LayFirstShip(sea)) is No.OFF_THE_LINE


@pytest.mark.rule("8.12-5")
def test_the_last_ship_of_the_line_moves_to_another_shortest_way() -> None:
    """The moved ship becomes the end of the line."""
    table = Raiding(ships={"a": "2,7 NE; 2,7 NW; 1,7 E"})
    tip, other = table.edges_at("1,7 E; 1,7 NE")
    to = {move.to for move in table.options(MoveShip) if move.origin == tip}

    assert to == {other, *table.edges_at(f"2,7 E; {COAST}")}
    table.play(MoveShip(tip, other))
    assert table.line() == table.edges_at(f"{FIRST}; 2,7 NE; 2,7 NW; 1,7 NE")


@pytest.mark.rule("8.12-7")
def test_a_warship_does_not_move() -> None:
    """A warship cannot move even as the last of its line."""
    table = Raiding(warships=1)
    to = table.edge_at(COAST)

    assert table.options(MoveShip) == []
    assert table.why_not(MoveShip(table.edge_at(FIRST), to)) is No.WARSHIP


@pytest.mark.rule("8.12-6")
def test_one_settles_on_the_own_beachhead_when_the_line_is_there() -> None:
    """It costs the usual price, and can become a city later."""
    table = Raiding(f"{HOUSE} 2 grain 3 ore", ships={"a": LANDING})
    beachhead = table.corner_at(BEACHHEAD)
    assert table.options(BuildSettlement) == [BuildSettlement(beachhead)]

    table.push_on(("a", BuildSettlement(beachhead)), ("a", BuildCity(beachhead)))

    assert table.points() == 3
    assert table.hand() == {}


@pytest.mark.rule("8.12-6", "12.10")
def test_one_settles_nowhere_else_in_the_west() -> None:
    """Other corners in the west, and another's beachhead, take no settlement."""
    table = Raiding(HOUSE, ships={"a": f"{LANDING}; {ASSAULT}"})
    other = Raiding("", HOUSE, turn="b")
    other.state.lay(B, other.edge_at("1,7 W"), other.state.rules.piece("ship"))

    assert table.options(BuildSettlement) == [BuildSettlement(table.corner_at(BEACHHEAD))]
    assert table.why_not(BuildSettlement(table.corner_at("1,6 S"))) is Closed.NOT_THERE
    assert other.options(BuildSettlement, "b") == []
    assert other.why_not(BuildSettlement(other.corner_at(BEACHHEAD)), "b") is Closed.NOT_THERE


@pytest.mark.rule("8.12-6")
def test_no_roads_are_built_in_the_west() -> None:
    """A settlement on the beachhead starts no roads."""
    table = Raiding("lumber brick", ships={"a": LANDING}, settlements={"a": BEACHHEAD})
    west = table.edges_at("0,7 E; 0,7 SE")

    assert not {road.edge for road in table.options(BuildRoad)} & {*west}
    assert table.why_not(BuildRoad(west[1])) is No.NO_ROAD_THERE
    assert table.why_not(BuildRoad(west[0])) is Road.EDGE_IS_TAKEN


@pytest.mark.rule("8.12-5")
def test_a_building_of_another_is_gone_round() -> None:
    """The line cannot pass another's building, so it takes another way."""
    table = Raiding(SHIP, settlements={"b": "2,7 N"})

    assert ships(table) == {*table.edges_at(f"2,7 E; {COAST}")}
    assert table.why_not(BuildShip(table.edge_at("2,7 NE"))) is No.OFF_THE_LINE


@pytest.mark.rule("8.12-5")
def test_a_line_whose_end_is_closed_goes_on_from_before() -> None:
    """It continues from an earlier ship if its end is blocked; the rest is not a branch."""
    built, crossed = (Raiding(SHIP, ships={"a": edge}) for edge in ("2,7 E", "2,7 NE"))
    assert (len(built.line()), len(crossed.line())) == (2, 2)
    built.state.lay(B, built.corner_at("2,8 N"), SETTLEMENT)
    for edge in crossed.edges_at("3,6 W; 2,7 NW"):
        crossed.state.lay(B, edge, crossed.state.rules.piece("ship"))

    for table in (built, crossed):
        table.turn_to("a")
        assert table.line() == [table.edge_at(FIRST)]
    assert built.edge_at("2,7 NE") in ships(built)
    assert crossed.edge_at("2,7 E") in ships(crossed)


@pytest.mark.rule("8.12-5")
def test_a_line_that_is_closed_everywhere_stays() -> None:
    """A line with every way closed waits until one is free."""
    table = Raiding(ships={"a": "2,7 NE"})
    for edge in table.edges_at(f"3,6 W; 2,7 NW; 2,7 E; {COAST}"):
        table.state.lay(B, edge, table.state.rules.piece("ship"))
    table.turn_to("a")

    assert table.line() == table.edges_at(f"{FIRST}; 2,7 NE")


@pytest.mark.rule("8.12-5")
def test_a_fortress_is_a_building_of_another() -> None:
    """No line passes another's fortress."""
    kinds = {piece.name: piece for piece in Raiding().state.rules.pieces}

    assert kinds["fortress"].stops_routes
    assert kinds["fortress"].keeps_distance
