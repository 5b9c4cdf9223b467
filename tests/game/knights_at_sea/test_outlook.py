"""The computer's view of the pirate."""

from __future__ import annotations

from game.knights_at_sea.chase_pirate import ChasePirate
from tests.game.computer.players import chosen
from tests.game.knights_at_sea.tables import Bay
from tests.game.knights_at_sea.test_figures import GUARD, PIRATE


def test_it_chases_the_pirate_from_its_ships() -> None:
    """It does so even if no card can be stolen."""
    table = Bay(GUARD, pirate=PIRATE, knights="a1*")

    assert chosen(table) == ChasePirate(table.corners[0])
