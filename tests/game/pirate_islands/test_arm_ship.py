"""Knights that turn ships into warships."""

from __future__ import annotations

import pytest

from game.base.play_knight import PlayKnight
from game.pirate_islands.arm_ship import No, ShipArmed
from game.seafarers.build_ship import BuildShip
from tests.game.pirate_islands.tables import FIRST, LANDING, Raiding
from tests.game.tables import A
from tests.game.taking_back import comes_back

KNIGHT = {"a": "2 knight"}


@pytest.mark.rule("8.12-7")
def test_a_knight_arms_the_ship_nearest_to_the_start() -> None:
    """It arms the first ship of the line that is no warship yet; nobody is robbed."""
    table = Raiding("", "ore", warships=2, ships={"a": LANDING}, held=KNIGHT)
    third = table.edge_at("2,7 NW")

    events = table.play(PlayKnight())

    assert events[1:] == [ShipArmed(seat=A, edge=third)]
    assert table.raid.warships == tuple(sorted(table.edges_at(f"{FIRST}; 2,7 NE; 2,7 NW")))
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("8.12-7")
def test_the_card_is_gone() -> None:
    """The knight does not count for an army and cannot be played again."""
    table = Raiding(held={"a": "knight"})

    table.play(PlayKnight())

    assert table.state.held[A] == ()
    assert table.points() == 1


@pytest.mark.rule("8.12-7")
def test_ships_along_the_coast_are_not_armed() -> None:
    """With the whole line armed, a knight cannot be played."""
    table = Raiding(ships={"a": "3,6 E"}, warships=1, held=KNIGHT)

    assert table.options(PlayKnight) == []
    assert table.why_not(PlayKnight()) is No.NO_SHIP


@pytest.mark.rule("8.12-7")
def test_a_warship_is_a_ship() -> None:
    """The line can continue from a warship."""
    table = Raiding("lumber wool", warships=1)

    assert BuildShip(table.edge_at("2,7 NE")) in table.options(BuildShip)
    assert table.left("ship") == 14


@pytest.mark.rule("8.12-7")
def test_it_may_be_played_before_the_roll() -> None:
    """It can be played before the roll, like any knight."""
    table = Raiding(held=KNIGHT, stage="roll")

    table.play(PlayKnight())

    assert table.owes() == [("a", "roll")]
    assert len(table.raid.warships) == 1


def test_it_may_be_taken_back() -> None:
    """It revealed nothing hidden, so it can be undone."""
    comes_back(Raiding(held=KNIGHT), PlayKnight())
