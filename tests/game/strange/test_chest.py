"""A chest during road building: an answer's effects end before the next question."""

from __future__ import annotations

from game import Scripted
from game.base.build_road import BuildRoad
from game.base.free_road import LayFreeRoad
from game.base.play_roads import PlayRoads
from game.base.roll import RollDice
from game.base.rows import ROADS
from tests.game.strange.chest import ChestOpened
from tests.game.strange.parts import Chest
from tests.game.strange.read_omens import KeepOmen
from tests.game.strange.tables import A, C, StrangeTable

CORNER = "1,-2/1,-1/2,-2"
"""The end of the first seat's northern road."""

EDGE = "1,-1/2,-1"
THUNDER, LANTERN, RAINBOW = 5, 6, 7


def with_chest(corner: str) -> StrangeTable:
    """A table where the first seat may build, with a chest on *corner*."""
    table = StrangeTable()
    table.deal(A, lumber=1, brick=1)
    table.state.hold(A, ROADS)
    table.state.stint += 1
    table.play(A, RollDice(), die=[1, 1])
    table.state.put(Chest(at=table.corner(corner)))
    return table


def test_the_chest_comes_before_the_second_free_road() -> None:
    """The first free road finds it, its omens are shown, and then the second road is asked for."""
    table = with_chest("1,-1/1,0/2,-1")
    table.play(A, PlayRoads())

    events = table.play(A, LayFreeRoad(table.edge(EDGE)), draw=[THUNDER, LANTERN, RAINBOW])
    during = table.kinds()[0]
    table.play(A, KeepOmen(0))

    assert events[-1] == ChestOpened(seat=A, corner=table.corner("1,-1/1,0/2,-1"))
    assert during == (A, "keep omen")
    assert table.kinds()[0] == (A, "free road")
    assert table.debt(A, "free road").args == (1,)


def test_a_bought_road_finds_it_too() -> None:
    """No verb mentions the chest, which checks for itself."""
    table = with_chest("1,-1/1,0/2,-1")

    events = table.play(A, BuildRoad(table.edge(EDGE)), draw=[THUNDER, LANTERN, RAINBOW])

    assert ChestOpened(seat=A, corner=table.corner("1,-1/1,0/2,-1")) in events


def test_nobody_who_has_left_finds_it() -> None:
    """The step that would open it belongs to the seat that left, so the game goes on without it."""
    table = with_chest(CORNER)

    events = table.game.leave(A, Scripted())

    assert ChestOpened(seat=A, corner=table.corner(CORNER)) not in events
    assert table.state.part(Chest).at == table.corner(CORNER)
    assert table.kinds() == [(C, "fair")]


def test_it_is_found_once() -> None:
    """A later road to the same corner finds nothing."""
    table = with_chest(CORNER)

    table.play(A, BuildRoad(table.edge(EDGE)), draw=[THUNDER, LANTERN, RAINBOW])

    assert table.state.part(Chest).at == -1
