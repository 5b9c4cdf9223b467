"""Ships that move: which, where to, how often, and which stay."""

from __future__ import annotations

import pytest

from game import Seat
from game.base.bank_trade import TradeWithBank
from game.base.build_road import No as RoadNo
from game.base.free_road import SkipFreeRoad
from game.base.play_roads import PlayRoads
from game.base.refusals import No as Base
from game.core.awards import AwardPassed
from game.core.refusals import No as Core
from game.core.stack import NOBODY
from game.seafarers.build_ship import BuildShip
from game.seafarers.free_ship import LayFreeShip
from game.seafarers.move_ship import MoveShip, No, ShipMoved
from game.seafarers.waters import No as Water
from tests.game.seafarers.tables import Waters
from tests.game.tables import A, B
from tests.game.taking_back import comes_back

OPEN = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   A  ~    |  ~    |
    .       .       .       .
  /   \   /   A   /   \   /   \
.       .       .       .       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with a line of two ships from a's settlement, open at its far end."""
FIRST, LAST = "0,0/1,0", "0,1/1,0"
FROM_HOME = {"0,0/1,-1", "1,-1/1,0"}
ON_FROM_FIRST = {"0,0/0,1"}

MOVED = r"""
        .       .       .
      /   \   A   \   /   \
    .       a       .       .
    |  F6   A  ~    |  ~    |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       .       .       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""The same with the last ship moved beside the settlement."""

CLOSED = OPEN.replace(
    ".       .       .       .       .\n|  D*", ".       .       a       .       .\n|  D*"
)
"""The same line with a settlement of a at its far end."""


@pytest.mark.rule("1.1", "1.1-3", "1.1-4")
def test_the_last_ship_of_an_open_line_moves() -> None:
    """It may go wherever a ship could be built without it; the first ship stays."""
    table = Waters(OPEN)

    assert table.moves() == {LAST: FROM_HOME}


@pytest.mark.rule("1.1", "1.1-6")
def test_a_ship_moves_for_nothing_and_says_so() -> None:
    """The ship is in its new place, and cards and supply are unchanged."""
    table = Waters(OPEN)
    origin, to = table.named(LAST), table.named("1,-1/1,0")

    assert table.play(MoveShip(origin, to)) == [ShipMoved(seat=A, origin=origin, to=to)]
    assert (table.hand(), table.left("ship")) == ({}, 13)
    table.shows(MOVED)


@pytest.mark.rule("1.1", "1.1-1")
def test_one_ship_moves_a_turn() -> None:
    """Neither another ship nor the same one moves again this turn."""
    table = Waters(OPEN)
    origin, to = table.named(LAST), table.named("1,-1/1,0")
    table.play(MoveShip(origin, to))

    assert table.why_not(MoveShip(to, origin)) is No.ONCE_A_TURN
    assert MoveShip not in table.verbs()
    table.turn_to("a")
    assert table.moves() != {}


@pytest.mark.rule("1.1")
def test_ships_move_in_the_own_turn_after_the_roll() -> None:
    """Ships cannot move before the roll or on another's turn."""
    for turn, stage, why in (("a", "roll", Core.NOT_NOW), ("b", "turn", Core.NOT_YOUR_TURN)):
        table = Waters(OPEN, turn=turn, stage=stage)

        assert table.why_not(MoveShip(table.named(LAST), table.named("1,-1/1,0"))) is why
        assert MoveShip not in table.verbs()


@pytest.mark.rule("1.1-1")
def test_a_ship_built_this_turn_stays() -> None:
    """Bought or free, a new ship stays this turn; others may move, and it may next turn."""
    table = Waters(OPEN, "lumber wool", held={"a": "road_building"})
    bought, free = table.named("1,-1/1,0"), table.named("0,0/1,-1")
    table.play(BuildShip(bought))
    table.play(PlayRoads())
    table.play(LayFreeShip(free))
    table.play(SkipFreeRoad())

    for edge in (bought, free):
        assert table.why_not(MoveShip(edge, table.named("1,0/2,-1"))) is No.JUST_BUILT
    assert {*table.moves()} == {LAST}
    table.turn_to("a")
    assert table.state.topology.edge_name(free) in table.moves()


@pytest.mark.rule("1.1-1")
def test_a_ship_of_an_earlier_turn_moves_although_one_was_built_since() -> None:
    """Only ships built this turn must stay."""
    table = Waters(OPEN, "2 lumber 2 wool")
    older = table.named("1,-1/1,0")
    table.play(BuildShip(older))
    table.turn_to("a")
    table.play(BuildShip(table.named("0,0/1,-1")))

    assert {*table.moves()} == {LAST, table.state.topology.edge_name(older)}


@pytest.mark.rule("1.1-2", "2-4")
@pytest.mark.parametrize("pirate", ["1,0", "0,1"])
def test_beside_the_pirate_no_ship_moves(pirate: str) -> None:
    """A ship cannot leave an edge of the pirate's hex."""
    table = Waters(OPEN.replace("P9 ", "~  "), pirate=pirate)

    assert table.why_not(MoveShip(table.named(LAST), table.named("0,0/1,-1"))) is Water.PIRATE
    assert table.moves() == {}


@pytest.mark.rule("1.1-2", "2-4")
def test_no_ship_moves_to_the_pirate() -> None:
    """A ship cannot arrive beside the pirate."""
    table = Waters(OPEN.replace("P9 ", "~  "), pirate="1,-1")

    assert table.why_not(MoveShip(table.named(LAST), table.named("0,0/1,-1"))) is Water.PIRATE
    assert table.moves() == {LAST: ON_FROM_FIRST}


@pytest.mark.rule("1.1-3", "1.1-5")
def test_what_joins_two_buildings_stays() -> None:
    """In a closed line every ship has a building or ship at both ends."""
    table = Waters(CLOSED)

    assert table.moves() == {}
    for name in (FIRST, LAST):
        assert table.why_not(MoveShip(table.named(name), table.named("0,0/1,-1"))) is No.CLOSED


@pytest.mark.rule("1.1-5")
def test_a_closed_line_stays_closed_by_an_enemy_inside_it() -> None:
    """With b's settlement in its middle, a's line still has a's ships at that corner."""
    table = Waters(
        CLOSED.replace(
            "    .       .       .       .\n  /   \\   /   A",
            "    .       b       .       .\n  /   \\   /   A",
        )
    )

    assert table.moves() == {}


@pytest.mark.rule("1.1-3")
def test_an_enemy_building_leaves_an_end_open() -> None:
    """A settlement or ship of b, or a's own road, does not close the end of a's line."""
    enemy = Waters(CLOSED.replace("a       .       .\n|  D*", "b       .       .\n|  D*"))
    road = Waters(OPEN.replace("|  D*   |  P9   |", "|  D*   |  P9   a"))

    ship = Waters(OPEN.replace("P9   |", "P9   B"))

    assert enemy.moves() == road.moves() == ship.moves() == {LAST: FROM_HOME}


@pytest.mark.rule("1.1-3", "1.1-5")
def test_branches_have_ends_of_their_own() -> None:
    """In a forked line the last ship of either branch may move, and none before the fork."""
    table = Waters(
        r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   A  ~    |  ~    |
    .       .       .       .
  /   \   /   A   A   \   /   \
.       .       .       .       .
|  D*   |  P9   A  ~    |  ~    |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """
    )

    assert {*table.moves()} == {"1,0/1,1", "0,1/1,1"}
    assert "0,1/1,1" not in table.moves()["0,1/1,1"]
    assert "1,0/2,0" in table.moves()["0,1/1,1"]
    assert "1,0/2,0" not in table.moves()["1,0/1,1"]


RING = r"""
        .       .       .
      /   \   A   A   /   \
    .       .       .       .
    |  F6   A  ~    A  ~    |
    .       .       .       .
  /   \   /   A   A   \   /   \
.       .       .       .       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with six ships around a hex, and no building."""


@pytest.mark.rule("1.1-5")
def test_a_ring_stays_unless_an_option_has_it_move() -> None:
    """A ring has no open end; with the option each of its ships may leave."""
    assert Waters(RING).moves() == {}
    assert len(Waters(RING, options={"rings_move": True}).moves()) == 6


@pytest.mark.rule("1.1-5")
def test_what_comes_home_again_stays() -> None:
    """A line that returns to its first settlement is closed, with or without the option."""
    home = RING.replace(
        "    .       .       .       .\n    |  F6", "    .       a       .       .\n    |  F6"
    )
    for rings in (False, True):
        assert Waters(home, options={"rings_move": rings}).moves() == {}


@pytest.mark.rule("1.1-5")
def test_a_tail_of_a_ring_moves() -> None:
    """A tail of a ring has an open end and may move; the ring itself may not."""
    tail = RING.replace("|  D*   |  P9   |", "|  D*   |  P9   A")

    assert {*Waters(tail).moves()} == {"0,1/1,1"}


@pytest.mark.rule("1.1-4")
def test_a_ship_gives_itself_no_connection() -> None:
    """A ship cannot move to a place that only the ship itself connects, or to its own place."""
    table = Waters(OPEN)
    origin = table.named(LAST)

    assert table.why_not(MoveShip(origin, table.named("0,1/1,1"))) is RoadNo.NOT_JOINED
    assert table.why_not(MoveShip(origin, origin)) is RoadNo.EDGE_IS_TAKEN
    assert table.why_not(MoveShip(origin, table.named(FIRST))) is RoadNo.EDGE_IS_TAKEN
    assert table.why_not(MoveShip(origin, table.named("-1,2/0,1"))) is Water.NOT_AT_SEA


def test_only_own_ships_move() -> None:
    """Others' ships, roads and empty edges cannot move."""
    table = Waters(OPEN.replace("  A  ~", "  B  ~").replace("|  D*   |", "|  D*   a"))
    to = table.named("1,-1/1,0")

    for name in (FIRST, "-1,1/0,1", "1,-1/1,0"):
        assert table.why_not(MoveShip(table.named(name), to)) is No.NO_SHIP
    assert table.why_not(MoveShip(table.nowhere + 1, to)) is Base.NO_SUCH_PLACE
    assert table.why_not(MoveShip(table.named(LAST), table.nowhere + 1)) is Base.NO_SUCH_PLACE


def test_by_option_ships_never_move() -> None:
    """With the option the game has no such verb."""
    table = Waters(OPEN, options={"ships_move": False})

    assert MoveShip not in table.state.rules.verbs
    assert MoveShip not in table.verbs()


def test_to_move_a_ship_is_not_to_build() -> None:
    """With separate phases you can still trade after moving; building a ship ends trading."""
    table = Waters(OPEN, "4 ore lumber wool", options={"phases": "separate"})
    table.play(MoveShip(table.named(LAST), table.named("1,-1/1,0")))
    assert TradeWithBank in table.verbs()

    table.play(table.options(BuildShip)[0])
    assert TradeWithBank not in table.verbs()


def test_a_moved_ship_comes_back() -> None:
    """Nothing hidden was revealed, so the move can be undone and another ship moved."""
    table = Waters(OPEN)
    move = MoveShip(table.named(LAST), table.named("1,-1/1,0"))

    comes_back(table, move)
    table.play(move)


RACE = r"""
        .       .       .
      /   \   A   A   A   A
    .       a       .       .
    |  F6*  |  ~    |  ~    A
    .       .       .       .
      B   B   B   B   B   /
        .       .       .
"""
"""A board with five ships each, where the last ship of a, and of b, may move."""
A_LAST, A_BRANCH = "2,0/3,0", "1,0/2,0"


@pytest.mark.rule("1.1-6", "1.2")
@pytest.mark.parametrize(
    ("ships", "heir"), [("B   B   B   B   B", B), ("B   B   B   B   \\", NOBODY)]
)
def test_a_moved_ship_hands_the_route_on(ships: str, heir: Seat) -> None:
    """If the ship now makes a branch, a has four left, and b has the card if its line is five."""
    table = Waters(RACE.replace("B   B   B   B   B", ships), longest_road="a")
    assert table.holder("longest_road") == "a"

    events = table.play(MoveShip(table.named(A_LAST), table.named(A_BRANCH)))

    assert events[1:] == [AwardPassed(award="longest_road", seat=heir, before=A)]
    assert (table.road(), table.points("a"), table.points("b")) == (4, 1, 2 * (heir == B))


@pytest.mark.rule("1.1-6", "1.2")
def test_a_moved_ship_takes_the_route() -> None:
    """Moved from a branch to the end, it makes four into five and takes the card."""
    table = Waters(
        r"""
        .       .       .
      /   \   A   A   A   A
    .       a       .       .
    |  F6*  |  ~    A  ~    |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """
    )

    events = table.play(MoveShip(table.named(A_BRANCH), table.named(A_LAST)))

    assert events[1:] == [AwardPassed(award="longest_road", seat=A, before=NOBODY)]


@pytest.mark.rule("1.1-6", "1.2")
def test_a_ship_on_its_way_loses_nothing() -> None:
    """The route is measured after the move, so moving to the other end keeps its length."""
    table = Waters(RACE, longest_road="a")

    events = table.play(MoveShip(table.named(A_LAST), table.named("0,0/1,-1")))

    assert (len(events), table.road(), table.holder("longest_road")) == (1, 5, "a")
