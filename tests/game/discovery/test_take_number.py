"""Numbers for new islands: from a supply, and then from the main island."""

from __future__ import annotations

from typing import Any

import pytest

from game import BadLayout
from game.base.build_road import BuildRoad
from game.base.found import FirstCards, FoundSettlement
from game.base.maps import REDS
from game.base.move_robber import MoveRobber
from game.base.production import Produced
from game.base.refusals import No as Base
from game.base.roll import RollDice
from game.board.places import around
from game.core.undo import No as Stays
from game.discovery.maps import MAPS
from game.discovery.rows import SEVEN
from game.discovery.take_number import No, NumberDrawn, NumberTaken, TakeNumber
from game.seafarers.build_ship import BuildShip
from game.seafarers.free_ship import LayFirstShip
from game.seafarers.move_ship import MoveShip
from tests.game.discovery.tables import PAY, Depths
from tests.game.seafarers.sound import VARIABLE, boards
from tests.game.tables import A, B, cards
from tests.game.taking_back import comes_back, why_it_stays

NEW = r"""
        .       .       .       .       .
      /   \   /   \   /   \   /   \   /   \
    .       .       .       .       .       .
    |  P9   |  F6   |  ~    |  H    |  M    |
    .       .       a       .       .       .
  /   \   /   \   /   A   +   \   /   \   /   \
.       .       .       .       .       .       .
|  H5   |  M10  |  G4   |  ~    |  D    |  P    |
.       .       .       .       .       .       .
  \   /   \   /   \   /   \   /   \   /   \   /
    .       .       .       .       .       .
"""
"""A board where a's ship leads to a new island of four hexes; at home a is at a 6 and a 4."""

RIVAL = NEW[: NEW.rindex("\n    .") + 1] + "    .       .       b       .       .       .\n"
"""The same, but b has a settlement at the 4 alone."""

LANDED = r"""
        .       .       .       .       .
      /   \   /   \   /   \   /   \   /   \
    .       .       .       .       .       .
    |  P9*  |  F6   |  ~    |  H    |  M    |
    .       .       a       .       a       .
  /   \   /   \   /   \   /   \   +   \   /   \
.       .       .       .       .       .       .
|  H5   |  M10  |  G4   |  ~    |  ~    |  P    |
.       .       .       .       .       .       .
  \   /   \   /   \   /   \   /   \   /   \   /
    .       .       .       .       .       .
"""
"""A board where a has a settlement between two hexes of the new island."""

HOME = "0,0 1,0 -1,1 0,1 1,1"
HILLS, DESERT, MOUNTAINS = "3,0", "3,1", "4,0"
ON = "2,1/3,0"
"""The edge that leads from the hills to the desert."""


def new(numbers: str = "3 5", drawing: str = NEW, **more: Any) -> Depths:
    """A table where a may build a ship that reaches hills without a number."""
    return Depths(drawing, PAY, zones={"home": HOME}, numbers=numbers, **more)


def reached(drawing: str = NEW) -> Depths:
    """The table after a has come there with an empty supply."""
    table = new("", drawing)
    table.play(BuildShip(table.edge))
    return table


def offered(table: Depths) -> set[int]:
    """The numbers that a may take; no number appears twice on these boards."""
    return {table.state.tokens[one.origin] for one in table.options(TakeNumber)}


def why_not(table: Depths, origin: str) -> Any:
    """The reason why a may not take the number of this hex."""
    return table.why_not(TakeNumber(table.named(origin)))


def without(drawing: str, *numbers: str) -> str:
    """The drawing with some numbers removed."""
    for number in numbers:
        drawing = drawing.replace(f"{number} ", number[0] + " " * len(number), 1)
    return drawing


@pytest.mark.rule("7-3")
def test_while_there_is_a_supply_a_number_is_drawn() -> None:
    """Chance draws it from a supply that everyone can count, so it cannot be undone."""
    table = new("5 3")
    assert table.numbers.supply == (3, 5)
    assert why_it_stays(new("5 3"), BuildShip(table.edge), number=[3]) is Stays.CHANCE

    events = table.play(BuildShip(table.edge), number=[5])

    place = table.named(HILLS)
    assert events[-1] == NumberDrawn(seat=A, hex=place, terrain="hills", token=5)
    assert table.lies(HILLS) == ("hills", 5)
    assert place in table.state.by_number[5]
    assert table.numbers.left() == {3: 1}


@pytest.mark.rule("7-2")
def test_a_ship_that_moves_brings_a_number() -> None:
    """A moved ship brings a number just like a new one."""
    table = new(drawing=NEW.replace("|  F6   |", "|  F6   A"))

    table.play(MoveShip(table.named("1,0/2,0"), table.edge), number=[5])

    assert table.lies(HILLS) == ("hills", 5)


@pytest.mark.rule("7-2")
def test_the_ship_of_a_set_up_brings_a_number() -> None:
    """The first ship of the set-up can bring a number if an island is close enough."""
    drawing = NEW.replace("a", ".").replace("A   +", "\\   /").replace("~    |  D", "G    |  D")
    table = new(drawing=drawing, stage="found")
    table.play(FoundSettlement(table.named("1,0/1,1/2,0")))

    table.play(LayFirstShip(table.named("1,1/2,0")), number=[5])

    assert table.lies("2,1") == ("fields", 5)


@pytest.mark.rule("7-2", "12.5")
def test_several_get_theirs_one_after_another() -> None:
    """In reading order, one hex gets the supply's last number and the next one from home."""
    table = new("3", LANDED)

    first = table.play(BuildShip(table.edge), number=[3])

    assert isinstance(first[-1], NumberDrawn)
    assert (table.lies(HILLS), table.owes()) == (("hills", 3), [("a", "number")])
    table.play(TakeNumber(table.named("1,1")))
    assert (table.lies(MOUNTAINS), table.owes()) == (("mountains", 4), [("a", "turn")])


@pytest.mark.rule("7-2")
def test_a_desert_never_gets_one() -> None:
    """A ship that reaches a desert's corner brings it no number."""
    table = new()
    table.play(BuildShip(table.edge), number=[5])

    table.play(BuildShip(table.named(ON)))
    table.play(BuildShip(table.named("2,1/3,1")))

    assert (table.lies(DESERT), table.owes()) == (("desert", 0), [("a", "turn")])
    assert table.numbers.drawn == (5,)


@pytest.mark.rule("7-2")
def test_a_ship_brings_one_by_its_ends() -> None:
    """By default the ship's end is enough; by an option the ship must be beside the hex."""
    corner, edge = new("5"), new("5", options={"number_touch": "edge"})

    corner.play(BuildShip(corner.edge), number=[5])
    edge.play(BuildShip(edge.edge))
    assert (corner.lies(HILLS), edge.lies(HILLS)) == (("hills", 5), ("hills", 0))

    edge.play(BuildShip(edge.named(ON)), number=[5])
    assert edge.lies(HILLS) == ("hills", 5)


@pytest.mark.rule("7-2")
def test_roads_and_settlements_bring_none() -> None:
    """Roads and settlements bring none, except roads by an option."""
    ship, piece = new("3 5", LANDED), new("3 5", LANDED, options={"number_trigger": "piece"})
    build = BuildRoad(ship.named("3,0/4,0"))

    ship.play(build)
    piece.play(build, number=[5, 3])

    assert (ship.lies(HILLS), ship.lies(MOUNTAINS)) == (("hills", 0), ("mountains", 0))
    assert (piece.lies(HILLS), piece.lies(MOUNTAINS)) == (("hills", 5), ("mountains", 3))


@pytest.mark.rule("7-4")
def test_then_a_number_is_taken_from_the_main_island() -> None:
    """The player chooses a hex at their own building; everyone sees it, and it can be undone."""
    table = reached()
    assert (offered(table), table.owes()) == ({6, 4}, [("a", "number")])
    assert why_not(table, "0,0") is No.NOT_BESIDE
    assert why_not(table, MOUNTAINS) is No.NO_NUMBER
    assert table.why_not(TakeNumber(table.nowhere)) is Base.NO_SUCH_PLACE
    origin = table.named("1,0")
    comes_back(reached(), TakeNumber(origin))

    events = table.play(TakeNumber(origin))

    to = table.named(HILLS)
    assert events == [
        NumberTaken(seat=A, origin=origin, to=to, token=6, terrains=("forest", "hills"))
    ]
    assert (table.lies("1,0"), table.lies(HILLS)) == (("forest", 0), ("hills", 6))
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("7-4")
def test_no_building_is_left_without_a_number() -> None:
    """Every building keeps a number; if only one can be taken nobody is asked."""
    table = new("", RIVAL)
    assert table.hand("b") == {}

    events = table.play(BuildShip(table.edge))

    assert isinstance(events[-1], NumberTaken)
    assert (events[-1].token, table.owes()) == (6, [("a", "turn")])


@pytest.mark.rule("7-4")
def test_a_building_that_had_no_number_does_not_count() -> None:
    """Here b has none to lose, and a only the 6."""
    table = reached(without(RIVAL, "G4"))

    assert offered(table) == {9, 5, 10}
    assert why_not(table, "1,0") is No.LAST_NUMBER


@pytest.mark.rule("7-4")
def test_reds_stay_apart_on_the_new_islands() -> None:
    """A 6 or 8 is not laid beside another there, though at home they may touch."""
    table = new("", NEW.replace("M    |\n", "M8   |\n"))

    events = table.play(BuildShip(table.edge))

    assert isinstance(events[-1], NumberTaken)
    assert events[-1].token == 4
    assert offered(reached(NEW.replace("P9", "P8"))) == {6, 4}


@pytest.mark.rule("7-4")
def test_numbers_of_new_islands_spare_none_at_home() -> None:
    """Here b is at the 4 and at a 3 of a new island, which does not count."""
    lines = NEW.replace("~    |  D", "G3   |  D").split("\n")
    lines[9] = lines[9][:24] + "b" + lines[9][25:]
    table = new("", "\n".join(lines))

    events = table.play(BuildShip(table.edge))

    assert isinstance(events[-1], NumberTaken)
    assert events[-1].token == 6


@pytest.mark.rule("7-4")
def test_reds_at_home_may_lie_beside_those_of_new_islands() -> None:
    """Here the fields of a new island touch the 8 at home."""
    drawing = NEW.replace("G4   |  ~    |", "G8   |  G    |").replace("A   +", "+   /")
    table = reached(drawing)

    assert (offered(table), table.lies("2,1")) == ({6, 8}, ("fields", 0))


@pytest.mark.rule("7-4")
def test_without_an_own_one_any_spare_number_is_taken() -> None:
    """Here the 6 would touch an 8, and b would be left without its 4."""
    table = reached(RIVAL.replace("M    |\n", "M8   |\n"))

    assert offered(table) == {9, 5, 10}
    assert why_not(table, "1,0") is No.REDS_APART
    assert why_not(table, "1,1") is No.LAST_NUMBER


@pytest.mark.rule("7-4")
def test_without_a_spare_one_any_is_taken_that_keeps_reds_apart() -> None:
    """Here b is only at the 4, and c only at the 5."""
    drawing = without(RIVAL.replace("M    |\n", "M8   |\n"), "P9", "M10")
    below = drawing.rindex("\n.")
    table = reached(drawing[:below] + "\nc" + drawing[below + 2 :])

    assert offered(table) == {4, 5}
    assert why_not(table, "1,0") is No.REDS_APART


@pytest.mark.rule("7-4")
def test_without_such_a_one_any_is_taken() -> None:
    """Here only a 6 and an 8 are left."""
    drawing = without(NEW.replace("M    |\n", "M8   |\n"), "P9", "M10", "H5")
    table = reached(drawing.replace("G4", "G8"))

    assert offered(table) == {6, 8}


@pytest.mark.rule("7-4")
def test_without_any_number_at_home_there_is_none() -> None:
    """Nothing is asked, and the hex stays without a number."""
    table = reached(without(NEW, "P9", "M10", "H5", "F6", "G4"))

    assert (table.lies(HILLS), table.owes()) == (("hills", 0), [("a", "turn")])


@pytest.mark.rule("7-4")
def test_who_does_not_come_gives_the_rarest() -> None:
    """By default the rarest of the numbers that may be taken is moved."""
    table = reached()

    assert table.default() == TakeNumber(table.named("1,1"))


@pytest.mark.rule("7-4")
def test_who_leaves_takes_nothing() -> None:
    """The hex waits for the next seat that reaches it."""
    table = reached()

    table.leave("a")

    assert table.lies(HILLS) == ("hills", 0)
    assert table.owes() == [("b", "roll")]


@pytest.mark.rule("7-5")
def test_without_a_number_nothing_is_produced() -> None:
    """A hex whose number was taken stops producing, and the one that got it starts."""
    table = reached()
    table.play(TakeNumber(table.named("1,0")))
    table.state.lay(B, table.named("3,-1/3,0/4,-1"), table.state.rules.piece("settlement"))

    events = table.turn_to("b", stage="roll").play(RollDice(), "b", die=[2, 4])

    assert events[-1] == Produced(got=(cards(), cards("brick"), cards()), short=())


@pytest.mark.rule("7-5")
def test_what_is_set_up_beside_it_pays_all_the_same() -> None:
    """First cards depend on terrain, not numbers."""
    drawing = without(NEW, "F6").replace("a", ".").replace("A   +", "\\   /")
    table = new(drawing=drawing, stage="found again")

    events = table.play(FoundSettlement(table.named("1,0/1,1/2,0")))

    assert FirstCards(seat=A, cards=cards("lumber grain")) in events


@pytest.mark.rule("7-5")
def test_the_robber_may_stand_without_a_number() -> None:
    """The robber can go to any land of the new islands."""
    table = Depths(NEW, zones={"home": HOME}, numbers="3", stage="roll")

    table.play(RollDice(), die=[3, 4])

    assert MoveRobber(table.named(HILLS)) in table.options(MoveRobber)


@pytest.mark.rule("7-1")
def test_all_begin_on_the_main_island() -> None:
    """No first settlement is on a new island."""
    drawing = NEW.replace("a", ".").replace("A   +", "\\   /")
    table = new(drawing=drawing, stage="found")
    home = {table.named(name) for name in HOME.split()}

    found = [one.corner for one in table.options(FoundSettlement)]

    assert found
    assert all(home & {*table.state.topology.corner_hexes[corner]} for corner in found)


def test_a_board_that_names_no_main_island_is_refused() -> None:
    """Without a main island nobody could say which numbers can be taken."""
    with pytest.raises(BadLayout, match="drawn has numbers for new islands: say which hexes are"):
        Depths(NEW, numbers="3")


@pytest.mark.rule("7-7")
@pytest.mark.parametrize(("supply", "numbers"), [("map", (3, 5)), ("seven", SEVEN)])
def test_by_an_option_seven_numbers_lie_ready(supply: str, numbers: tuple[int, ...]) -> None:
    """The supply has the seven numbers of 1997 instead of the map's."""
    assert new(options={"greater_supply": supply}).numbers.supply == numbers


@pytest.mark.rule("7-6", "7-7")
@pytest.mark.parametrize(
    ("name", "seats"), [("greater_catan", 3), ("greater_catan", 4), ("greater_catan_classic", 4)]
)
def test_no_red_lies_beside_another_to_begin_with(name: str, seats: int) -> None:
    """No red numbers touch at the start, and none is in a supply."""
    for layout in boards(MAPS[name], VARIABLE, seats, range(5)):
        reds = {land.at for land in layout.lands if land.token in REDS}

        assert not {near for at in reds for near in around(at)} & reds
        assert not {*layout.stacks["numbers"]} & REDS
