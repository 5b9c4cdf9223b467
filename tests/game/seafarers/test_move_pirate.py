"""The pirate: who moves it, where to, whom it robs, and what it closes."""

from __future__ import annotations

from typing import Any

import pytest

from game.base.build_settlement import BuildSettlement
from game.base.discard import Discard
from game.base.move_robber import MoveRobber
from game.base.parts import Robber
from game.base.play_knight import PlayKnight
from game.base.refusals import No as Base
from game.base.rob import Rob, Robbed
from game.base.roll import RollDice
from game.seafarers.move_pirate import MovePirate, No, PirateMoved
from tests.game.seafarers.tables import COAST, Waters
from tests.game.tables import A, B, C, cards, kind
from tests.game.taking_back import Slate, comes_back

LINES = r"""
        .       .       .
      /   \   A   /   /   \
    .       a       .       .
    |  F6   |  ~    B  ~    |
    .       .       .       .
  /   \   /   \   B   \   C   \
.       .       .       .       .
|  D*   |  P9   |  ~    |  G5   C
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       b       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
""".replace("A   /   /   \\", "A   \\   /   \\")
"""A board with ships of a and b around the northern sea hex, and of c around the next."""
NORTH, EAST, SOUTH = "1,0", "2,0", "1,1"


def seven(drawing: str = LINES, *hands: str, pirate: str = SOUTH, **more: Any) -> Waters:
    """A table where a has rolled a seven."""
    table = Waters(drawing, *hands, stage="roll", pirate=pirate, **more)
    table.play(RollDice(), die=[3, 4])
    return table


@pytest.mark.rule("2-1")
def test_at_a_seven_robber_or_pirate_moves() -> None:
    """One question has other land for the robber and other sea for the pirate."""
    table = seven()

    assert table.owes() == [("a", "robber")]
    assert table.verbs() == {MoveRobber, MovePirate}
    table.play(MovePirate(table.named(EAST)))
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("2-1")
def test_after_the_discards() -> None:
    """Neither moves before the discards."""
    table = seven(LINES, "", "9 wool")

    assert table.owes() == [("b", "discard")]
    assert table.verbs("a") == set()
    table.play(Discard(cards("4 wool")), "b")
    assert table.verbs("a") == {MoveRobber, MovePirate}


@pytest.mark.rule("2-1")
def test_a_knight_moves_either_too() -> None:
    """Before the roll too, a knight moves either, and then the game goes on."""
    table = Waters(LINES, stage="roll", pirate=SOUTH, held={"a": "knight"})
    table.play(PlayKnight())

    assert table.verbs() == {MoveRobber, MovePirate}
    table.play(MovePirate(table.named(EAST)))
    assert table.owes() == [("a", "roll")]


@pytest.mark.rule("2-1", "2-5")
def test_a_map_without_a_pirate_has_the_robber_alone() -> None:
    """Only the robber is asked for."""
    table = Waters(LINES, stage="roll")
    table.play(RollDice(), die=[3, 4])

    assert table.verbs() == {MoveRobber}
    assert table.why_not(MovePirate(table.named(EAST))) is No.NO_PIRATE


@pytest.mark.rule("2-2")
def test_the_robber_keeps_to_land() -> None:
    """It can go to every other land hex, also desert and gold, and to no sea."""
    table = seven(LINES.replace("P12", "$12"))

    found = {table.state.topology.hex_name(one.to) for one in table.options(MoveRobber)}

    assert found == {"0,0", "0,1", "2,1", "-1,2", "0,2", "1,2"}


@pytest.mark.rule("2-3")
def test_the_pirate_keeps_to_the_inner_sea() -> None:
    """It can go to another sea hex inside the frame, and nowhere else."""
    table = seven()

    found = {table.state.topology.hex_name(one.to) for one in table.options(MovePirate)}

    assert found == {NORTH, EAST}
    for name, why in (("0,0", No.NOT_AT_SEA), ("1,-1", No.ON_FRAME), (SOUTH, No.MUST_MOVE)):
        assert table.why_not(MovePirate(table.named(name))) is why
    assert table.why_not(MovePirate(table.nowhere)) is Base.NO_SUCH_PLACE


@pytest.mark.rule("2-3")
def test_by_option_the_pirate_parks_on_the_frame() -> None:
    """On the frame it robs nobody, even beside ships."""
    table = seven(
        LINES.replace("   A   ", "   B   "),
        "wool",
        "wool",
        "wool",
        options={"pirate_on_frame": True},
    )
    frame = table.named("1,-1")

    events = table.play(MovePirate(frame))

    assert events == [PirateMoved(seat=A, origin=table.named(SOUTH), to=frame)]
    assert (table.pirate, table.owes()) == ("1,-1", [("a", "turn")])


@pytest.mark.rule("2-3")
def test_who_has_a_ship_beside_it_is_robbed() -> None:
    """The only opponent with a ship there loses a random card; a's own ships are safe."""
    table = seven(LINES, "", "ore", "wool", pirate=EAST)

    events = table.play(MovePirate(table.named(NORTH)), theft=[kind("ore")])

    assert events == [
        PirateMoved(seat=A, origin=table.named(EAST), to=table.named(NORTH)),
        Robbed(seat=A, victim=B, card=kind("ore")),
    ]


@pytest.mark.rule("2-3")
def test_of_several_one_is_chosen() -> None:
    """Seats b and c have ships around the eastern sea hex, and a chooses one."""
    table = seven(LINES, "", "ore", "wool")
    table.play(MovePirate(table.named(EAST)))

    assert table.owes() == [("a", "rob")]
    assert {one.victim for one in table.options(Rob)} == {B, C}
    events = table.play(Rob(C), theft=[kind("wool")])
    assert events == [Robbed(seat=A, victim=C, card=kind("wool"))]


@pytest.mark.rule("2-3")
def test_without_ships_or_cards_nobody_is_robbed() -> None:
    """Buildings, roads, and ships of a player without cards do not count."""
    roads = COAST.replace("|  ~    |  G5", "b  ~    |  G5")
    for drawing, hands in ((roads, ("", "ore", "ore")), (LINES, ("", "", "wool"))):
        table = Waters(drawing, *hands, stage="roll", pirate=SOUTH if drawing is LINES else EAST)
        table.play(RollDice(), die=[3, 4])

        goal = NORTH if drawing is LINES else SOUTH
        events = table.play(MovePirate(table.named(goal)))

        assert len(events) == 1
        assert table.owes() == [("a", "turn")]


@pytest.mark.rule("2-4")
def test_what_the_pirate_leaves_alone() -> None:
    """It does not affect production, settlements at ships beside it, or route length."""
    line = LINES.replace("B   \\   C", "B   \\   /").replace("G5   C", "G5   |")
    table = Waters(line, "", "lumber brick wool grain", pirate=NORTH, turn="b")
    before = table.road("b")
    end = table.named("0,1/1,0/1,1")

    table.play(BuildSettlement(end), "b")

    assert before == table.road("b") == 2
    table.turn_to("a", stage="roll")
    table.play(RollDice(), die=[2, 4])
    assert table.hand("a") == {"lumber": 1}


@pytest.mark.rule("12.1")
def test_from_the_frame_the_pirate_comes_for_good() -> None:
    """It can start on the frame, but after moving it cannot return."""
    table = seven(LINES, pirate="1,-1")
    assert table.pirate == "1,-1"

    table.play(MovePirate(table.named(EAST)))

    table.turn_to("b", stage="roll")
    table.play(RollDice(), "b", die=[3, 4])
    assert table.why_not(MovePirate(table.named("1,-1")), "b") is No.ON_FRAME


@pytest.mark.rule("12.2", "2-5")
def test_from_beside_the_board_it_goes_anywhere_at_sea() -> None:
    """Off the board it closes nothing, and the robber can enter from there to any land."""
    table = Waters(LINES, stage="roll", pirate="")
    table.state.put(Robber(at=None))
    table.play(RollDice(), die=[3, 4])

    assert table.pirate == ""
    assert len(table.options(MovePirate)) == 3
    assert len(table.options(MoveRobber)) == 7
    events = table.play(MovePirate(table.named(EAST)))
    assert events[0] == PirateMoved(seat=A, origin=None, to=table.named(EAST))


def test_a_friendly_robber_makes_no_friendly_pirate() -> None:
    """The pirate may go beside ships of a player with few points."""
    table = seven(options={"friendly": True})

    assert table.named("0,0") in {one.to for one in table.options(MoveRobber)}
    assert table.named("1,2") not in {one.to for one in table.options(MoveRobber)}
    assert {one.to for one in table.options(MovePirate)} == {table.named(NORTH), table.named(EAST)}


def test_who_does_not_come_moves_the_robber() -> None:
    """The default is the base game's; without a robber it moves the pirate."""
    table = seven()

    assert isinstance(table.default(), MoveRobber)


def test_a_moved_pirate_comes_back() -> None:
    """Its move can be undone unless someone was robbed."""
    table = seven(LINES, pirate=EAST)

    comes_back(table, MovePirate(table.named(NORTH)))
    Slate(table)
