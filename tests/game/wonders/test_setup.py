"""The start: robber, no pirate, first settlements, and islands with a point."""

from __future__ import annotations

import pytest

from game import BadLayout, Game, Seeded
from game.base import MODULE as BASE
from game.base.build_settlement import BuildSettlement
from game.base.found import FoundSettlement
from game.base.move_robber import MoveRobber
from game.base.parts import Robber
from game.base.play_knight import PlayKnight
from game.seafarers.islands import IslandSettled
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.starts import No as Start
from game.wonders.maps import MAPS
from game.wonders.module import MODULE as WONDERS
from tests.game.tables import A
from tests.game.wonders.tables import Sites

DESERTS = ("6,2", "6,3", "5,4")
BARRED = "0,8 N; 1,7 N; 0,6 S; 1,5 S; 0,7 N; 1,6 S; 4,5 N; 5,3 S; 5,3 N; 5,4 N; 6,2 S"


def begun(**settings: str) -> Game:
    """A game of three at its start."""
    modules, boxes = ("base", "seafarers", "wonders"), (BASE, SEAFARERS, WONDERS)
    return Game.new(3, Seeded(b"wonder"), modules=modules, settings=settings, boxes=boxes)


@pytest.mark.rule("8.13-1", "8.13-4")
@pytest.mark.parametrize("board", ["fixed", "variable"])
def test_the_robber_starts_on_a_desert(board: str) -> None:
    """It does on each board, and deserts stay in their places."""
    state, table = begun(board=board).state, Sites()
    deserts = [table.hex_at(at) for at in DESERTS]

    assert state.part(Robber).at in deserts
    assert [state.rules.terrains[state.terrain[at]].name for at in deserts] == ["desert"] * 3


@pytest.mark.rule("8.13-1")
def test_there_is_no_pirate() -> None:
    """A knight moves only the robber."""
    table = Sites(held={"a": "knight"})
    table.play(PlayKnight())

    assert table.verbs() == {MoveRobber}


@pytest.mark.rule("8.13-1")
def test_nobody_begins_on_a_barred_corner() -> None:
    """Small islands are closed too; the rest of the main island is open."""
    game, table = begun(), Sites()
    seat = game.state.turn
    barred = [*table.corners_at(BARRED), table.corner_at("3,1 S")]
    found = {option.corner for option in game.options(seat) if isinstance(option, FoundSettlement)}

    assert {game.refuse(seat, FoundSettlement(corner)) for corner in barred} == {Start.NOT_HOME}
    assert not found & {*barred}
    assert table.corner_at("2,3 N") in found


@pytest.mark.rule("8.13-1")
def test_later_one_may_settle_there() -> None:
    """Corners are barred only during set-up."""
    table = Sites(
        "lumber brick wool grain", settlements={"a": "3,4 N"}, roads={"a": "4,4 NW; 4,4 NE"}
    )

    assert BuildSettlement(table.corner_at("5,3 S")) in table.options(BuildSettlement)


@pytest.mark.rule("8.13-1")
def test_a_small_island_brings_a_point() -> None:
    """The first settlement on it gets the point."""
    ships = {"a": "2,3 NE; 2,2 E"}
    table = Sites("lumber brick wool grain", settlements={"a": "3,2 S"}, ships=ships)
    corner = table.corner_at("3,1 S")

    events = table.play(BuildSettlement(corner))

    assert events[2:] == [IslandSettled(seat=A, hex=table.hex_at("3,1"), points=1)]
    assert table.points() == 3


def test_a_map_without_bridge_or_wall_is_refused() -> None:
    """A map without them cannot be played."""
    layout = MAPS["wonders"]({}, 3, Seeded(b"x"))
    del layout.spots["great wall"]

    with pytest.raises(BadLayout, match="no great wall"):
        Game.new(
            3,
            Seeded(b"x"),
            modules=("base", "seafarers", "wonders"),
            layout=layout,
            boxes=(BASE, SEAFARERS, WONDERS),
        )
