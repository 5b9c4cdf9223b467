"""Harbors from the tribe: their place, their time, and their use."""

from __future__ import annotations

import pytest

from game.base.build_settlement import BuildSettlement
from game.base.end_turn import EndTurn
from game.base.harbours import ANY
from game.base.refusals import No as Base
from game.base.roll import RollDice
from game.base.rows import ROAD, SETTLEMENT
from game.core.refusals import No as Core
from game.forgotten_tribe.gifts import HarbourGiven
from game.forgotten_tribe.parts import Gifts
from game.forgotten_tribe.place_harbour import HarbourPlaced, No, PlaceHarbour
from game.seafarers.build_ship import BuildShip
from game.seafarers.harbour_sites import No as SiteNo
from tests.game.forgotten_tribe.tables import (
    BEFORE_PIER,
    BEFORE_QUAY,
    COAST,
    INLAND,
    PIER,
    QUAY,
    SHIP,
    Tribe,
)
from tests.game.tables import A, B, kind
from tests.game.taking_back import comes_back

SETTLE = "lumber brick wool grain"


def given(at: str = COAST, hand: str = "", **more: object) -> Tribe:
    """A table where a, with a settlement *at* a corner, has just been given a harbor."""
    table = Tribe(
        f"{SHIP} {hand}",
        ships={"a": BEFORE_QUAY},
        settlements={"a": at} if at else {},
        **more,  # type: ignore[arg-type]  # as a table has them
    )
    events = table.play(BuildShip(table.edge_at(QUAY)))
    assert isinstance(events[-1], HarbourGiven)
    return table


@pytest.mark.rule("8.10-6")
def test_a_harbour_is_placed_at_once() -> None:
    """It goes on either coast of your building, before any other action."""
    table = given(hand="4 ore")
    one, other = table.edges_at("0,3 NW; 0,3 NE")

    assert table.owes() == [("a", "place harbour")]
    assert {option.edge for option in table.options(PlaceHarbour)} == {one, other}
    assert table.why_not(EndTurn()) is Core.NOT_NOW

    events = table.play(PlaceHarbour(one))

    assert events == [
        HarbourPlaced(seat=A, edge=one, origin=table.edge_at(QUAY), kind=table.kind(QUAY))
    ]
    assert [*table.harbours] == [one]
    assert (table.kept(), table.owes()) == ([], [("a", "turn")])


@pytest.mark.rule("8.10-6")
def test_it_lies_on_a_coast_beside_an_own_building() -> None:
    """Inland, at another's building, on water and off the board are refused."""
    table = given()
    table.state.lay(B, table.corner_at("2,3 N"), SETTLEMENT)

    assert table.why_not(PlaceHarbour(table.edge_at("0,3 E"))) is SiteNo.NOT_ON_COAST
    assert table.why_not(PlaceHarbour(table.edge_at("2,2 E"))) is SiteNo.NOT_ON_COAST
    assert table.why_not(PlaceHarbour(table.edge_at("2,3 NW"))) is No.NOT_AT_BUILDING
    assert table.why_not(PlaceHarbour(table.nowhere)) is Base.NO_SUCH_PLACE


@pytest.mark.rule("8.10-6")
def test_an_edge_lies_between_two_harbours() -> None:
    """No two harbors touch, whoever owns them."""
    table = given()
    west, east, beyond = table.edges_at("0,3 NW; 0,3 NE; 1,3 NE")
    table.state.set_harbours([(table.edge_at("1,3 NW"), ANY)])

    assert [option.edge for option in table.options(PlaceHarbour)] == [west]
    assert table.why_not(PlaceHarbour(east)) is SiteNo.TOO_CLOSE
    assert table.why_not(PlaceHarbour(beyond)) is SiteNo.TOO_CLOSE


@pytest.mark.rule("8.10-6")
def test_beside_a_city_as_well() -> None:
    """It can go beside a city as well."""
    table = given(INLAND)
    table.state.lay(A, table.corner_at(COAST), table.state.rules.piece("city"))
    table.turn_to("a", stage="roll")

    assert len(table.options(PlaceHarbour)) == 2


@pytest.mark.rule("8.10-7")
def test_without_a_place_it_is_kept() -> None:
    """Without a coastal building the player keeps the harbor and the turn goes on."""
    table = given(INLAND)

    assert table.owes() == [("a", "turn")]
    assert table.kept() == [table.kind(QUAY)]
    assert table.harbours == {}


@pytest.mark.rule("8.10-7")
def test_it_is_placed_as_soon_as_there_is_a_place() -> None:
    """A settlement that makes a place for it is followed by placing it."""
    table = given(INLAND, SETTLE)
    table.state.lay(A, table.edge_at("0,3 NW"), ROAD)

    table.play(BuildSettlement(table.corner_at(COAST)))

    assert table.owes() == [("a", "place harbour")]
    assert table.why_not(EndTurn()) is Core.NOT_NOW
    table.play(PlaceHarbour(table.edge_at("0,3 NE")))
    assert table.kept() == []


@pytest.mark.rule("8.10-7")
def test_it_waits_for_the_own_turn() -> None:
    """A place made on another's turn is used at the start of your own turn, before the roll."""
    table = given(INLAND)
    table.turn_to("b")
    table.state.lay(A, table.corner_at(COAST), SETTLEMENT)
    table.turn_to("b")
    assert table.owes() == [("b", "turn")]

    table.turn_to("a", stage="roll")

    assert table.owes() == [("a", "place harbour")]
    assert table.why_not(RollDice()) is Core.NOT_NOW
    table.play(PlaceHarbour(table.edge_at("0,3 NE")))
    assert table.owes() == [("a", "roll")]


@pytest.mark.rule("8.10-7")
def test_of_several_the_first_one_is_placed_first() -> None:
    """Several harbors are placed in order, as long as there are places."""
    table = given(INLAND, f"{SHIP} {SHIP}", options={"points": 20})
    table.state.lay(A, table.edge_at(BEFORE_PIER), table.state.rules.piece("ship"))
    table.play(BuildShip(table.edge_at(PIER)))
    kinds = [table.kind(QUAY), table.kind(PIER)]
    assert table.kept() == kinds

    for name in (COAST, "2,3 N"):
        table.state.lay(A, table.corner_at(name), SETTLEMENT)
    table.turn_to("a", stage="roll")
    table.play(PlaceHarbour(table.edge_at("0,3 NW")))
    assert (table.kept(), table.owes()) == (kinds[1:], [("a", "place harbour")])
    table.play(PlaceHarbour(table.edge_at("2,3 NE")))

    assert (table.kept(), table.owes()) == ([], [("a", "roll")])
    assert len(table.harbours) == 2


@pytest.mark.rule("8.10-7")
def test_with_one_place_for_two_the_other_is_kept() -> None:
    """The second harbor stays in hand."""
    table = given(INLAND, SHIP)
    table.state.lay(A, table.edge_at(BEFORE_PIER), table.state.rules.piece("ship"))
    table.play(BuildShip(table.edge_at(PIER)))
    table.state.lay(A, table.corner_at(COAST), SETTLEMENT)
    table.turn_to("a", stage="roll")

    table.play(PlaceHarbour(table.edge_at("0,3 NW")))

    assert (table.kept(), table.owes()) == ([table.kind(PIER)], [("a", "roll")])


@pytest.mark.rule("8.10-8")
@pytest.mark.parametrize("takes", ["any", "wool", "ore"])
@pytest.mark.parametrize("new", ["at once", "next turn"])
def test_it_is_good_at_once(new: str, takes: str) -> None:
    """It trades at once, even with the option that new harbors wait."""
    table = given(options={"new_harbours": new})
    table.state.change(Gifts, harbours=((table.edge_at(QUAY), takes),))
    assert table.rate("ore") == table.rate("wool") == 4

    table.play(PlaceHarbour(table.edge_at("0,3 NW")))

    for name in ("lumber", "brick", "wool", "grain", "ore"):
        assert table.rate(name) == {"any": 3, name: 2}.get(takes, 4)
    edge = table.edge_at("0,3 NW")
    assert table.harbours == {edge: ANY if takes == "any" else kind(takes)}


@pytest.mark.rule("8.10-8")
def test_a_settlement_of_this_turn_has_it_at_once_too() -> None:
    """A settlement built this turn uses it at once, as the harbor came later."""
    table = given(INLAND, SETTLE, options={"new_harbours": "next turn"})
    table.state.lay(A, table.edge_at("0,3 NW"), ROAD)
    table.play(BuildSettlement(table.corner_at(COAST)))

    table.play(PlaceHarbour(table.edge_at("0,3 NW")))

    rates = {table.rate(name) for name in ("lumber", "brick", "wool", "grain", "ore")}
    assert rates == ({3} if table.kind(QUAY) == "any" else {2, 4})


def test_who_does_not_come_has_it_at_the_first_coast() -> None:
    """By default it goes to the first coast in reading order."""
    table = given()

    action = table.default()

    assert action == PlaceHarbour(min(table.edges_at("0,3 NW; 0,3 NE")))
    table.play(action)


def test_it_can_be_taken_back() -> None:
    """After undo the harbor is owed again."""
    table = given()

    comes_back(table, PlaceHarbour(table.edge_at("0,3 NW")))

    assert table.owes() == [("a", "place harbour")]
    assert table.harbours == {}


def test_who_leaves_places_nothing() -> None:
    """A kept harbor goes with the seat that leaves, and the game goes on."""
    table = given()

    table.leave("a")

    assert table.owes() == [("b", "roll")]
    assert table.harbours == {}
    table.turn_to("b")
    assert table.owes() == [("b", "turn")]
