"""Set-up as data: rounds, pieces on the board from the start, and steps before the road."""

from __future__ import annotations

from dataclasses import replace

from game import COLOURS, Event, Game, Layout, Scripted
from game.base.build_city import CityBuilt
from game.base.build_road import RoadBuilt
from game.base.build_settlement import SettlementBuilt
from game.base.found import FirstCards, FoundSettlement, LayFirstRoad
from game.core.play import defaults, options
from tests.game.strange.hang_rope import HangFirstRope, RopeHung
from tests.game.strange.prepare import shingle
from tests.game.strange.tables import BOXES, VOWS, A, B, C, StrangeTable
from tests.game.strange.whistle import KeepQuiet

BESIDE_SHINGLE = "0,0/0,1/1,0"
"""A corner of the shingle, which is the middle hex."""
APART = ("2,-2/2,-1/3,-2", "-2,0/-2,1/-1,0", "-1,2/-1,3/0,2", "0,-2/0,-1/1,-2", "2,0/2,1/3,0")


def camp(layout: Layout | None = None) -> StrangeTable:
    """A game with a camp from its start, on the map's places or on free ones."""
    table = StrangeTable(camp=True)
    table.game = Game.new(
        3,
        Scripted(start=[A], vow=VOWS),
        colours=COLOURS[:3],
        modules=("base", "strange"),
        settings={"camp": True, "map": "beginner", "start": "drawn"},
        layout=layout,
        boxes=BOXES,
    )
    return table


def free() -> StrangeTable:
    """A table with a camp, no fixed places, and shingle in the middle."""
    plain = shingle({}, 3, Scripted())
    lands = (
        replace(land, terrain="hills") if land.terrain == "mist" else land for land in plain.lands
    )
    return camp(replace(plain, lands=tuple(lands), starts=()))


def found(table: StrangeTable, corner: str) -> list[Event]:
    """The events when the seat that is asked settles on *corner* and lays any road."""
    ((seat, _),) = table.kinds()
    events = table.play(seat, FoundSettlement(table.corner(corner)))
    road = options(table.state, seat)[0]
    assert isinstance(road, LayFirstRoad)
    return events + table.play(seat, road)


def test_the_second_round_founds_cities_forward() -> None:
    """A round gives its piece, direction and whether it pays; the base's second goes backward."""
    table = free()
    seats, told = [], []
    for corner in (*APART, "-2,2/-1,1/-1,2"):
        seats.append(table.kinds()[0][0])
        told.append([type(event) for event in found(table, corner)[:3]])

    assert seats == [A, B, C, A, B, C]
    city = table.state.rules.piece("city")
    assert [len(table.state.corners_of(seat, city)) for seat in (A, B, C)] == [1, 1, 1]
    assert told[:3] == [[SettlementBuilt, RoadBuilt]] * 3
    assert [kinds[:2] for kinds in told[3:]] == [[CityBuilt, FirstCards]] * 3
    assert table.kinds() == [(A, "roll")]


def test_a_rope_goes_in_place_of_the_first_road() -> None:
    """It goes beside the new settlement only; the default is a road."""
    table = free()
    table.play(A, FoundSettlement(table.corner(APART[0])))
    far = HangFirstRope(table.edge("0,0/0,1"))
    ((_, default),) = defaults(table.state)

    events = table.play(A, HangFirstRope(table.edge("2,-2/2,-1")))

    assert table.why_not(A, far) is not None
    assert isinstance(default, LayFirstRoad)
    assert events[0] == RopeHung(seat=A, edge=table.edge("2,-2/2,-1"))
    assert table.kinds() == [(B, "found")]


def test_a_step_comes_between_the_cards_and_the_road() -> None:
    """Beside shingle a pebble is offered first, and only then the road is asked for."""
    table = free()

    table.play(A, FoundSettlement(table.corner(BESIDE_SHINGLE)))
    first = table.kinds()
    table.reload()
    table.play(A, KeepQuiet())

    assert first == [(A, "whistle")]
    assert table.kinds() == [(A, "first road")]


def test_pieces_may_lie_there_before_the_first_round() -> None:
    """Each seat has a rope, and the log's first line reports it."""
    table = free()
    rope = table.state.rules.piece("rope")

    told = table.game.events(table.game.lines[0])

    assert [event.seat for event in told if isinstance(event, RopeHung)] == [A, B, C]
    assert [table.state.supply[seat][rope] for seat in (A, B, C)] == [3, 3, 3]


def test_fixed_places_follow_the_same_rounds() -> None:
    """On the beginners' places the second round sets up cities in the usual order."""
    table = camp()

    told = [type(event) for event in table.game.events(table.game.lines[0])]

    assert told[-16:-1] == [SettlementBuilt, RoadBuilt] * 3 + [CityBuilt, FirstCards, RoadBuilt] * 3
