"""The start: three rounds, large islands, and the parts the scenario leaves out."""

from __future__ import annotations

import pytest

from game import BadLayout, Game, Layout, Seat, Seeded
from game.base import MODULE as BASE
from game.base.build_settlement import BuildSettlement, SettlementBuilt
from game.base.found import FirstCards, FoundSettlement
from game.base.parts import Robber
from game.cloth.maps import MAPS
from game.cloth.module import MODULE as CLOTH
from game.core.points import points
from game.seafarers.closed import No as Closed
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.starts import No as Start
from tests.game.cloth.tables import ELEVEN, HOMES, ROUTES, Trading

BOXES = (BASE, SEAFARERS, CLOTH)


def begun(layout: Layout | None = None, **settings: str) -> Game:
    """A game of three at its start."""
    return Game.new(
        3,
        Seeded(b"cloth"),
        modules=("base", "seafarers", "cloth"),
        settings=settings,
        layout=layout,
        boxes=BOXES,
    )


@pytest.mark.rule("8.11-1")
def test_three_rounds_forward_back_and_forward() -> None:
    """Each player places three settlements, each with a road or ship; the third pays."""
    game = begun()
    chance, seats, paid = Seeded(b"more"), list[Seat](), list[Seat]()
    while not game.state.stint:
        for event in game.play(*game.defaults()[0], chance):
            seats += [event.seat] if isinstance(event, SettlementBuilt) else []
            paid += [event.seat] if isinstance(event, FirstCards) else []
    first, second, third = seats[:3]

    assert seats == [first, second, third, third, second, first, first, second, third]
    assert paid == [first, second, third]
    assert [points(game.state, seat) for seat in game.state.rules.table] == [3, 3, 3]
    assert game.state.turn == first


@pytest.mark.rule("8.11-1")
def test_all_begin_on_the_large_islands() -> None:
    """Starting places are on both large islands, and on no islet."""
    game = begun()
    state, home = game.state, MAPS["cloth"]({}, 3, Seeded(b"x")).zones["home"]
    hexes = {state.topology.hex(at) for at in home}
    seat = state.turn

    found = {option.corner for option in game.options(seat) if isinstance(option, FoundSettlement)}
    village = state.topology.named("3,2/3,3/4,2")

    assert found == {c for place in hexes for c in state.topology.hex_corners[place]}
    assert game.refuse(seat, game.action("FoundSettlement", corner="3,2/3,3/4,2")) is Start.NOT_HOME
    assert village not in found


@pytest.mark.rule("8.11-1")
def test_there_is_no_longest_route() -> None:
    """There is no longest route card; the largest army stays."""
    assert [award.name for award in Trading().state.rules.awards] == ["largest_army"]


@pytest.mark.rule("8.11-1", "12.10")
def test_nobody_settles_on_an_islet() -> None:
    """Neither a village nor any other corner of an islet takes a settlement."""
    home, price = {"c": HOMES["c"]}, "lumber brick wool grain"
    ships = f"{ROUTES['c']}; 3,3 E; 3,3 SE"
    table = Trading("", "", price, settlements=home, ships={"c": ships}, turn="c")

    assert table.options(BuildSettlement, "c") == []
    for corner in (ELEVEN, "3,3 S"):
        assert table.why_not(BuildSettlement(table.corner_at(corner)), "c") is Closed.NOT_THERE


@pytest.mark.rule("8.11-6")
def test_fourteen_points_are_the_target() -> None:
    """Fourteen points win, unless the table chooses otherwise."""
    assert Trading().state.rules.options["points"] == 14


@pytest.mark.rule("8.11-7")
def test_large_islands_may_be_dealt_anew() -> None:
    """The islets stay the same, and the robber starts on a 12."""
    dealt = [begun(board=board).state for board in ("fixed", "variable")]
    islets = [dealt[0].topology.hex(at) for at in ((3, 3), (1, 4), (4, 4), (2, 5))]

    assert dealt[0].terrain != dealt[1].terrain
    for state in dealt:
        robber = state.part(Robber).at
        assert [state.rules.terrains[state.terrain[at]].name for at in islets] == [
            "gold",
            "desert",
            "desert",
            "gold",
        ]
        assert robber is not None
        assert state.tokens[robber] == 12


def test_a_map_without_villages_is_refused() -> None:
    """A map without villages cannot be played."""
    layout = MAPS["cloth"]({}, 3, Seeded(b"x"))
    layout.stacks["villages"] = (3, 4)

    with pytest.raises(BadLayout, match="8 spots and 2 numbers for villages"):
        begun(layout)
