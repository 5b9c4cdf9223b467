"""Robber and pirate at sea: off the board, appearing, and chased."""

from __future__ import annotations

import pytest

from game import Game
from game.base.families import ROBBER
from game.base.move_robber import MoveRobber
from game.cities_knights.barbarians import BarbariansAttacked
from game.cities_knights.barbarians import No as Locked
from game.cities_knights.chase_robber import ChaseRobber
from game.cities_knights.move_knight import No as Knight
from game.cities_knights.parts import Barbarians
from game.cities_knights.play_bishop import PlayBishop
from game.knights_at_sea.chase_pirate import ChasePirate, No, PirateChased
from game.knights_at_sea.figures import FiguresCameIn
from game.knights_at_sea.figures import No as Figure
from game.seafarers.move_pirate import MovePirate
from tests.game.knights_at_sea.tables import Bay
from tests.game.seafarers.tables import COAST
from tests.game.tables import LAND, A
from words import LANGUAGES, Words, alt_text, board_text

GUARD = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   A  ~    |  ~    |
    .       +       .       .
  /   \   /   A   /   \   /   \
.       .       +       .       .
|  D*   |  P9   B  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       b       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with ships of a along the pirate's hex, and one of b's at it."""
PIRATE = "1,0"


@pytest.mark.rule("10-7", "16.1")
def test_both_wait_beside_the_board() -> None:
    """No seven, card or knight moves them onto the board."""
    table = Bay(GUARD, pirate=PIRATE, attacks=0, stage="roll", knights="a1*", held={"a": "bishop"})

    assert (table.robber, table.pirate) == (None, "")
    table.roll(3, 4)
    assert ("a", ROBBER) not in table.owes()
    assert (table.robber, table.pirate) == (None, "")
    assert table.why_not(PlayBishop(table.state.land_hexes[0])) is Locked.LOCKED
    assert table.why_not(ChaseRobber(table.corners[0])) is Locked.LOCKED
    assert table.why_not(ChasePirate(table.corners[0])) is Figure.LOCKED


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_that_both_wait(language: str) -> None:
    """The texts do not say that the robber is locked, since it is not on the board."""
    w = Words(language)
    for attacks, count in ((0, 1), (1, 0)):
        view = Game(Bay(GUARD, pirate=PIRATE, attacks=attacks).state).view()
        assert board_text(view, str, w).count(w.say("board.figures.waiting")) == count
        assert alt_text(view, str, w).count(w.say("alt.figures.waiting")) == count
        assert w.say("alt.robber.locked") not in alt_text(view, str, w)


@pytest.mark.rule("10-7", "16.1")
def test_they_come_in_when_the_first_attack_is_over() -> None:
    """They appear on the map's starting hexes, before a seven of that roll moves one."""
    table = Bay(GUARD, pirate=PIRATE, attacks=0, ship=6, stage="roll", knights="a1*")
    desert = table.state.land_hexes[1]

    events = table.roll(3, 4)

    told = [type(event) for event in events]
    assert told.index(BarbariansAttacked) < told.index(FiguresCameIn)
    assert (table.robber, table.pirate) == (desert, PIRATE)
    assert table.owes() == [("a", ROBBER)]
    assert {MoveRobber, MovePirate} <= table.verbs()
    table.turn_to("b", stage="roll")
    assert not any(isinstance(e, FiguresCameIn) for e in table.roll(1, 1, by="b"))


@pytest.mark.rule("10-7", "16.1")
def test_on_an_island_without_sea_the_robber_stands_locked() -> None:
    """It is locked there as in games without ships."""
    table = Bay(LAND, attacks=0, stage="roll")

    assert table.robber is not None
    table.roll(3, 4)
    assert ("a", ROBBER) not in table.owes()


@pytest.mark.rule("10-6")
def test_the_pirate_is_locked_as_the_robber_is() -> None:
    """It stays locked even if it is already on the board."""
    table = Bay(GUARD, pirate=PIRATE, stage="roll")
    table.state.change(Barbarians, attacks=0)

    table.roll(3, 4)

    assert ("a", ROBBER) not in table.owes()


@pytest.mark.rule("10-6")
def test_a_knight_on_any_corner_chases_the_pirate() -> None:
    """The knight becomes inactive, and only the pirate moves, and steals where ships are."""
    for nth in (0, 1):
        knights = "a1* ." if nth == 0 else ". a1*"
        table = Bay(GUARD, pirate=PIRATE, knights=knights, b="ore")
        at = table.corners[nth]

        assert table.options(ChasePirate) == [ChasePirate(at)]
        assert table.play(ChasePirate(at)) == [PirateChased(seat=A, corner=at)]

        assert table.active() == []
        assert table.owes()[-1] == ("a", ROBBER)
        assert table.verbs() == {MovePirate}
        assert table.why_not(MoveRobber(table.state.land_hexes[0])) is Figure.NOT_CHASED
        table.play(MovePirate(table.named("2,0")))
        assert table.hand() == {}
        assert table.pirate == "2,0"


@pytest.mark.rule("10-6")
def test_the_pirate_robs_a_ship_where_it_comes() -> None:
    """It takes one card from a player with a ship beside its new hex."""
    table = Bay(GUARD, pirate=PIRATE, knights="a1*", b="ore")
    table.play(ChasePirate(table.corners[0]))
    table.play(MovePirate(table.named("1,1")), theft=[table.kind("ore")])

    assert table.hand() == {"ore": 1}


@pytest.mark.rule("10-6")
def test_a_pirate_elsewhere_is_not_chased() -> None:
    """The pirate's hex must touch the knight's corner."""
    table = Bay(GUARD, pirate="2,0", knights="a1*")

    assert table.why_not(ChasePirate(table.corners[0])) is No.NOT_BESIDE
    assert ChasePirate not in table.verbs()


@pytest.mark.rule("10-6")
def test_who_chases_the_robber_moves_the_robber() -> None:
    """A knight that chases the robber cannot move the pirate."""
    shore = GUARD.replace("D*   |  P9   B", "D    |  P9*  B")
    table = Bay(shore, pirate=PIRATE, knights="a1*")
    table.play(ChaseRobber(table.corners[0]))

    assert table.verbs() == {MoveRobber}
    assert table.why_not(MovePirate(table.named("2,0"))) is Figure.NOT_CHASED
    table.play(MoveRobber(table.state.land_hexes[0]))
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("10-6")
def test_a_knight_that_rests_chases_nobody() -> None:
    """An inactive knight cannot chase."""
    table = Bay(GUARD, pirate=PIRATE, knights="a1")

    assert table.why_not(ChasePirate(table.corners[0])) is Knight.NOT_ACTIVE
    assert ChasePirate not in table.verbs()


@pytest.mark.rule("10-8")
def test_a_bishop_moves_the_robber_alone() -> None:
    """The bishop does not move the pirate."""
    table = Bay(GUARD, pirate=PIRATE, held={"a": "bishop"})

    hexes = {action.to for action in table.options(PlayBishop)}

    assert hexes == {*table.state.land_hexes} - {table.robber}


@pytest.mark.rule("10-6")
def test_a_seven_leaves_the_choice() -> None:
    """After a seven the player chooses robber or pirate."""
    table = Bay(COAST, pirate="1,0", stage="roll")
    table.roll(3, 4)

    assert {MoveRobber, MovePirate} <= table.verbs()
