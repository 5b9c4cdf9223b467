"""What is told where knights sail."""

from __future__ import annotations

import pytest

from game.core.view import view
from game.knights_at_sea.figures import FiguresCameIn
from tests.game.knights_at_sea.tables import Bay
from tests.game.seafarers.tables import COAST
from words import LANGUAGES, Words

NAMES = ("Alba", "Bruno", "Chloé")


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_that_come_in_stand_at_hexes_by_their_names(language: str) -> None:
    """Terrain and number, and no place by its own number."""
    table, w = Bay(COAST, pirate="1,0"), Words(language)
    seen = view(table.state, None)
    robber, pirate = table.robber, table.named("1,0")
    assert robber is not None

    event = FiguresCameIn(robber=robber, pirate=pirate)
    told = w.event(event, NAMES.__getitem__, seen.rules, seen)

    assert told
    assert w.place(seen, "hex", robber) in told
    assert w.place(seen, "hex", pirate) in told
