"""Ships and knights: where knights can be, how far they go, and which ships must stay."""

from __future__ import annotations

import pytest

from game.base.routes import longest_route
from game.cities_knights.hire_knight import HireKnight
from game.cities_knights.hire_knight import No as Hire
from game.cities_knights.move_knight import MoveKnight
from game.cities_knights.play_diplomat import PlayDiplomat
from game.cities_knights.play_intrigue import PlayIntrigue
from game.cities_knights.play_road_builders import PlayRoadBuilders
from game.knights_at_sea.moorings import No
from game.seafarers.free_ship import LayFreeShip
from game.seafarers.move_ship import MoveShip
from tests.game.knights_at_sea.tables import Bay
from tests.game.tables import A, B

OPEN_SEA = r"""
        .       .       .       .       .
      /   \   /   \   /   \   /   \   /   \
    .       a       .       .       .       .
    |  F6   A  ~    |  ~    |  ~    |  G9   |
    .       .       .       .       .       .
  /   \   /   A   A   \   /   \   /   \   /   \
.       .       +       +       .       .       .
|  D*   |  P9   |  ~    |  ~    |  ~    |  M8   |
.       .       .       .       .       .       .
  \   /   \   /   \   /   \   /   \   /   \   /
    .       .       .       .       .       .
"""
"""A board with two ships along the coast, and one out to sea at the second marked corner."""


@pytest.mark.rule("10-2", "10-3")
def test_a_knight_is_hired_beside_an_own_ship_on_a_coast() -> None:
    """A ship at a coast is enough, a corner out at sea is not."""
    table = Bay(OPEN_SEA, a="wool ore")
    shore, sea = sorted(table.corners, key=lambda c: c)

    found = {action.corner for action in table.options(HireKnight)}

    coast = [c for c in table.corners if c in found]
    away = [c for c in table.corners if c not in found]
    assert len(coast) == len(away) == 1
    assert table.why_not(HireKnight(away[0])) is Hire.NOT_ON_LAND
    assert {shore, sea} == {*coast, *away}


@pytest.mark.rule("10-4")
def test_a_knight_goes_out_to_sea_and_over_roads_and_ships() -> None:
    """It can switch between roads and ships without a building, and end between sea hexes."""
    drawing = OPEN_SEA.replace(
        "|  P9   |  ~    |  ~    |  ~    |  M8", "|  P9   a  ~    |  ~    |  ~    |  M8"
    )
    table = Bay(drawing.replace("+       +", "+       ."), knights="a1*")
    at = table.corner
    topology = table.state.topology

    goals = {action.to for action in table.options(MoveKnight)}

    own = table.state.edges_of(A)
    ends = {c for e in own for c in topology.edge_corners[e]}
    assert goals == {c for c in ends if c != at and not table.state.corner_piece[c]}
    assert any(not any(table.state.land[h] for h in topology.corner_hexes[c]) for c in goals)


LINE = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   A  ~    |  ~    |
    .       .       .       .
  /   \   /   A   /   \   /   \
.       .       +       .       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
LAST = "0,1/1,0"


@pytest.mark.rule("10-5")
def test_a_line_from_a_building_to_an_own_knight_is_closed() -> None:
    """Its ships cannot move; without the knight the last one can."""
    assert set(Bay(LINE).moves()) == {LAST}
    assert Bay(LINE, knights="a1").moves() == {}

    beside_a_road = LINE.replace("D*   |  P9   |", "D*   |  P9   a")
    assert {*Bay(beside_a_road).moves()} == {LAST}
    assert Bay(beside_a_road, knights="a1").moves() == {}


@pytest.mark.rule("10-5")
def test_somebody_elses_knight_opens_nothing() -> None:
    """Another's knight does not open the line's ships, though it breaks the route."""
    middle = LINE.replace(
        ".       .       +       .       .\n|  D*   |  P9   |",
        ".       .       +       .       .\n|  D*   |  P9   A",
    )
    plain, held = Bay(middle), Bay(middle, knights="b1")

    assert {*held.moves()} == {*plain.moves()} == {"0,1/1,1"}
    assert longest_route(plain.state, A) == 3
    assert longest_route(held.state, A) == 2


@pytest.mark.rule("10-5")
def test_no_ship_leaves_a_knight_without_a_route() -> None:
    """The ship has an open end and other places to go, but must stay for the knight."""
    cut = LINE.replace("F6   A", "F6   |")
    ship, to = LAST, "0,0/1,0"

    assert {*Bay(cut).moves()} == {ship}
    table = Bay(cut, knights="a1")
    assert table.why_not(MoveShip(table.named(ship), table.named(to))) is No.CUTS_KNIGHT_OFF
    assert table.moves() == {}


@pytest.mark.rule("10-2")
def test_cards_on_roads_are_cards_on_ships() -> None:
    """The Diplomat lifts ships, the Intrigue targets knights at ships, and free ships are laid."""
    table = Bay(LINE, knights="b1", held={"a": "diplomat intrigue road_builders"})
    edges = {action.edge for action in table.options(PlayDiplomat)}

    assert table.named(LAST) in edges
    assert PlayIntrigue(table.corner) in table.options(PlayIntrigue)
    table.play(PlayRoadBuilders())
    assert LayFreeShip in table.verbs()
    assert table.state.corner_seat[table.corner] == B
