"""A piece that is no building, and a supply that is asked for."""

from __future__ import annotations

import pytest

from game.base.build_road import BuildRoad
from game.base.build_road import No as RoadNo
from game.base.build_settlement import No as SettlementNo
from game.base.build_settlement import refuse_corner
from game.base.harbours import rates_of
from game.base.parts import Robber
from game.base.places import open_edges, route_ends
from game.base.refusals import No as Base
from game.base.rob import neighbours
from game.base.roll import RollDice
from game.base.routes import longest_route
from game.base.rows import ROAD
from game.computer.standing import is_blocked
from tests.game.strange.fly_kite import FlyKite, No
from tests.game.strange.hang_rope import HangRope
from tests.game.strange.tables import A, B, StrangeTable

END = "1,-2/1,-1/2,-2"
"""The end of the first seat's northern road, and the edges that go on from there."""

ON = "1,-2/1,-1"
ON_TOO = "1,-2/2,-2"
AT_BUILDING = "1,-1/2,-1"
HARBOUR = "0,-3/0,-2/1,-3"


@pytest.fixture
def table() -> StrangeTable:
    """A table where the first seat has rolled and can pay for anything."""
    table = StrangeTable()
    table.deal(A, lumber=3, brick=3, wool=3, pebble=3)
    table.play(A, RollDice(), die=[1, 1])
    return table


def test_a_kite_ends_the_routes_of_others(table: StrangeTable) -> None:
    """One route becomes two, and only the kite's owner can build on from there."""
    table.state.lay(B, table.edge(ON), ROAD)
    table.state.lay(B, table.edge(ON_TOO), ROAD)
    before = longest_route(table.state, B)

    table.play(A, FlyKite(table.corner(END)))

    assert (before, longest_route(table.state, B)) == (2, 1)
    assert longest_route(table.state, A) == 1


def test_a_kite_is_no_building(table: StrangeTable) -> None:
    """Nothing continues from it, it opens no harbor, and the robber finds nobody there."""
    corner = table.corner(HARBOUR)
    before = rates_of(table.state, A)

    table.state.lay(A, corner, table.state.rules.piece("kite"))
    table.state.put(Robber(at=table.hex("0,-2")))

    assert rates_of(table.state, A) == before
    assert corner not in route_ends(table.state, A, ROAD)
    assert not {*table.state.topology.corner_edges[corner]} & {*open_edges(table.state, A, ROAD)}
    edge = table.state.topology.corner_edges[corner][0]
    assert table.why_not(A, BuildRoad(edge)) is RoadNo.NOT_JOINED
    assert A not in neighbours(table.state)
    assert not is_blocked(table.state, A)


def test_a_kite_takes_its_corner_and_no_more(table: StrangeTable) -> None:
    """Its corner takes no settlement, but the corner beside it does."""
    table.state.lay(A, table.corner(HARBOUR), table.state.rules.piece("kite"))
    beside = table.state.topology.corner_corners[table.corner(HARBOUR)]

    assert refuse_corner(table.state, table.corner(HARBOUR)) is SettlementNo.CORNER_IS_TAKEN
    assert {refuse_corner(table.state, corner) for corner in beside} == {None}
    assert table.why_not(A, FlyKite(table.corner(HARBOUR))) is No.CORNER_IS_TAKEN


def test_a_supply_is_asked_for(table: StrangeTable) -> None:
    """Each kite needs a rope, so with two kites and two ropes no rope can be hung."""
    table.hang(A, "2,-2/2,-1", "2,-1/3,-2")
    hang = HangRope(table.edge(AT_BUILDING))
    before = table.why_not(A, hang)
    for _ in range(2):
        table.state.supply[A][table.state.rules.piece("kite")] -= 1

    assert before is None
    assert table.why_not(A, hang) is Base.NO_PIECE_LEFT
