"""The computer and the gifts of the tribe: it sails toward them."""

from __future__ import annotations

import pytest

from game.seafarers.build_ship import BuildShip
from tests.game.computer.players import chosen
from tests.game.forgotten_tribe.tables import BEFORE_CARD, BEFORE_POINT, SHIP, Tribe


@pytest.mark.parametrize(("before", "farther"), [(BEFORE_POINT, "6,4 NE"), (BEFORE_CARD, "2,1 SE")])
def test_it_sails_to_a_gift(before: str, farther: str) -> None:
    """Two ships away, it builds the first one toward a point or a card."""
    table = Tribe(SHIP, ships={"a": farther})

    assert chosen(table) == BuildShip(table.edge_at(before))
