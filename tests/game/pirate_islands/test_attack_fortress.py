"""The attack: its time, gains and losses, and the end of the game."""

from __future__ import annotations

import pytest

from game import Seat
from game.base.build_city import BuildCity
from game.base.end_turn import EndTurn, TurnEnded
from game.base.refusals import left
from game.base.roll import RollDice
from game.base.rows import SETTLEMENT
from game.base.turn import TurnBegan
from game.core.refusals import No as Core
from game.pirate_islands.attack_fortress import (
    AttackFortress,
    FortressAttacked,
    FortressTaken,
    LairCleared,
    No,
    ShipSunk,
)
from game.pirate_islands.fleet import FleetGone
from game.pirate_islands.parts import Raid
from tests.game.pirate_islands.tables import FORTRESS, LANDING, WHOLE, Raiding, won
from tests.game.tables import A, B
from tests.game.taking_back import why_it_stays
from tests.house import needs

THERE = {"a": WHOLE}
MAYBE = {"attack": "voluntary"}
NINE = {"a": "5,4 N; 5,5 N; 6,3 N; 7,2 N"}
"""Cities worth eight points in addition to the first settlement."""


@pytest.mark.rule("8.12-8")
def test_the_fortress_is_attacked_at_the_end_of_the_turn() -> None:
    """A complete line attacks automatically; more warships than the die shows clear a lair."""
    table = Raiding(ships=THERE, warships=3)

    events = table.play(EndTurn(), die=[2])

    assert events == [
        TurnEnded(seat=A),
        FortressAttacked(seat=A, warships=3, die=2),
        LairCleared(seat=A, left=2),
        TurnBegan(seat=B),
    ]
    assert (table.raid.lairs, len(table.line())) == ((2, 3, 3), 9)


@pytest.mark.rule("8.12-8")
def test_as_many_lose_the_ship_nearest_to_the_fortress() -> None:
    """A tie loses one ship, and the lairs stay."""
    table = Raiding(ships=THERE, warships=3)
    last = table.edge_at("-1,7 SE")

    events = table.play(EndTurn(), die=[3])

    assert events[2:] == [ShipSunk(seat=A, edge=last), TurnBegan(seat=B)]
    assert (table.raid.lairs, len(table.line()), table.left("ship")) == ((3, 3, 3), 8, 7)


@pytest.mark.rule("8.12-8")
def test_the_pirate_that_wins() -> None:
    """Fewer warships than the die lose the two ships nearest to the fortress."""
    table = Raiding(ships=THERE, warships=9)
    lost = table.line()[:-3:-1]
    table.state.change(type(table.raid), warships=tuple(sorted(lost)))

    events = table.play(EndTurn(), die=[6])

    assert events[1:] == [
        FortressAttacked(seat=A, warships=2, die=6),
        *[ShipSunk(seat=A, edge=edge) for edge in lost],
        TurnBegan(seat=B),
    ]
    assert (len(table.line()), table.raid.warships) == (7, ())
    assert table.owes() == [("b", "roll")]


@pytest.mark.rule("8.12-8")
def test_without_the_whole_line_nothing_is_attacked() -> None:
    """An incomplete line and a captured fortress cause no attack, and others do not attack it."""
    short = Raiding(ships={"a": LANDING}, warships=3)
    other = Raiding(ships=THERE, warships=3, turn="b")
    taken = Raiding(ships=THERE, warships=3, lairs=(0, 3, 3))

    for table, by in ((short, "a"), (other, "b"), (taken, "a")):
        assert [type(event) for event in table.play(EndTurn(), by)] == [TurnEnded, TurnBegan]


@pytest.mark.rule("8.12-8")
def test_by_option_one_attacks_when_one_wants_to() -> None:
    """Attacking ends the turn; ending the turn otherwise does not attack."""
    table = Raiding(ships=THERE, warships=3, options=MAYBE)
    other = Raiding(ships=THERE, warships=3, options=MAYBE)

    assert [type(event) for event in other.play(EndTurn())] == [TurnEnded, TurnBegan]
    assert table.options(AttackFortress) == [AttackFortress()]
    assert table.default() == EndTurn()
    events = table.play(AttackFortress(), die=[1])
    assert events[1:] == [LairCleared(seat=A, left=2), TurnEnded(seat=A), TurnBegan(seat=B)]


@pytest.mark.rule("8.12-8")
def test_why_it_cannot_be_attacked() -> None:
    """The line is too short, the fortress is captured, or attacks are automatic."""
    short = Raiding(ships={"a": LANDING}, options=MAYBE)
    taken = Raiding(ships=THERE, lairs=(0, 3, 3), options=MAYBE)

    assert short.why_not(AttackFortress()) is No.NOT_THERE
    assert taken.why_not(AttackFortress()) is No.TAKEN
    assert short.options(AttackFortress) == taken.options(AttackFortress) == []
    assert Raiding(ships=THERE).why_not(AttackFortress()) is Core.NOT_IN_THIS_GAME


@pytest.mark.rule("8.12-9")
def test_without_a_lair_it_is_a_settlement() -> None:
    """It is worth a point, produces, and can become a city."""
    table = Raiding("", "", "3 ore 2 grain", seats=4, ships=THERE, warships=6, lairs=(1, 3, 3, 3))
    corner = table.corner_at(FORTRESS)

    events = table.play(EndTurn(), die=[5])

    assert events[2:4] == [LairCleared(seat=A, left=0), FortressTaken(seat=A, corner=corner)]
    assert table.points() == 2
    assert left(table.state, A, SETTLEMENT) == 3
    table.turn_to("a", stage="roll").play(RollDice(), die=[1, 2])
    assert table.owes() == [("a", "gold")]
    taken = Raiding("3 ore 2 grain", lairs=(0, 3, 3))
    taken.state.lay(A, corner, SETTLEMENT)
    assert BuildCity(corner) in taken.options(BuildCity)


@pytest.mark.rule("8.12-9")
def test_the_fleet_goes_with_the_last_fortress() -> None:
    """The fleet leaves with the last fortress, not before."""
    last = Raiding(ships=THERE, warships=6, lairs=(1, 0, 0))
    first = Raiding(ships=THERE, warships=6, lairs=(1, 0, 2))

    assert FleetGone(origin=last.hex_at("2,7")) in last.play(EndTurn(), die=[1])
    first.play(EndTurn(), die=[1])
    assert (last.fleet, first.fleet) == ("", "2,7")


@pytest.mark.rule("8.12-10")
def test_the_fortress_taken_with_ten_points_wins() -> None:
    """It wins at once at the turn's end, with the fortress's own point."""
    table = Raiding(ships=THERE, cities=NINE, warships=6, lairs=(1, 3, 3))
    assert table.points() == 9

    assert won(table.play(EndTurn(), die=[1])) == [(0,)]


@pytest.mark.rule("8.12-10")
def test_it_wins_where_one_attacks_by_option_too() -> None:
    """The game ends before the next turn begins."""
    table = Raiding(ships=THERE, cities=NINE, warships=6, lairs=(1, 3, 3), options=MAYBE)

    assert won(table.play(AttackFortress(), die=[1])) == [(0,)]


@pytest.mark.rule("8.12-10")
def test_ten_points_without_the_fortress_win_nothing() -> None:
    """Ten points do not win while the fortress has any lair."""
    cities = {"a": f"{NINE['a']}; 4,5 S"}
    table = Raiding(ships=THERE, cities=cities, lairs=(1, 3, 3))

    assert table.points() == 11
    assert not table.state.winners


@pytest.mark.rule("8.12-10")
def test_the_fortress_without_ten_points_wins_nothing() -> None:
    """The game goes on, and can be won by points on a later turn."""
    cities = {"a": "5,4 N; 5,5 N; 6,3 N"}
    table = Raiding(
        "3 ore 2 grain", lairs=(0, 3, 3), cities=cities, settlements={"a": "7,2 N; 4,5 S"}
    )
    assert table.points() == 9
    assert not table.state.winners

    assert won(table.play(BuildCity(table.corner_at("3,7 N")))) == [(0,)]


def test_the_seat_that_leaves_attacks_no_more() -> None:
    """Its turn ends without a die roll; ships and fortress stay."""
    table = Raiding(ships=THERE, warships=3)

    table.leave("a")

    assert len(table.line()) == 9
    assert table.owes() == [("b", "roll")]


def test_an_attack_stays() -> None:
    """An attack asked chance, so it cannot be undone."""
    table = Raiding(ships=THERE, warships=3)

    assert why_it_stays(table, EndTurn(), die=[3]).name == "CHANCE"


@needs("five_six")
@pytest.mark.rule("8.12-8", "12.15")
def test_the_second_of_a_pair_attacks_at_the_end_of_its_part() -> None:
    """The line of d attacks when d's part is over, not when a's turn is."""
    line = "2,5 NE; 2,5 NW; 1,5 NE; 1,5 NW; 0,5 NE; 0,5 NW; -1,5 NE; 0,4 W"
    table = Raiding(seats=6, ships={"d": line})
    table.state.change(Raid, warships=tuple(sorted(table.raid.lines[3][:4])))

    assert not [e for e in table.play(EndTurn()) if isinstance(e, FortressAttacked)]
    events = table.play(EndTurn(), "d", die=[3])

    assert FortressAttacked(seat=Seat(3), warships=4, die=3) in events
    assert table.raid.lairs[3] == 2
