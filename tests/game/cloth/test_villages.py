"""Villages: trading seats, the first cloth, and ships that must stay."""

from __future__ import annotations

import pytest

from game.base.build_settlement import BuildSettlement
from game.cloth.villages import ClothTaken, TradeBegun, TradeCut
from game.seafarers.build_ship import BuildShip
from game.seafarers.move_ship import MoveShip
from game.seafarers.move_ship import No as Move
from tests.game.cloth.tables import ELEVEN, HOMES, ROUTES, Trading
from tests.game.tables import A, B
from tests.game.taking_back import comes_back

SHIP = "lumber wool"
HOUSE = "lumber brick wool grain"


@pytest.mark.rule("8.11-2")
def test_eight_villages_with_five_cloth_each() -> None:
    """Each of eight villages has five cloth, and the general supply ten."""
    cloth = Trading().cloth

    assert sorted(cloth.numbers) == [3, 4, 5, 6, 8, 9, 10, 11]
    assert (cloth.left, cloth.stock, cloth.held) == ((5,) * 8, 10, (0, 0, 0))


@pytest.mark.rule("8.11-2")
def test_a_route_to_a_village_brings_a_cloth_at_once() -> None:
    """The ship that reaches a village starts the trade and brings a cloth from it."""
    table = Trading(SHIP, settlements=HOMES)
    village = table.corner_at(ELEVEN)

    events = table.play(BuildShip(table.edge_at(ROUTES["a"])))

    assert events[2:] == [
        TradeBegun(seat=A, village=village),
        ClothTaken(seat=A, village=village, from_stock=False, held=1),
    ]
    assert (table.traders(), table.in_village(), table.held) == ("a", 4, (1, 0, 0))


@pytest.mark.rule("8.11-2")
def test_a_moved_ship_reaches_a_village_too() -> None:
    """A moved ship counts like a built one."""
    table = Trading(settlements=HOMES, ships={"a": "4,2 NW"})

    table.play(MoveShip(table.edge_at("4,2 NW"), table.edge_at(ROUTES["a"])))

    assert (table.traders(), table.held) == ("a", (1, 0, 0))


@pytest.mark.rule("8.11-2")
def test_an_empty_village_has_nothing_to_give() -> None:
    """The trade starts, but the general supply gives no cloth for arriving."""
    table = Trading(SHIP, settlements=HOMES).put(left={ELEVEN: 0})

    events = table.play(BuildShip(table.edge_at(ROUTES["a"])))

    assert events[2:] == [TradeBegun(seat=A, village=table.corner_at(ELEVEN))]
    assert (table.traders(), table.held, table.cloth.stock) == ("a", (0, 0, 0), 10)


@pytest.mark.rule("8.11-2")
def test_roads_and_ships_make_a_route_at_an_own_building_only() -> None:
    """A road leading to the first ship is no route until there is a settlement between."""
    roads = {"a": "3,1 SE; 4,1 SW"}
    table = Trading(HOUSE, settlements={"a": "3,1 S"}, roads=roads, ships={"a": "3,2 E"})
    assert table.traders() == ""

    table.play(BuildSettlement(table.corner_at("4,1 S")))

    assert (table.traders(), table.held) == ("a", (1, 0, 0))


@pytest.mark.rule("8.11-2")
def test_an_opponents_settlement_cuts_the_trade() -> None:
    """A settlement in the middle of b's route ends b's trade, and b keeps its cloth."""
    route = "3,1 SE; 2,2 E; 2,3 NE; 3,3 NW"
    table = Trading(
        *("", "", HOUSE),
        settlements={"b": "3,2 N"},
        ships={"b": route},
        roads={"c": "2,2 SE"},
        turn="c",
    )
    assert (table.traders(), table.held) == ("b", (0, 1, 0))

    events = table.play(BuildSettlement(table.corner_at("2,3 N")), "c")

    assert TradeCut(seat=B, village=table.corner_at(ELEVEN)) in events
    assert (table.traders(), table.held) == ("", (0, 1, 0))


@pytest.mark.rule("8.11-2")
def test_several_trade_with_one_village() -> None:
    """Each seat gets its first cloth."""
    table = Trading(trade="abc")

    assert (table.traders(), table.held, table.in_village()) == ("abc", (1, 1, 1), 2)


@pytest.mark.rule("8.11-2")
def test_a_trade_that_is_made_again_brings_no_second_cloth() -> None:
    """Each seat gets a first cloth from each village only once."""
    table = Trading(SHIP, trade="a")
    table.state.lift(table.edge_at(ROUTES["a"]), table.state.rules.piece("ship"))
    table.turn_to("a")
    assert table.cloth.traders == ((),) * 8

    table.play(BuildShip(table.edge_at(ROUTES["a"])))

    assert (table.traders(), table.held) == ("a", (1, 0, 0))


@pytest.mark.rule("8.11-4")
def test_ships_between_building_and_village_stay() -> None:
    """Neither of c's ships between its settlement and the village can move."""
    table = Trading(trade="c", turn="c")

    assert table.options(MoveShip, "c") == []
    for ship in ("4,3 NW", "3,3 NE"):
        move = MoveShip(table.edge_at(ship), table.edge_at("4,3 E"))
        assert table.why_not(move, "c") is Move.CLOSED


@pytest.mark.rule("8.11-4")
def test_branches_move() -> None:
    """A ship beyond the village, or on a side branch, is at an open end and can move."""
    for branch in ("3,3 NW", "4,2 E"):
        table = Trading(trade="c", ships={"c": f"4,3 NW; 3,3 NE; {branch}"}, turn="c")

        moved = {move.origin for move in table.options(MoveShip, "c")}

        assert moved == {table.edge_at(branch)}


@pytest.mark.rule("8.11-4")
def test_a_ring_with_a_village_stays() -> None:
    """Even with the option that rings move, both ways round lead to the village and stay."""
    ring = "3,3 NE; 3,3 NW; 3,3 W; 3,3 SW; 3,3 SE; 3,3 E"
    table = Trading(
        settlements={"a": "4,1 S"}, ships={"a": f"3,2 E; {ring}"}, options={"rings_move": True}
    )

    moved = {move.origin for move in table.options(MoveShip)}

    assert moved == set()


def test_a_ship_that_reaches_a_village_comes_back() -> None:
    """The ship and its cloth can be undone, because nothing hidden was seen."""
    comes_back(Trading(SHIP, settlements=HOMES), BuildShip(Trading().edge_at(ROUTES["a"])))
