"""Duties of the set-up round with a city, and of laying a road beside one."""

from __future__ import annotations

from game import View
from game.base.families import FIRST_ROAD, FOUND
from game.base.rounds import rounds

CITY = "city"


def founds_a_city(view: View) -> bool:
    """Whether this round places a city."""
    found = rounds(view)
    return any(found[debt.args[0] - 1].piece == CITY for debt in view.debts() if debt.duty == FOUND)


def begins_at_a_city(view: View) -> bool:
    """Whether the first road belongs to a city."""
    names = [piece.name for piece in view.rules.pieces]
    corners = [debt.args[0] for debt in view.debts() if debt.duty == FIRST_ROAD]
    return any(names[view.corner_piece[corner]] == CITY for corner in corners)


OTHERWISE = {FOUND: founds_a_city, FIRST_ROAD: begins_at_a_city}
