"""Ships that move: which of them, where to, how often, and what stays where it is."""

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
"""A line of two ships from a's settlement: it is open at its far end."""
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
"""The last ship lies beside the settlement now."""

CLOSED = OPEN.replace(
    ".       .       .       .       .\n|  D*", ".       .       a       .       .\n|  D*"
)
"""The same line, with a settlement of a at its far end."""


@pytest.mark.rule("1.1", "1.1-3", "1.1-4")
def test_the_last_ship_of_an_open_line_moves() -> None:
    """To wherever a ship may lie without it; the first one stays between building and ship."""
    table = Waters(OPEN)

    assert table.moves() == {LAST: FROM_HOME}


@pytest.mark.rule("1.1", "1.1-6")
def test_a_ship_moves_for_nothing_and_says_so() -> None:
    """It lies elsewhere, no card goes, and the supply is as it was."""
    table = Waters(OPEN)
    origin, to = table.named(LAST), table.named("1,-1/1,0")

    assert table.play(MoveShip(origin, to)) == [ShipMoved(seat=A, origin=origin, to=to)]
    assert (table.hand(), table.left("ship")) == ({}, 13)
    table.shows(MOVED)


@pytest.mark.rule("1.1", "1.1-1")
def test_one_ship_moves_a_turn() -> None:
    """Neither another nor the same one, until the next turn."""
    table = Waters(OPEN)
    origin, to = table.named(LAST), table.named("1,-1/1,0")
    table.play(MoveShip(origin, to))

    assert table.why_not(MoveShip(to, origin)) is No.ONCE_A_TURN
    assert MoveShip not in table.verbs()
    table.turn_to("a")
    assert table.moves() != {}


@pytest.mark.rule("1.1")
def test_ships_move_in_the_own_turn_after_the_roll() -> None:
    """Before the roll nothing sails, and nobody sails on another's turn."""
    for turn, stage, why in (("a", "roll", Core.NOT_NOW), ("b", "turn", Core.NOT_YOUR_TURN)):
        table = Waters(OPEN, turn=turn, stage=stage)

        assert table.why_not(MoveShip(table.named(LAST), table.named("1,-1/1,0"))) is why
        assert MoveShip not in table.verbs()


@pytest.mark.rule("1.1-1")
def test_a_ship_built_this_turn_stays() -> None:
    """Bought or free; another may move, and so may this one in the next turn."""
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
    """Only what was built in this turn stays."""
    table = Waters(OPEN, "2 lumber 2 wool")
    older = table.named("1,-1/1,0")
    table.play(BuildShip(older))
    table.turn_to("a")
    table.play(BuildShip(table.named("0,0/1,-1")))

    assert {*table.moves()} == {LAST, table.state.topology.edge_name(older)}


@pytest.mark.rule("1.1-2", "2-4")
@pytest.mark.parametrize("pirate", ["1,0", "0,1"])
def test_beside_the_pirate_no_ship_moves(pirate: str) -> None:
    """No ship leaves an edge of its hex."""
    table = Waters(OPEN.replace("P9 ", "~  "), pirate=pirate)

    assert table.why_not(MoveShip(table.named(LAST), table.named("0,0/1,-1"))) is Water.PIRATE
    assert table.moves() == {}


@pytest.mark.rule("1.1-2", "2-4")
def test_no_ship_moves_to_the_pirate() -> None:
    """Nor arrives at one."""
    table = Waters(OPEN.replace("P9 ", "~  "), pirate="1,-1")

    assert table.why_not(MoveShip(table.named(LAST), table.named("0,0/1,-1"))) is Water.PIRATE
    assert table.moves() == {LAST: ON_FROM_FIRST}


@pytest.mark.rule("1.1-3", "1.1-5")
def test_what_joins_two_buildings_stays() -> None:
    """Each ship of a closed line has a building or a ship at both ends."""
    table = Waters(CLOSED)

    assert table.moves() == {}
    for name in (FIRST, LAST):
        assert table.why_not(MoveShip(table.named(name), table.named("0,0/1,-1"))) is No.CLOSED


@pytest.mark.rule("1.1-5")
def test_a_closed_line_stays_closed_by_an_enemy_inside_it() -> None:
    """With a settlement of b in its middle a's line still has own ships at that corner."""
    table = Waters(
        CLOSED.replace(
            "    .       .       .       .\n  /   \\   /   A",
            "    .       b       .       .\n  /   \\   /   A",
        )
    )

    assert table.moves() == {}


@pytest.mark.rule("1.1-3")
def test_an_enemy_building_leaves_an_end_open() -> None:
    """Neither b's settlement or ship nor an own road closes the end of a's line."""
    enemy = Waters(CLOSED.replace("a       .       .\n|  D*", "b       .       .\n|  D*"))
    road = Waters(OPEN.replace("|  D*   |  P9   |", "|  D*   |  P9   a"))

    ship = Waters(OPEN.replace("P9   |", "P9   B"))

    assert enemy.moves() == road.moves() == ship.moves() == {LAST: FROM_HOME}


@pytest.mark.rule("1.1-3", "1.1-5")
def test_branches_have_ends_of_their_own() -> None:
    """Where a line forks, the last ship of either branch may move, and none before the fork."""
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
"""Six ships about a hex, and no building."""


@pytest.mark.rule("1.1-5")
def test_a_ring_stays_unless_an_option_has_it_move() -> None:
    """A ring has no open end; by the option each of its ships may leave it."""
    assert Waters(RING).moves() == {}
    assert len(Waters(RING, options={"rings_move": True}).moves()) == 6


@pytest.mark.rule("1.1-5")
def test_what_comes_home_again_stays() -> None:
    """A line that leads back to the settlement where it began is closed, whatever the option."""
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
    """Nothing of others, no road, and nothing that is not there."""
    table = Waters(OPEN.replace("  A  ~", "  B  ~").replace("|  D*   |", "|  D*   a"))
    to = table.named("1,-1/1,0")

    for name in (FIRST, "-1,1/0,1", "1,-1/1,0"):
        assert table.why_not(MoveShip(table.named(name), to)) is No.NO_SHIP
    assert table.why_not(MoveShip(table.nowhere + 1, to)) is Base.NO_SUCH_PLACE
    assert table.why_not(MoveShip(table.named(LAST), table.nowhere + 1)) is Base.NO_SUCH_PLACE


def test_by_option_ships_never_move() -> None:
    """Then the game has no such verb."""
    table = Waters(OPEN, options={"ships_move": False})

    assert MoveShip not in table.state.rules.verbs
    assert MoveShip not in table.verbs()


def test_to_move_a_ship_is_not_to_build() -> None:
    """With separate phases one trades after it; what is built ends trading, a ship too."""
    table = Waters(OPEN, "4 ore lumber wool", options={"phases": "separate"})
    table.play(MoveShip(table.named(LAST), table.named("1,-1/1,0")))
    assert TradeWithBank in table.verbs()

    table.play(table.options(BuildShip)[0])
    assert TradeWithBank not in table.verbs()


def test_a_moved_ship_comes_back() -> None:
    """Nothing hidden was seen, so it may be taken back, and then another one moves."""
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
"""Five ships each; a's last one may go, and b's too."""
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
    """From four with a branch it is moved to the end, and five have the card."""
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
    """The line is measured when the ship has come: moved to the other end it is as long as ever."""
    table = Waters(RACE, longest_road="a")

    events = table.play(MoveShip(table.named(A_LAST), table.named("0,0/1,-1")))

    assert (len(events), table.road(), table.holder("longest_road")) == (1, 5, "a")
