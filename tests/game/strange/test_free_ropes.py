"""Road building with ropes: free routes of another kind, and defaults from the listed ones."""

from __future__ import annotations

import pytest

from game.base.free_road import LayFreeRoad, SkipFreeRoad
from game.base.play_roads import PlayRoads
from game.base.refusals import No as Base
from game.base.roll import RollDice
from game.base.rows import ROAD, ROADS
from game.core.play import defaults, options
from tests.game.strange.hang_rope import HangFreeRope, RopeHung
from tests.game.strange.tables import A, StrangeTable

AT_BUILDING = "1,-1/2,-1"
AT_BUILDING_TOO = "2,-2/2,-1"


@pytest.fixture
def table() -> StrangeTable:
    """A table where the first seat has rolled and holds road building."""
    table = StrangeTable()
    table.state.hold(A, ROADS)
    table.state.stint += 1
    table.play(A, RollDice(), die=[1, 1])
    return table


def without(table: StrangeTable, piece: str) -> None:
    """Use up a supply."""
    table.state.supply[A][table.state.rules.piece(piece)] = 0


def test_a_free_route_is_of_either_kind(table: StrangeTable) -> None:
    """A rope and then a road can be laid, each in its own places."""
    table.play(A, PlayRoads())
    kinds = {type(option) for option in options(table.state, A)}

    events = table.play(A, HangFreeRope(table.edge(AT_BUILDING)))
    table.play(A, LayFreeRoad(table.edge(AT_BUILDING_TOO)))

    assert {LayFreeRoad, HangFreeRope} <= kinds
    assert events == [RopeHung(seat=A, edge=table.edge(AT_BUILDING))]
    assert (A, "free road") not in table.kinds()


def test_without_roads_ropes_will_do(table: StrangeTable) -> None:
    """The card is played for the ropes left, and the default hangs one."""
    without(table, "road")
    road = LayFreeRoad(table.edge(AT_BUILDING))

    table.play(A, PlayRoads())

    ((_, first), *_) = defaults(table.state)
    assert isinstance(first, HangFreeRope)
    assert table.why_not(A, road) is Base.NO_PIECE_LEFT
    table.play(A, first)
    assert defaults(table.state)[0] == (A, SkipFreeRoad())


def test_with_nothing_to_lay_the_card_stays(table: StrangeTable) -> None:
    """The card is refused for a lack of roads, after which it is named."""
    without(table, "rope")
    table.state.supply[A][ROAD] = 0

    assert table.why_not(A, PlayRoads()) is Base.NO_PIECE_LEFT
