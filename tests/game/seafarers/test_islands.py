"""Islands: their hexes, homes, and the points for a first settlement on a new one."""

from __future__ import annotations

from typing import Any

import pytest

from game import Game, Hex, Land, Layout, Scripted, Seat, Start
from game.base import MODULE as BASE
from game.base.build_city import BuildCity
from game.base.build_settlement import BuildSettlement
from game.base.found import FoundSettlement
from game.base.rows import SETTLEMENT
from game.board.places import hexes_of
from game.core.points import GameEnded, points
from game.seafarers.islands import IslandSettled, islands
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.parts import Islands
from tests.game.seafarers.tables import ISLES, POINTS, Waters
from tests.game.tables import A
from tests.game.taking_back import comes_back

PAY = "4 lumber 4 brick 4 wool 4 grain 3 ore"

STRAIT = r"""
        .       .       .       .
      /   a   A   A   /   \   /   \
    .       .       +       .       .
    |  F6*  |  ~    A  G5   |  H8   |
    .       .       +       +       .
  /   \   /   \   /   A   A   \   /   \
.       .       .       .       .       .
|  D    |  P9   |  ~    |  ~    |  M4   |
.       .       .       .       .       .
  \   /   \   /   \   /   \   /   \   /
    .       .       .       .       .
"""


EMPTY = r"""
        .       .       .       .
      /   \   /   \   /   \   /   \
    .       .       +       .       .
    |  F6*  |  ~    |  G5   |  H8   |
    .       .       .       .       .
      \   /   \   /   \   /   \   /
        .       .       .       .
"""


def strait(isles: str = "foreign", drawing: str = STRAIT, points: int = 20, **more: Any) -> Waters:
    """A table where a has a home in the west and ships to the east."""
    lines = drawing.splitlines()
    lines[3] = lines[3].replace(".       .", ".       a", 1)
    options = {"isles": isles, "points": points}
    return Waters("\n".join(lines), PAY, options=options, **more)


@pytest.mark.rule("5-1")
def test_an_island_is_land_that_hangs_together() -> None:
    """Sea and frame divide land into islands; this board has two."""
    state = strait().state

    found = [
        [state.topology.hex_name(at) for at in isle] for isle in islands(state.topology, state.land)
    ]

    assert found == [["0,0", "-1,1", "0,1"], ["2,0", "3,0", "3,1"]]


@pytest.mark.rule("5-2", "5-3")
def test_the_first_settlement_on_a_foreign_island_pays() -> None:
    """It pays two points besides the settlement's own, which everyone sees."""
    table = strait()
    before = points(table.state, A, hidden=False)

    events = table.play(BuildSettlement(table.corners[0]))

    assert events[-1] == IslandSettled(seat=A, hex=table.named("2,0"), points=POINTS)
    assert table.bonus == {"a": 2}
    assert points(table.state, A, hidden=False) == before + 1 + POINTS


@pytest.mark.rule("5-3")
def test_a_second_settlement_on_it_pays_nothing() -> None:
    """A city there pays nothing either: each island pays each seat once."""
    table = strait()
    first, _, second = table.corners
    table.play(BuildSettlement(first))

    settled = table.play(BuildSettlement(second))
    raised = table.play(BuildCity(first))

    assert len(settled) == len(raised) == 2
    assert table.bonus == {"a": 2}


@pytest.mark.rule("5-2", "5-3")
def test_an_island_is_home_or_foreign_for_each_seat() -> None:
    """An island where b has its home still pays a, and each seat has its own points."""
    drawing = STRAIT.replace(
        "H8   |\n    .       .       +       +       .",
        "H8   |\n    .       .       +       +       b",
    )
    table = strait(drawing=drawing)

    table.play(BuildSettlement(table.corners[0]))

    assert table.bonus == {"a": 2}
    assert {seat: bool(known) for seat, known in enumerate(table.state.part(Islands).known)} == {
        0: True,
        1: True,
        2: False,
    }


@pytest.mark.rule("5-2")
def test_at_home_nothing_is_paid() -> None:
    """A settlement on the home island is worth only its own point."""
    table = strait(
        drawing=STRAIT.replace("    |  F6*  |", "    a  F6*  |").replace("/   a   A", "a   a   A")
    )

    before = table.points()

    table.play(BuildSettlement(table.named("-1,0/-1,1/0,0")))

    assert (table.bonus, table.points()) == ({}, before + 1)


@pytest.mark.rule("5-3")
def test_where_islands_pay_nothing_nothing_is_paid() -> None:
    """On a map without points for islands, none pay."""
    table = strait("none")

    assert len(table.play(BuildSettlement(table.corners[0]))) == 2
    assert table.bonus == {}


@pytest.mark.rule("5-1", "5-3")
def test_fixed_zones_pay_in_place_of_islands() -> None:
    """A zone can be part of an island, and other land pays nothing."""
    zones = {"isle 1": "3,0 3,1"}
    table = strait("fixed", zones=zones)
    north, _, east = table.corners

    assert len(table.play(BuildSettlement(north))) == 2
    events = table.play(BuildSettlement(east))

    assert events[-1] == IslandSettled(seat=A, hex=table.named("3,0"), points=POINTS)
    assert table.bonus == {"a": 2}


@pytest.mark.rule("5-4")
def test_a_corner_of_two_zones_pays_for_both() -> None:
    """It pays for every zone that it touches."""
    table = strait("fixed", zones={"isle 1": "2,0", "isle 2": "3,0"})

    events = table.play(BuildSettlement(table.corners[2]))

    assert events[2:] == [
        IslandSettled(seat=A, hex=table.named("2,0"), points=POINTS),
        IslandSettled(seat=A, hex=table.named("3,0"), points=POINTS),
    ]
    assert table.bonus == {"a": 4}


@pytest.mark.rule("5-3")
def test_what_was_paid_stays_when_the_settlement_goes() -> None:
    """The points stay, and a new settlement there pays nothing again."""
    table = strait()
    corner = table.corners[0]
    table.play(BuildSettlement(corner))

    before = table.points()
    table.state.lift(corner, SETTLEMENT)
    assert table.points() == before - 1
    table.play(BuildSettlement(table.corners[1]))
    assert table.bonus == {"a": 2}


# Land appears between two islands, as it can out of fog.


def bridged(table: Waters) -> Waters:
    """The table after the sea between the islands becomes land."""
    rules = table.state.rules
    table.state.lay_ground(table.named("1,0"), rules.terrain("pasture"), 3)
    return table


@pytest.mark.rule("12.8")
def test_joined_to_the_own_home_an_island_pays_no_more() -> None:
    """A seat with a home or bonus on either part gets nothing for the joined island."""
    table = bridged(strait())

    table.play(BuildSettlement(table.corners[0]))

    assert table.bonus == {}


@pytest.mark.rule("12.8")
def test_a_bonus_stays_when_islands_are_joined() -> None:
    """The bonus paid for one part stays, and the other part pays nothing."""
    table = strait()
    table.play(BuildSettlement(table.corners[0]))

    bridged(table).play(BuildSettlement(table.corners[2]))

    assert table.bonus == {"a": 2}


@pytest.mark.rule("12.8")
def test_who_had_none_of_a_joined_island_gets_it_once() -> None:
    """Seat c has no home on either part, so the joined land is one new island."""
    table = bridged(strait())
    table.turn_to("c")
    lay = table.state.lay
    lay(Seat(2), table.corners[2], SETTLEMENT)
    lay(Seat(2), table.named("-1,2/-1,1/0,1"), SETTLEMENT)
    table.turn_to("c")

    assert table.bonus == {"c": 2}


@pytest.mark.rule("5-2", "5-3")
def test_set_up_pays_nothing() -> None:
    """A settlement placed at set-up makes its island a home."""
    table = Waters(EMPTY, options={"isles": "foreign"}, stage="found")

    events = table.play(FoundSettlement(table.corner))

    assert (len(events), table.bonus) == (1, {})


def test_points_of_islands_win() -> None:
    """They win on the player's own turn."""
    table = strait(points=6)

    events = table.play(BuildSettlement(table.corners[0]))

    assert isinstance(events[-1], GameEnded)
    assert events[-1].winners == (A,)


def test_a_settlement_on_an_island_comes_back() -> None:
    """Undo returns its points, and building it again pays them again."""
    table = strait()
    build = BuildSettlement(table.corners[0])

    comes_back(table, build)
    table.play(build)
    assert table.bonus == {"a": 2}


def test_who_has_left_gets_nothing() -> None:
    """Buildings of a seat that has left stay, but no island pays for them anymore."""
    table = strait(turn="b")
    table.state.lay(A, table.corners[0], SETTLEMENT)
    table.leave("a")

    assert table.bonus == {}


LANDS = (
    *(Land(Hex(q, 0), "forest", 4 + q % 2) for q in range(4)),
    Land(Hex(4, 0), "sea"),
    Land(Hex(5, 0), "desert"),
)
PLACES = (
    "0,-1/0,0/1,-1",
    "0,0/0,1/1,0",
    "1,-1/1,0/2,-1",
    "1,0/1,1/2,0",
    "2,-1/2,0/3,-1",
    "2,0/2,1/3,0",
)


@pytest.mark.rule("5-2")
def test_fixed_places_are_homes_too() -> None:
    """Fixed first settlements are homes, and are paid nothing."""
    starts = tuple(
        Start(
            colour,
            tuple(
                (hexes_of(corner), frozenset([*sorted(hexes_of(corner))][:2]))
                for corner in PLACES[2 * i : 2 * i + 2]
            ),
        )
        for i, colour in enumerate(("blue", "white", "orange"))
    )
    game = Game.new(
        3,
        Scripted(start=[0]),
        modules=("base", "seafarers", "isles"),
        settings={"isles": "foreign"},
        colours=("blue", "white", "orange"),
        layout=Layout("ready", LANDS, starts=starts),
        boxes=(BASE, SEAFARERS, ISLES),
    )

    home = tuple(game.state.topology.hex((q, 0)) for q in range(4))
    assert game.state.part(Islands).known == (home, home, home)
    assert game.state.part(Islands).points == (0, 0, 0)
