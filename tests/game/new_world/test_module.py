"""New World as a module: target, first places, robber and pirate, foreign islands."""

from __future__ import annotations

import pytest

from game.base.build_settlement import BuildSettlement
from game.base.found import FoundSettlement
from game.base.move_robber import MoveRobber, RobberMoved
from game.base.parts import Robber
from game.base.roll import RollDice
from game.base.rows import SETTLEMENT
from game.boxes import maps_of
from game.core.rows import MAP
from game.seafarers.islands import IslandSettled
from game.seafarers.move_pirate import MovePirate
from game.seafarers.parts import Islands, Pirate
from tests.game.new_world.tables import BOXES, NAMES, World, begun
from tests.game.tables import A

SETTLE = "lumber brick wool grain"


@pytest.mark.rule("8.14-5")
@pytest.mark.parametrize("seats", [3, 4])
def test_twelve_points_win(seats: int) -> None:
    """Twelve points win on its own map, which comes with Seafarers."""
    options = begun(seats, {}).state.rules.options

    assert (options[MAP], options["points"], options["lay_harbours"]) == ("new_world", 12, False)
    assert maps_of(("base", "seafarers"), BOXES)["new_world"] == NAMES


@pytest.mark.rule("8.14-4")
def test_one_begins_anywhere_on_land() -> None:
    """Any corner of any island can be a first place."""
    table = World(stage="found")
    state = table.state

    assert {option.corner for option in table.options(FoundSettlement)} == {
        corner for corner in state.topology.corner_ids if state.land_corners[corner]
    }


@pytest.mark.rule("8.14-3", "12.2")
def test_robber_and_pirate_come_from_beside_the_board() -> None:
    """At the first seven either enters on any suitable hex; before that they block nothing."""
    table = World(stage="roll")
    state = table.state
    assert (state.part(Robber).at, state.part(Pirate).at) == (None, None)
    assert state.part(Pirate).is_there

    table.play(RollDice(), die=[3, 4])

    sea = state.rules.terrain("sea")
    assert {move.to for move in table.options(MoveRobber)} == {*state.land_hexes}
    assert {move.to for move in table.options(MovePirate)} == {
        place for place, kind in enumerate(state.terrain) if kind == sea
    }
    assert len(table.options(MovePirate)) == 19

    to = state.land_hexes[0]
    events = table.play(MoveRobber(to))

    assert events == [RobberMoved(seat=A, origin=None, to=to)]
    assert state.part(Pirate).at is None


@pytest.mark.rule("8.14-3", "12.2")
def test_with_the_robber_away_every_number_pays() -> None:
    """Off the board the robber blocks nothing."""
    table = World()
    state = table.state
    place = next(place for place, token in enumerate(state.tokens) if token)
    state.lay(A, state.topology.hex_corners[place][0], SETTLEMENT)
    table.turn_to("a", stage="roll")
    token = state.tokens[place]
    low = max(1, token - 6)

    table.play(RollDice(), die=[low, token - low])

    assert sum(table.hand().values()) >= 1


@pytest.mark.rule("8.14-4")
def test_a_foreign_island_is_worth_a_point() -> None:
    """The first settlement on each pays a point, and none pays at home."""
    plain = World()
    home, *others = plain.isles()
    assert others
    settled = plain.lone_coast(home)
    table = World(SETTLE)
    state = table.state
    state.stint = 0
    state.lay(A, settled, SETTLEMENT)
    table.turn_to("a")
    assert state.part(Islands).points == (0, 0, 0)

    foreign = table.lone_coast(others[0])
    edge = next(
        edge
        for edge in state.topology.corner_edges[foreign]
        if not all(state.land[at] for at in state.topology.edge_hexes[edge])
    )
    state.lay(A, edge, state.rules.piece("ship"))
    events = table.play(BuildSettlement(foreign))

    assert isinstance(events[-1], IslandSettled)
    assert events[-1].points == 1
    assert state.part(Islands).points == (1, 0, 0)
    assert table.points() == 3
